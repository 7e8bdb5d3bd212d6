import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { weaponOf } from '../../../rules/weapons.ts';

export const MOLDY_CROW: UpgradeFacts = {
  id: 'moldycrow',
  name: 'Moldy Crow',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['rebelalliance', 'scumandvillainy'] }, { ship: ['hwk290lightfreighter'] }],
  standard: true,
  text: 'You have a primary weapon of three dice to the front, and keep up to two focus tokens in the End Phase.',
  abilities: [
    modify('weapons', 'xw2.faq-abilities-queue.8', (weapons, { self, moment: ship }) =>
      ship === self.ship
        ? [...weapons, weaponOf({ id: 'primary:front', symbol: 'front', arcs: ['front'], dice: 3 })]
        : weapons,
    ),
    modify('keeps-tokens', 'xw2.faq-abilities-queue.8', (kept, { self, moment }) =>
      moment.ship === self.ship && moment.token === 'focus' ? Math.max(kept, 2) : kept,
    ),
  ],
};

import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const PHANTOM: UpgradeFacts = {
  id: 'phantom',
  name: 'Phantom',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['rebelalliance'] }, { ship: ['attackshuttle', 'sheathipedeclassshuttle'] }],
  standard: true,
  text: 'You can dock at range 0-1.',
  abilities: [
    modify('dock-range', 'xw2.docking.8', (range, { self, moment }) =>
      moment.ship === self.ship ? Math.max(range, 1) : range,
    ),
  ],
};

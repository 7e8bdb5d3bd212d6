import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const R5_TK: UpgradeFacts = {
  id: 'r5tk',
  name: 'R5-TK',
  fills: ['astromech'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'You can attack friends.',
  abilities: [
    modify('attacks-friends', 'xw2.friendly.4', (attacks, { self, moment }) => attacks || moment === self.ship),
  ],
};

import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const INTIMIDATION: UpgradeFacts = {
  id: 'intimidation',
  name: 'Intimidation',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'The agility of enemy ships you touch is 1 lower.',
  abilities: [
    modify('agility', (agility, { self, moment }) =>
      moment.seat !== self.ship.seat && self.ship.contact.includes(moment.id) ? agility - 1 : agility,
    ),
  ],
};

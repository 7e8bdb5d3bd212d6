import { instead, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { isOwnReposition } from '../../../rules/reposition.ts';

export const COLLISION_DETECTOR: UpgradeFacts = {
  id: 'collisiondetector',
  name: 'Collision Detector',
  fills: ['sensor'],
  limited: 0,
  cost: 9,
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'You can boost and barrel roll through and onto obstacles. After you met one you may pay a charge to ignore it for the rest of the round.',
  abilities: [
    modify(
      'repositions-through',
      'xw2.golden-rules.3',
      (through, { self, moment }) => through || (moment.ship === self.ship && isOwnReposition(moment.how)),
    ),
    instead('obstacle-effect', {
      rule: 'xw2.obstacles.2',
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
      *instead({ table, self, moment }) {
        spendCharge(table, self, 1, 'xw2.obstacles.2');
        self.ship.memory[`round:ignores:${moment.obstacle.id}`] = 1;
        return true;
      },
    }),
    modify(
      'ignores-obstacle',
      'xw2.obstacles.2',
      (ignores, { self, moment }) =>
        ignores || (moment.ship === self.ship && self.ship.memory[`round:ignores:${moment.obstacle.id}`] === 1),
    ),
  ],
};

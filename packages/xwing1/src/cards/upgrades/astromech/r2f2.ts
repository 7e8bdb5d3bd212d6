import { cardAction, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

const RAISED = 'round:r2f2';

export const R2_F2: UpgradeFacts = {
  id: 'r2f2',
  name: 'R2-F2',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  text: 'Action: your agility is 1 higher until the end of the round.',
  abilities: [
    cardAction({
      *perform({ self }) {
        self.ship.memory[RAISED] = 1;
      },
    }),
    modify('agility', (agility, { self, moment: ship }) =>
      ship === self.ship && ship.memory[RAISED] === 1 ? agility + 1 : agility,
    ),
  ],
};

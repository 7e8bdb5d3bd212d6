import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { changeUntilRoundEnds } from '../../../rules/stats.ts';

export const EXPOSE: UpgradeFacts = {
  id: 'expose',
  name: 'Expose',
  fills: ['elite'],
  limited: 0,
  cost: 4,
  text: 'Action: for the rest of the round your primary weapon value is 1 higher and your agility 1 lower.',
  abilities: [
    cardAction({
      *perform({ self: { ship } }) {
        changeUntilRoundEnds(ship, 'attack', 1);
        changeUntilRoundEnds(ship, 'agility', -1);
      },
    }),
  ],
};

import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isStressed, removeToken } from '../../../rules/tokens.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const KORR_SELLA: UpgradeFacts = {
  id: 'korrsella',
  name: 'Korr Sella',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'Blue maneuver fully executed: you remove all your stress tokens.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: (context) => youFullyExecute(context, 'blue') && isStressed(context.self.ship),
      *effect({ table, self: { ship } }) {
        removeToken(table, ship, 'stress', ship.tokens.stress);
      },
    }),
  ],
};

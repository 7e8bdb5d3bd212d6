import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { isCoordinateAction } from '../../words/coordinate.ts';
import { BY_90, couldTurnShip, mayTurnShip } from '../../words/rotateship.ts';

const RULE = 'xw2.coordinate.4';

export const CIENA_REE: UpgradeFacts = {
  id: 'cienaree',
  name: 'Ciena Ree',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticempire'] }, { action: 'coordinate' }],
  standard: true,
  text: 'A ship that rolled or boosted when you coordinated it may gain a stress token to turn by 90 degrees.',
  abilities: [
    at('coordinated', {
      rule: RULE,
      optional: false,
      when: ({ table, self, moment: { ship, other, action } }) =>
        ship === self.ship &&
        isCoordinateAction(ship) &&
        (action === 'barrel-roll' || action === 'boost') &&
        couldTurnShip(table, other, BY_90),
      *effect(context) {
        const { table, moment } = context;
        const { other } = moment;
        yield* mayTurnShip(context, other, BY_90, () =>
          gainToken(table, other, 'stress', 1, { rule: RULE, by: other.seat }),
        );
      },
    }),
  ],
};

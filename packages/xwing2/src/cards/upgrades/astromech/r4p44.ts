import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const R4_P44: UpgradeFacts = {
  id: 'r4p44',
  name: 'R4-P44',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'Red maneuver fully executed, with an enemy in your bullseye arc: gain a calculate token.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: (context) =>
        youFullyExecute(context, 'red') &&
        context.table
          .enemiesOf(context.self.ship.seat)
          .some((enemy) => inArc(context.table, context.self.ship, 'bullseye', enemy)),
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'calculate', 1);
      },
    }),
  ],
};

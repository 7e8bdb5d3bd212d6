import { at, cardAction, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { refuse } from '../../refusals.ts';
import { liftable, putBeside, shiftPiece } from '../../rules/liftingterrain.ts';

/** A barricade as the unit is deployed, and barricades that fly. */
export const FORCE_LIFT = [
  at('unit-deployed', {
    optional: true,
    when: (context) => isOwn(context) && context.moment.unit.place === 'play',
    *effect({ table, moment: { unit } }) {
      yield* putBeside(table, unit, 'barricade', RULE);
    },
  }),
  cardAction({
    rule: RULE,
    free: true,
    whyNot: ({ table, moment: unit }) =>
      liftable(table, unit).length > 0 ? undefined : refuse(RULE, 'touches-no-terrain'),
    *perform({ table, moment: unit }) {
      const { seat } = unit;
      const options = liftable(table, unit).map((piece) => ({ key: piece.id, about: { piece: piece.id }, piece }));
      const { piece } = yield* pickOne({ seat, topic: 'choose-piece', rule: RULE, options });
      yield* shiftPiece(table, seat, piece, RULE);
    },
  }),
] as const;

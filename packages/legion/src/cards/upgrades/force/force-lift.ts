import { words } from '@rangefinder/kernel/words';
import { at, cardAction, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { refuse } from '../../../refusals.ts';
import { liftable, placePieceBeside, shiftPiece } from '../../../rules/liftingterrain.ts';
import { upgrade } from '../upgrade.ts';

/** A barricade as the unit is deployed, and barricades that fly. */
export const FORCE_LIFT = upgrade('force', {
  id: 'force-lift',
  name: 'Force Lift',
  points: 5,
  exhaust: true,
  text: words(
    'When deployed it may set up a barricade at range 1. Free action: shift a barricade at range 1 by range 1 and height 1 at most.',
    'Au déploiement, elle peut placer une barricade à portée 1. Action gratuite : décalez une barricade à portée 1 jusqu’à portée 1 et hauteur 1 de sa place.',
    'Przy wystawieniu może ustawić barykadę w zasięgu 1. Darmowa akcja: przesuń barykadę z zasięgu 1 na miejsce w zasięgu 1 i wysokości 1 od poprzedniego.',
  ),
  abilities: [
    at('unit-deployed', {
      optional: true,
      when: (context) => isOwn(context) && context.moment.unit.place === 'play',
      *effect({ table, moment: { unit } }) {
        yield* placePieceBeside(table, unit, 'barricade');
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
        yield* shiftPiece(table, seat, piece);
      },
    }),
  ],
});

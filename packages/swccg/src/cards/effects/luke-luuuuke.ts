import type { OfCard, Place, Source } from '../../definition.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSite } from '../../rules/locations.ts';
import { forfeitValue } from '../../rules/values.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isKind, isPersona } from '../conditions.ts';
import { add, automatic, type Texts } from '../words.ts';

/** The card a Utinni Effect is about. */
const itsAim = ({ card }: OfCard, my: Source): boolean => my.self?.target === card.id;

/** Deploys on a site of a planet. */
export const atSiteOf =
  (planet: string, cost: number) =>
  ({ location, on }: Place) =>
    location && !on && location.row === planet && isSite(location) ? cost : null;

/** Whom it targets. */
export const aimOf = (my: Source, game: CardTable): CardInPlay | undefined =>
  my.self?.target ? game.find(my.self.target) : undefined;

/** swccg.core-effects.4: present at the Effect's location, or in a slot of a ship or vehicle present there */
export function isReached(my: Source, game: CardTable): boolean {
  const target = aimOf(my, game);
  if (!target || my.self?.where.kind !== 'at') return false;
  const place = target.where.kind === 'aboard' ? game.find(target.where.id)?.where : target.where;
  return place?.kind === 'at' && place.id === my.self.where.id;
}

export const LUKE_LUUUUKE: Texts = {
  'luke-luuuuke': {
    text: 'Deploy on a Tatooine site and target a Rebel, who is power and forfeit -1 (-3 if Luke), and is lost when that takes the forfeit to 0. Cancelled when the target reaches the site.',
    deploysOn: atSiteOf('tatooine', 0),
    aimsAt: (target, _seat, game) => isKind(game.facts(target), 'rebel'),
    modifiers: (['power', 'forfeit'] as const).map((question) =>
      add(question, ({ card }, _my, game) => (isPersona(game, card, 'luke') ? -3 : -1), itsAim),
    ),
    automatic: [
      automatic('board', {
        when: ({ game, my }) => isReached(my, game),
        *effect({ game, my }) {
          if (my.self) yield* leaveTable(game, my.self, 'lost', 'swccg.core-effects.7');
        },
      }),
      automatic('board', {
        when: ({ game, my }) => {
          const target = aimOf(my, game);
          return target !== undefined && forfeitValue(game, target) === 0 && !isReached(my, game);
        },
        *effect({ game, my }) {
          const target = aimOf(my, game);
          if (target) yield* leaveTable(game, target, 'lost', 'swccg.core-effects.3');
        },
      }),
    ],
  },
};

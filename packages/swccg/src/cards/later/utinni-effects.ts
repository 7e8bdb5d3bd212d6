import { leaveTable } from '../../rules/leaving.ts';
import { isSite } from '../../rules/locations.ts';
import { relocate } from '../../rules/movement.ts';
import { forfeitValue } from '../../rules/values.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isCharacter, isKind, isOnPlanet, isPersona } from '../conditions.ts';
import type { OfCard, Place, Source } from '../definition.ts';
import { add, automatic, set, type Texts } from '../words.ts';

/** The card a Utinni Effect is about. */
const itsAim = ({ card }: OfCard, my: Source): boolean => my.self?.target === card.id;

const atSiteOf =
  (planet: string, cost: number) =>
  ({ location, on }: Place) =>
    location && !on && location.row === planet && isSite(location) ? cost : null;

const aimOf = (my: Source, game: CardTable): CardInPlay | undefined =>
  my.self?.target ? game.find(my.self.target) : undefined;

/** swccg.core-effects.4: present at the Effect's location, or in a slot of a ship or vehicle present there */
function isReached(my: Source, game: CardTable): boolean {
  const target = aimOf(my, game);
  if (!target || my.self?.where.kind !== 'at') return false;
  const place = target.where.kind === 'aboard' ? game.find(target.where.id)?.where : target.where;
  return place?.kind === 'at' && place.id === my.self.where.id;
}

export const UTINNI_EFFECTS: Texts = {
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
  'tusken-breath-mask': {
    text: 'When you have just won a battle at a Tatooine site, deploy there and target your character who is not on Tatooine. Whoever reaches it takes it: on Tatooine, power and forfeit +2 and immune to attrition of exactly 3.',
    deploysOn: atSiteOf('tatooine', 0),
    immediate: {
      responds: 'battle-won',
      when: ({ seat, moment }, { location }) =>
        moment.type === 'battle-won' && moment.seat === seat && moment.location === location,
    },
    aimsAt: (target, seat, game) =>
      target.owner === seat && isCharacter(target, game) && game.locationOf(target)?.row !== 'tatooine',
    modifiers: [
      ...(['power', 'forfeit'] as const).map((question) =>
        add(question, 2, (about, my, game) => isWorn(about, my) && isOnPlanet(game, about.card, 'tatooine')),
      ),
      set('immunity-exactly', 3, (about, my, game) => isWorn(about, my) && isOnPlanet(game, about.card, 'tatooine')),
    ],
    automatic: [
      automatic('board', {
        when: ({ game, my }) => isReached(my, game),
        *effect({ game, my }) {
          const target = aimOf(my, game);
          if (!my.self || !target) return;
          relocate(game, my.self, { kind: 'on', id: target.id, slot: null }, 'taken', 'swccg.core-effects.4');
        },
      }),
    ],
  },
};

/** The mask is on the one who reached it. */
function isWorn({ card }: OfCard, my: Source): boolean {
  return my.self?.where.kind === 'on' && my.self.where.id === card.id;
}

import type { OfCard, Source } from '../../definition.ts';
import { relocate } from '../../rules/movement.ts';
import { isCharacter, isOnPlanet } from '../conditions.ts';
import { add, automatic, set, type Texts } from '../words.ts';
import { aimOf, atSiteOf, isReached } from './luke-luuuuke.ts';

/** The mask is on the one who reached it. */
function isWorn({ card }: OfCard, my: Source): boolean {
  return my.self?.where.kind === 'on' && my.self.where.id === card.id;
}

export const TUSKEN_BREATH_MASK: Texts = {
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

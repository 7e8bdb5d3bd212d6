import type { CardFacts } from '../../facts.ts';
import { hasKeyword, onSide } from '../conditions.ts';
import { add, set, type Texts } from '../words.ts';

/** Blaster rifles, Stormtrooper Utility Belts and Blaster Scopes. */
const isGear = (facts: CardFacts): boolean =>
  hasKeyword(facts, 'blaster rifle') || facts.id === 'stormtrooper-utility-belt' || facts.id === 'blaster-scope';

export const AN_ENTIRE_LEGION_OF_MY_BEST_TROOPS: Texts = {
  'an-entire-legion-of-my-best-troops': {
    text: 'Stormtroopers other than biker scouts have armor = 4. Your blaster rifles, Blaster Scopes and Stormtrooper Utility Belts deploy for 1 less and, drawn as weapon or battle destiny, are destiny +2. Immune to Alter.',
    immuneTo: ['Alter'],
    deploysOn: onSide(0),
    modifiers: [
      set('armor', 4, ({ card }, _my, game) => {
        const facts = game.facts(card);
        return hasKeyword(facts, 'stormtrooper') && !hasKeyword(facts, 'biker scout');
      }),
      add('deploy-cost', -1, ({ facts, seat }, my) => seat === my.seat && isGear(facts)),
      add(
        'drawn-destiny',
        2,
        ({ facts, seat, kind }, my) => seat === my.seat && isGear(facts) && (kind === 'weapon' || kind === 'battle'),
      ),
    ],
  },
};

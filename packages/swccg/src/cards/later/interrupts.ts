import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { definitionOf } from '../catalog.ts';
import type { CardText } from '../definition.ts';
import { action, type Texts } from '../words.ts';

/** An Effect that deploys without a cost somewhere: the only sort a starting function may deploy. */
function isFree(id: string): boolean {
  const { facts, text } = definitionOf(id);
  return facts.type === 'effect' && text?.deploysOn !== undefined && !/[Dd]eploy for \d/.test(text.text);
}

const adviser: CardText = {
  text: 'Used: use 3 Force to take an Effect from your Reserve Deck into hand. Starting: deploy an Effect without deploy cost from your Reserve Deck; this card is lost.',
  play: [
    action({
      name: 'take',
      cost: 3,
      to: 'used',
      *effect({ game, seat }) {
        const card = yield* searchPile(game, seat, 'reserve', (facts) => facts.type === 'effect');
        if (card === null) game.shuffle(seat, 'reserve');
        else takeFromReserve(game, seat, card);
      },
    }),
  ],
  *starting({ game, seat }) {
    const found = yield* searchPile(game, seat, 'reserve', (facts) => isFree(facts.id));
    if (found !== null) yield* deployFromReserve(game, seat, found);
  },
};

export const INTERRUPTS: Texts = {
  'the-signal': adviser,
  'twilek-advisor': adviser,
};

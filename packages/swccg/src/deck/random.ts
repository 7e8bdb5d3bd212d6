import { emptyRecord, type Random } from '@rangefinder/kernel';
import { allCards } from '../cards/catalog.ts';
import type { CardFacts, Side } from '../facts.ts';
import { isShield } from '../rules/shields.ts';
import { mayStart } from '../rules/starting.ts';
import type { Deck } from './deck.ts';

/** A random legal deck over everything playable: about a quarter locations, sometimes an Objective. */
export function randomDeck(random: Random, side: Side): Deck {
  const playable = allCards().filter(({ facts, text }) => facts.side === side && text !== null);
  const locations = playable.filter(({ facts }) => facts.type === 'location').map(({ facts }) => facts.id);
  const objectives = playable.filter(({ facts }) => facts.type === 'objective');
  const others = playable
    .filter(
      ({ facts }) =>
        facts.type !== 'location' && facts.type !== 'objective' && !isStartingEffect(facts) && !isShield(facts),
    )
    .map(({ facts }) => facts.id);
  const cards = emptyRecord<number>();
  const put = (id: string) => {
    cards[id] = (cards[id] ?? 0) + 1;
  };
  let left = 60;
  if (objectives.length > 0 && random.below('deck', 3) === 0) {
    const { facts, text } = random.choose('deck', objectives);
    const needed = (text?.deploys ?? []).map((slug) => locations.find((id) => id === slug || id === `${slug}-${side}`));
    for (const id of [facts.id, ...needed]) {
      if (id === undefined) continue;
      put(id);
      left--;
    }
  }
  put(random.choose('deck', playable.filter(mayStart)).facts.id);
  left--;
  // swccg.core-deck.5
  const starting = playable.filter(({ facts }) => isStartingEffect(facts));
  if (starting.length > 0 && random.below('deck', 3) === 0) {
    put(random.choose('deck', starting).facts.id);
    left--;
  }
  for (const wanted = 10 + random.below('deck', 8); left > 60 - wanted; left--) put(random.choose('deck', locations));
  for (; left > 0; left--) put(random.choose('deck', others));
  return { side, cards };
}

function isStartingEffect(facts: CardFacts): boolean {
  return facts.type === 'effect' && facts.kind === 'starting';
}

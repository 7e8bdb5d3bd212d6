import { definitionOf } from '../../src/cards/catalog.ts';
import { typeIcon } from '../card/face.ts';
import { Icon } from '../icons/Icon.tsx';
import { TYPE_WORDS, type Words } from '../words.ts';
import { type DraftDeck, partsOf } from './deckText.ts';
import { BUILDER } from './words.ts';

interface DeckListProps {
  readonly say: (said: Words) => string;
  readonly deck: DraftDeck;
  onCount(card: string, by: number): void;
  onShow(card: string): void;
}

/** The deck by type, each card with its number of copies. */
export function DeckList({ say, deck, onCount, onShow }: DeckListProps) {
  const parts = partsOf(deck);
  if (parts.length === 0) return <p className="sw-builder-empty">{say(BUILDER.emptyDeck)}</p>;
  return parts.map(({ type, count, cards }) => (
    <section key={type} className="sw-deck-part">
      <h3>
        {say(TYPE_WORDS[type])} <b>{count}</b>
      </h3>
      <ul>
        {cards.map((card) => {
          const { facts, text } = definitionOf(card);
          const { title } = facts;
          return (
            <li key={card} className={text ? '' : 'is-unwritten'}>
              <span className="sw-deck-count">{deck.cards[card]}×</span>
              <button
                type="button"
                className="sw-deck-title"
                aria-label={say(BUILDER.show(title))}
                onClick={() => onShow(card)}
                onPointerEnter={() => onShow(card)}
                onFocus={() => onShow(card)}
              >
                <Icon name={typeIcon(facts)} size={13} /> {title}
              </button>
              <button
                type="button"
                className="sw-step"
                aria-label={say(BUILDER.remove(title))}
                onClick={() => onCount(card, -1)}
              >
                −
              </button>
              <button
                type="button"
                className="sw-step"
                aria-label={say(BUILDER.add(title))}
                onClick={() => onCount(card, 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

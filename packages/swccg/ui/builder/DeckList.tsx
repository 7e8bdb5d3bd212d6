import { definitionOf } from '../../src/cards/catalog.ts';
import { typeIcon } from '../card/face.ts';
import { Icon } from '../icons/Icon.tsx';
import { TYPE_WORDS, type Words } from '../words.ts';
import { copiesOf, type DraftDeck, partsOf } from './deckText.ts';
import { BUILDER } from './words.ts';

interface DeckListProps {
  readonly say: (said: Words) => string;
  readonly deck: DraftDeck;
  onCount(card: string, by: number): void;
  onShow(card: string): void;
}

/** The deck by type, each card with its number of copies; then what lies under the starting Effect. */
export function DeckList(props: DeckListProps) {
  const { say, deck } = props;
  const parts = partsOf(deck);
  const under = deck.under ?? [];
  if (parts.length + under.length === 0) return <p className="sw-builder-empty">{say(BUILDER.emptyDeck)}</p>;
  return (
    <>
      {parts.map(({ type, count, cards }) => (
        <Part key={type} {...props} name={say(TYPE_WORDS[type])} count={count} cards={cards} />
      ))}
      {under.length > 0 ? (
        <Part {...props} name={say(BUILDER.under)} count={under.length} cards={[...new Set(under)]} />
      ) : null}
    </>
  );
}

interface PartProps extends DeckListProps {
  readonly name: string;
  readonly count: number;
  readonly cards: readonly string[];
}

function Part({ say, deck, onCount, onShow, name, count, cards }: PartProps) {
  return (
    <section className="sw-deck-part">
      <h2>
        {name} <b>{count}</b>
      </h2>
      <ul>
        {cards.map((card) => {
          const { facts, text } = definitionOf(card);
          const { title } = facts;
          const show = () => onShow(card);
          return (
            <li key={card} className={text ? '' : 'is-unwritten'}>
              <span className="sw-deck-count">{copiesOf(deck, card)}×</span>
              <button
                type="button"
                className="sw-deck-title"
                title={say(BUILDER.show(title))}
                onClick={show}
                onPointerEnter={show}
                onFocus={show}
              >
                <Icon name={typeIcon(facts)} size={13} /> {title}
              </button>
              <Step name={say(BUILDER.remove(title))} sign="−" onPress={() => onCount(card, -1)} />
              <Step name={say(BUILDER.add(title))} sign="+" onPress={() => onCount(card, 1)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Step({ name, sign, onPress }: { readonly name: string; readonly sign: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="sw-step" aria-label={name} onClick={onPress}>
      {sign}
    </button>
  );
}

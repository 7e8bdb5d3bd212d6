import type { Language } from '@rangefinder/kernel';
import { useId, useMemo, useState } from 'react';
import { allCards } from '../../src/cards/catalog.ts';
import type { CardDefinition } from '../../src/definition.ts';
import { CardTile } from '../card/CardTile.tsx';
import { searchText } from '../card/face.ts';
import { compareCards } from '../tray/sorted.ts';
import { type CardType, TYPE_WORDS, WORDS, type Words } from '../words.ts';
import { copiesOf, type DraftDeck } from './deckText.ts';
import { BUILDER } from './words.ts';

interface BrowserProps {
  readonly say: (said: Words) => string;
  readonly language: Language;
  readonly deck: DraftDeck;
  readonly shown: string | null;
  onAdd(card: string, by: number): void;
  onShow(card: string): void;
}

const TYPES = Object.keys(TYPE_WORDS).filter((type): type is CardType => type in TYPE_WORDS);

/** All cards of the side, to look through and to add. */
export function CardBrowser({ say, language, deck, shown, onAdd, onShow }: BrowserProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [type, setType] = useState<CardType | null>(null);
  const [unwritten, setUnwritten] = useState(false);
  const found = useMemo(() => findCards(deck.side, { search, type, unwritten }), [deck.side, search, type, unwritten]);
  return (
    <section className="sw-browser" aria-label={say(BUILDER.cards)}>
      <div className="sw-browser-head">
        <input
          className="input"
          type="search"
          aria-label={say(BUILDER.search)}
          placeholder={say(BUILDER.search)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select
          className="select"
          aria-label={say(BUILDER.type)}
          value={type ?? ''}
          onChange={({ target }) => setType(TYPES.find((one) => one === target.value) ?? null)}
        >
          <option value="">{say(BUILDER.allTypes)}</option>
          {TYPES.map((one) => (
            <option key={one} value={one}>
              {say(TYPE_WORDS[one])}
            </option>
          ))}
        </select>
        <label className="sw-check" htmlFor={`${id}-unwritten`}>
          <input
            id={`${id}-unwritten`}
            type="checkbox"
            checked={unwritten}
            onChange={({ target }) => setUnwritten(target.checked)}
          />
          <span>{say(BUILDER.showUnwritten)}</span>
        </label>
        <p className="sw-browser-found" role="status">
          {say(found.length === 0 ? BUILDER.nothing : BUILDER.found(found.length))}
        </p>
      </div>
      <ul className="sw-browser-cards">
        {found.map(({ facts, text }) => (
          <li key={facts.id}>
            <button
              type="button"
              className={`sw-tile ${shown === facts.id ? 'is-open' : ''} ${text ? '' : 'is-unwritten'}`}
              title={text ? undefined : WORDS.unwritten[language]}
              onPointerEnter={() => onShow(facts.id)}
              onFocus={() => onShow(facts.id)}
              onClick={() => onAdd(facts.id, 1)}
            >
              <span className="sw-hidden">{say(BUILDER.add(facts.title))}</span>
              <span className="sw-piece-face" aria-hidden="true">
                <CardTile card={facts.id} language={language} />
                {copiesOf(deck, facts.id) > 0 ? <b className="sw-in-deck">{copiesOf(deck, facts.id)}</b> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Wanted {
  readonly search: string;
  readonly type: CardType | null;
  readonly unwritten: boolean;
}

function findCards(side: DraftDeck['side'], { search, type, unwritten }: Wanted): readonly CardDefinition[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return allCards()
    .filter((card) => card.facts.side === side && (unwritten || card.text !== null))
    .filter((card) => type === null || card.facts.type === type)
    .filter((card) => {
      const text = searchText(card);
      return wanted.every((word) => text.includes(word));
    })
    .sort((a, b) => compareCards(a.facts.id, b.facts.id));
}

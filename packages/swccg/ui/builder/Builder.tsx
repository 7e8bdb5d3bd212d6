import '../board/board.css';
import '../parts.css';
import './builder.css';
import type { BuilderProps } from '@rangefinder/table';
import { back, begin, forth, type History, step, useUndoKeys } from '@rangefinder/table/builder';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { validate } from '../../src/deck/validate.ts';
import { side } from '../../src/text/words.ts';
import { CardFace } from '../card/CardFace.tsx';
import type { Words } from '../words.ts';
import { CardBrowser } from './CardBrowser.tsx';
import { DeckHead } from './DeckHead.tsx';
import { DeckList } from './DeckList.tsx';
import { DeckText } from './DeckText.tsx';
import { changed, type DraftDeck, openDeck } from './deckText.ts';
import { Problems } from './Problems.tsx';
import { BUILDER } from './words.ts';

/** Builds a deck: every rule of deck building is asked of the game's own rules, none is known here. */
export function Builder({ settings: { language }, list, notes = [], onChange }: BuilderProps) {
  const say = useCallback((said: Words) => said[language], [language]);
  // The list that was opened, once: what the builder itself saves does not come in again.
  const [opened] = useState(() => openDeck(list));
  const [name, setName] = useState(opened.name);
  const [history, setHistory] = useState<History<DraftDeck | null>>(() => begin(opened.deck));
  const [shown, setShown] = useState<string | null>(null);
  const deck = history.now;
  const problems = useMemo(() => (deck ? validate(deck) : []), [deck]);
  const save = useRef(onChange);
  save.current = onChange;
  useEffect(() => {
    if (deck && (deck !== opened.deck || name !== opened.name)) save.current(deck, name);
  }, [deck, name, opened]);
  // There is no way back to the question which side one plays.
  const change = (next: DraftDeck) =>
    setHistory((now) => (now.now === null ? begin<DraftDeck | null>(next) : step(now, next)));
  useUndoKeys(setHistory);

  if (!deck) return <ChooseSide say={say} onChoose={(chosen) => change({ side: chosen, cards: {} })} />;

  return (
    <div className="sw sw-builder">
      <DeckHead
        say={say}
        name={name}
        deck={deck}
        history={history}
        onName={setName}
        onSide={(chosen) => change({ side: chosen, cards: {} })}
        onBack={() => setHistory(back)}
        onForth={() => setHistory(forth)}
      />
      {opened.unknown.length > 0 ? (
        <p className="notice is-bad">{say(BUILDER.unknown(opened.unknown.join(', ')))}</p>
      ) : null}
      {notes.length > 0 ? (
        <div className="notice" role="status">
          <ul className="sw-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="sw-builder-columns">
        <section className="sw-deck" aria-label={say(BUILDER.deck)}>
          <Problems say={say} problems={problems} />
          <DeckList say={say} deck={deck} onCount={(card, by) => change(changed(deck, card, by))} onShow={setShown} />
          <DeckText say={say} deck={deck} onChange={change} />
        </section>
        <CardBrowser
          say={say}
          language={language}
          deck={deck}
          shown={shown}
          onAdd={(card, by) => change(changed(deck, card, by))}
          onShow={setShown}
        />
        <aside className="sw-builder-shown">{shown ? <CardFace card={shown} language={language} /> : null}</aside>
      </div>
      <p className="sw-builder-english">{say(BUILDER.inEnglish)}</p>
    </div>
  );
}

function ChooseSide({
  say,
  onChoose,
}: {
  readonly say: (said: Words) => string;
  readonly onChoose: (side: DraftDeck['side']) => void;
}) {
  return (
    <div className="sw sw-builder">
      <h2>{say(BUILDER.chooseSide)}</h2>
      <div className="row">
        {(['dark', 'light'] as const).map((one) => (
          <button key={one} type="button" className="button" data-side={one} onClick={() => onChoose(one)}>
            {say(side(one === 'dark' ? 0 : 1))}
          </button>
        ))}
      </div>
    </div>
  );
}

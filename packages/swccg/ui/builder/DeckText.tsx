import { useId, useState } from 'react';
import { readList, writeList } from '../../src/deck/file.ts';
import type { Words } from '../words.ts';
import type { DraftDeck } from './deckText.ts';
import { BUILDER } from './words.ts';

interface DeckTextProps {
  readonly say: (said: Words) => string;
  readonly deck: DraftDeck;
  onChange(deck: DraftDeck): void;
}

/** A deck in and out as text. */
export function DeckText({ say, deck, onChange }: DeckTextProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly Words[]>([]);
  const [copied, setCopied] = useState(false);
  const shown = text ?? writeList(deck);
  const readIn = () => {
    const { list, notes: said } = readList(shown);
    setNotes(said);
    if (!list) return;
    onChange(list);
    setText(null);
  };
  return (
    <details className="sw-deck-text">
      <summary>{say(BUILDER.text)}</summary>
      <p id={`${id}-hint`}>{say(BUILDER.textHint)}</p>
      <textarea
        className="input"
        rows={10}
        aria-label={say(BUILDER.text)}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          setCopied(false);
        }}
      />
      <div className="row">
        <button type="button" className="button is-small" disabled={text === null} onClick={readIn}>
          {say(BUILDER.readIn)}
        </button>
        <button
          type="button"
          className="button is-small"
          onClick={() => void navigator.clipboard.writeText(shown).then(() => setCopied(true))}
        >
          {say(copied ? BUILDER.copied : BUILDER.copy)}
        </button>
        <button type="button" className="button is-small" disabled={text === null} onClick={() => setText(null)}>
          {say(BUILDER.showDeck)}
        </button>
      </div>
      {notes.length > 0 ? (
        <ul className="sw-notes" role="status">
          {notes.map((note) => (
            <li key={note.en}>{say(note)}</li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

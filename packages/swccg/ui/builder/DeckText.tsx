import { copyText, saveFile } from '@rangefinder/table';
import { useId, useState } from 'react';
import { readList, writeList } from '../../src/deck/file.ts';
import { writeGemp } from '../../src/deck/gemp.ts';
import { writeHolotable } from '../../src/deck/holotable.ts';
import type { Words } from '../words.ts';
import type { DraftDeck } from './deckText.ts';
import { BUILDER } from './words.ts';

interface DeckTextProps {
  readonly say: (said: Words) => string;
  readonly deck: DraftDeck;
  onChange(deck: DraftDeck): void;
}

/** How the deck is written, and what its file is called. */
const FORMATS = {
  text: { write: writeList, file: 'deck.txt' },
  gemp: { write: writeGemp, file: 'deck-gemp.txt' },
  holotable: { write: writeHolotable, file: 'deck.htd' },
};
type Format = keyof typeof FORMATS;

function isFormat(text: string): text is Format {
  return text in FORMATS;
}

/** A deck in and out as text, or as the file of another table. */
export function DeckText({ say, deck, onChange }: DeckTextProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly Words[]>([]);
  const [copied, setCopied] = useState(false);
  const [format, setFormat] = useState<Format>('text');
  const { write, file } = FORMATS[format];
  const shown = text ?? write(deck);
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
      <label className="sw-deck-format">
        <span>{say(BUILDER.format)}</span>
        <select
          className="select"
          value={format}
          onChange={({ target }) => {
            setFormat(isFormat(target.value) ? target.value : format);
            setText(null);
            setCopied(false);
          }}
        >
          {Object.keys(FORMATS)
            .filter(isFormat)
            .map((known) => (
              <option key={known} value={known}>
                {say(BUILDER.formats[known])}
              </option>
            ))}
        </select>
      </label>
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
        <button type="button" className="button is-small" onClick={() => void copyText(shown).then(setCopied)}>
          {say(copied ? BUILDER.copied : BUILDER.copy)}
        </button>
        <button type="button" className="button is-small" onClick={() => saveFile(file, shown)}>
          {say(BUILDER.download)}
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

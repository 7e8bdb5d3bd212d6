import type { Words } from '@rangefinder/kernel/words';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { copyText } from '../shell/copyText.ts';
import { saveFile } from '../shell/saveFile.ts';
import { BUILDER } from './words.ts';

/** A form in which a list can be taken elsewhere. */
export interface ExchangeFormat {
  readonly id: string;
  readonly label: Words;
  /** The builder that opens it, where it is an address. */
  readonly builder?: string | undefined;
}

/** A file that holds the list. */
export interface ExchangeFile {
  readonly label: Words;
  /** What the file is called, without what a file may not be called. */
  readonly name: string;
  /** `xws.json` */
  readonly ending: string;
  text(): string;
}

interface ExchangeProps<List> {
  readonly say: (said: Words) => string;
  readonly list: List;
  readonly empty: boolean;
  readonly formats: readonly ExchangeFormat[];
  write(list: List, format: string): Promise<string>;
  readonly file: ExchangeFile;
  /** A list for a real table may hold what this one does not know. */
  readonly paper: boolean;
  onPaper(paper: boolean): void;
  readonly children?: ReactNode;
}

/** What was taken out last: the list must still be the same for it to be shown. */
interface Taken {
  readonly list: unknown;
  readonly text: string;
  readonly copied: boolean;
}

/** The ways out of a builder: other builders, paper, a real table. */
export function Exchange<List>(props: ExchangeProps<List>) {
  const { say, list, empty, formats, write, file, paper, onPaper, children } = props;
  const id = useId();
  const [format, setFormat] = useState(formats[0]);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (!fresh) return;
    const later = setTimeout(() => setFresh(false), 2000);
    return () => clearTimeout(later);
  }, [fresh]);
  const copy = async () => {
    const text = await write(list, format?.id ?? '');
    const copied = await copyText(text);
    setTaken({ list, text, copied });
    setFresh(copied);
  };
  const shown = taken !== null && taken.list === list ? taken : null;
  return (
    <section className="lb-exchange">
      <h2>{say(BUILDER.exportTitle)}</h2>
      <div className="lb-export">
        <label htmlFor={`${id}-format`}>{say(BUILDER.exportAs)}</label>
        <select
          id={`${id}-format`}
          className="select"
          value={format?.id}
          onChange={({ target }) => {
            setFormat(formats.find((known) => known.id === target.value) ?? format);
            setTaken(null);
          }}
        >
          {formats.map((known) => (
            <option key={known.id} value={known.id}>
              {say(known.label)}
            </option>
          ))}
        </select>
        <button type="button" className="button is-small" disabled={empty} onClick={() => void copy()}>
          {say(fresh && shown?.copied ? BUILDER.copied : BUILDER.copyExport)}
        </button>
      </div>
      {shown ? <Taken say={say} taken={shown} builder={format?.builder} /> : null}
      <div className="row">
        <button
          type="button"
          className="button is-small"
          disabled={empty}
          onClick={() => saveFile(`${file.name.replace(/[^\p{L}\p{N}._ -]/gu, '')}.${file.ending}`, file.text())}
        >
          {say(file.label)}
        </button>
        <button type="button" className="button is-small" disabled={empty} onClick={() => print()}>
          {say(BUILDER.print)}
        </button>
      </div>
      <label className="lb-check">
        <input type="checkbox" checked={paper} onChange={({ target }) => onPaper(target.checked)} />
        <span>
          {say(BUILDER.paper)}
          <small>{say(BUILDER.paperHint)}</small>
        </span>
      </label>
      {children}
    </section>
  );
}

interface TakenProps {
  readonly say: (said: Words) => string;
  readonly taken: Taken;
  readonly builder: string | undefined;
}

function Taken({ say, taken: { text, copied }, builder }: TakenProps) {
  return (
    <div className="lb-exported">
      {copied ? null : <p role="alert">{say(BUILDER.notCopied)}</p>}
      <textarea
        className="input"
        readOnly
        rows={4}
        spellCheck={false}
        aria-label={say(BUILDER.exported)}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      {builder === undefined ? null : (
        <a className="button is-small" href={text} target="_blank" rel="noreferrer">
          {say(BUILDER.openThere(builder))} ↗
        </a>
      )}
    </div>
  );
}

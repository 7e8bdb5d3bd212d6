import type { Words } from '@rangefinder/kernel/words';
import { copyText, saveFile } from '@rangefinder/table';
import { useEffect, useId, useState } from 'react';
import { type ForeignFormat, type Squad, writeXws } from '../../src/squad/index.ts';
import { useEdition } from './edition.ts';
import { BUILDER } from './words.ts';

interface ExchangeProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  onChange(squad: Squad): void;
}

/** Formats that are addresses of another builder. */
const BUILDERS: Partial<Record<ForeignFormat, string>> = { yasb: 'YASB', launchbay: 'Launch Bay Next' };

/** What was taken out last: the squad must still be the same for it to be shown. */
interface Taken {
  readonly squad: Squad;
  readonly text: string;
  readonly copied: boolean;
}

/** The ways out of the builder: other builders, paper, a real table. */
export function Exchange({ say, squad, onChange }: ExchangeProps) {
  const { squads } = useEdition();
  const id = useId();
  const [format, setFormat] = useState<ForeignFormat>(squads.foreignFormats[0] ?? 'xws');
  const [taken, setTaken] = useState<Taken | null>(null);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (!fresh) return;
    const later = setTimeout(() => setFresh(false), 2000);
    return () => clearTimeout(later);
  }, [fresh]);
  const empty = squad.ships.length === 0;
  const copy = async () => {
    const { writeForeign } = await squads.exchange();
    const text = writeForeign(squad, format);
    const copied = await copyText(text);
    setTaken({ squad, text, copied });
    setFresh(copied);
  };
  const shown = taken !== null && taken.squad === squad ? taken : null;
  const builder = BUILDERS[format];
  return (
    <section className="xb-exchange">
      <h2>{say(BUILDER.exportTitle)}</h2>
      <div className="xb-export">
        <label htmlFor={`${id}-format`}>{say(BUILDER.exportAs)}</label>
        <select
          id={`${id}-format`}
          className="select"
          value={format}
          onChange={({ target }) => {
            setFormat(squads.foreignFormats.find((known) => known === target.value) ?? format);
            setTaken(null);
          }}
        >
          {squads.foreignFormats.map((known) => (
            <option key={known} value={known}>
              {say(BUILDER[known])}
            </option>
          ))}
        </select>
        <button type="button" className="button is-small" disabled={empty} onClick={() => void copy()}>
          {say(fresh && shown?.copied ? BUILDER.copied : BUILDER.copyExport)}
        </button>
      </div>
      {shown ? (
        <div className="xb-exported">
          {shown.copied ? null : <p role="alert">{say(BUILDER.notCopied)}</p>}
          <textarea
            className="input"
            readOnly
            rows={4}
            spellCheck={false}
            aria-label={say(BUILDER.exported)}
            value={shown.text}
            onFocus={({ target }) => target.select()}
          />
          {builder === undefined ? null : (
            <a className="button is-small" href={shown.text} target="_blank" rel="noreferrer">
              {say(BUILDER.openThere(builder))} ↗
            </a>
          )}
        </div>
      ) : null}
      <div className="row">
        <button
          type="button"
          className="button is-small"
          disabled={empty}
          onClick={() => saveFile(fileName(squad), JSON.stringify(writeXws(squads, squad), null, 2))}
        >
          {say(BUILDER.downloadXws)}
        </button>
        <button type="button" className="button is-small" disabled={empty} onClick={() => print()}>
          {say(BUILDER.print)}
        </button>
      </div>
      <label className="xb-check">
        <input
          type="checkbox"
          checked={squad.paper === true}
          onChange={({ target }) => {
            const { paper: _, ...rest } = squad;
            onChange(target.checked ? { ...rest, paper: true } : rest);
          }}
        />
        <span>
          {say(BUILDER.paper)}
          <small>{say(BUILDER.paperHint)}</small>
        </span>
      </label>
      <p className="xb-english">{say(BUILDER.inEnglish)}</p>
    </section>
  );
}

function fileName({ name }: Squad): string {
  return `${(name || 'squad').replace(/[^\p{L}\p{N}._ -]/gu, '')}.xws.json`;
}

import { useEffect, useState } from 'react';
import type { Squad } from '../../src/squad/squad.ts';
import { writeXws } from '../../src/squad/xws.ts';
import type { Words } from '../../src/text/words.ts';
import { BUILDER } from './words.ts';

interface ExchangeProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  onChange(squad: Squad): void;
}

/** The ways out of the builder: XWS, paper, a real table. */
export function Exchange({ say, squad, onChange }: ExchangeProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(later);
  }, [copied]);
  const empty = squad.ships.length === 0;
  const xws = () => JSON.stringify(writeXws(squad), null, 2);
  return (
    <section className="xb-exchange">
      <h2>{say(BUILDER.exportTitle)}</h2>
      <div className="row">
        <button
          type="button"
          className="button is-small"
          disabled={empty}
          onClick={() => void navigator.clipboard.writeText(xws()).then(() => setCopied(true))}
        >
          {say(copied ? BUILDER.copied : BUILDER.copyXws)}
        </button>
        <button
          type="button"
          className="button is-small"
          disabled={empty}
          onClick={() => download(`${squad.name || 'squad'}.xws.json`, xws())}
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

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[^\p{L}\p{N}._ -]/gu, '');
  link.click();
  URL.revokeObjectURL(address);
}

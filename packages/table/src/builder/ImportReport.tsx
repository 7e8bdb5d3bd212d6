import type { Words } from '@rangefinder/kernel/words';
import { useState } from 'react';
import { RuleLink, type SaidProblem } from './Problems.tsx';
import { BUILDER } from './words.ts';

interface ImportReportProps {
  readonly say: (said: Words) => string;
  /** What had to be left out. */
  readonly lost: readonly SaidProblem[];
  /** What was remarked when the list was read, just now. */
  readonly notes: readonly string[];
  /** The title where nothing was lost. */
  readonly about: Words;
}

/** What of an imported list could not be used, and what was odd about it; the rest of it is on the table. */
export function ImportReport({ say, lost, notes, about }: ImportReportProps) {
  const [shown, setShown] = useState(lost.length + notes.length > 0);
  if (!shown) return null;
  const title = say(lost.length > 0 ? BUILDER.imported : about);
  return (
    <section className="notice lb-report" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <ul>
          {lost.map(({ rule, said }) => (
            <li key={said.en}>
              {say(said)} <RuleLink rule={rule} say={say} />
            </li>
          ))}
          {notes.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
        {lost.length > 0 ? <p>{say(BUILDER.importedHint)}</p> : null}
      </div>
      <button type="button" className="button is-small" onClick={() => setShown(false)}>
        {say(BUILDER.dismiss)}
      </button>
    </section>
  );
}

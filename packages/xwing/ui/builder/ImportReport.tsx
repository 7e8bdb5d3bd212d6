import type { Words } from '@rangefinder/kernel/words';
import { useState } from 'react';
import { RuleLink } from './Problems.tsx';
import type { Opened } from './squadState.ts';
import { BUILDER } from './words.ts';

interface ImportReportProps {
  readonly say: (said: Words) => string;
  readonly opened: Opened;
  /** What was remarked when the squad was read from a text, just now. */
  readonly notes: readonly string[];
}

/** What of an imported list could not be used, and what was odd about it; the rest of it is on the table. */
export function ImportReport({ say, opened: { lost, remarks }, notes }: ImportReportProps) {
  const odd = [...new Set([...notes, ...remarks.map(say)])];
  const [shown, setShown] = useState(lost.length + odd.length > 0);
  if (!shown) return null;
  const title = say(lost.length > 0 ? BUILDER.imported : BUILDER.remarked);
  return (
    <section className="notice xb-report" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <ul>
          {lost.map(({ rule, said }) => (
            <li key={said.en}>
              {say(said)} <RuleLink rule={rule} say={say} />
            </li>
          ))}
          {odd.map((said) => (
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

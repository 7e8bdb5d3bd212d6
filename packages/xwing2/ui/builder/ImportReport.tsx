import { useState } from 'react';
import type { Words } from '../../src/text/words.ts';
import { RuleLink } from './Problems.tsx';
import type { Opened } from './squadState.ts';
import { BUILDER } from './words.ts';

interface ImportReportProps {
  readonly say: (said: Words) => string;
  readonly opened: Opened;
}

/** What of an imported list could not be used; the rest of it is on the table. */
export function ImportReport({ say, opened: { lost, remarks } }: ImportReportProps) {
  const [shown, setShown] = useState(lost.length + remarks.length > 0);
  if (!shown) return null;
  return (
    <section className="notice xb-report" aria-label={say(BUILDER.imported)}>
      <div>
        <h2>{say(BUILDER.imported)}</h2>
        <ul>
          {lost.map(({ rule, said }) => (
            <li key={said.en}>
              {say(said)} <RuleLink rule={rule} say={say} />
            </li>
          ))}
          {remarks.map((said) => (
            <li key={said.en}>{say(said)}</li>
          ))}
        </ul>
        <p>{say(BUILDER.importedHint)}</p>
      </div>
      <button type="button" className="button is-small" onClick={() => setShown(false)}>
        {say(BUILDER.dismiss)}
      </button>
    </section>
  );
}

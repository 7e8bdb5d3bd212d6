import type { RequestView } from '@rangefinder/kernel';
import { useLanguage } from '../language.ts';
import { Unbroken } from '../Unbroken.tsx';
import type { TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';

/** What one might look for and cannot have now: dimmed, with the reason and its rule. */
export function RefusedOptions({ request, table }: { readonly request: RequestView; readonly table: TableModel }) {
  const language = useLanguage();
  if (request.refused.length === 0) return null;
  return (
    <details className="refused" data-testid="refused">
      <summary>
        {TABLE.refusedOptions[language]} ({request.refused.length})
      </summary>
      <ul>
        {request.refused.map((option) => {
          const what = table.words.option(request, option);
          return (
            <li key={option.key} data-refused={option.key}>
              <span className="refused-what">
                <Unbroken text={what} />
              </span>
              <span className="refused-why">{table.words.refusal(option.why)}</span>
              <button
                type="button"
                className="why"
                aria-label={TABLE.whyOf(what)[language]}
                onClick={() => table.openRule(option.why.rule)}
              >
                {TABLE.why[language]}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

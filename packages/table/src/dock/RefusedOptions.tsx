import type { RequestView } from '@rangefinder/kernel';
import { useTranslations } from 'use-intl';
import type { TableModel } from '../ui.ts';

/** What one might look for and cannot have now: dimmed, with the reason and its rule. */
export function RefusedOptions({ request, table }: { readonly request: RequestView; readonly table: TableModel }) {
  const t = useTranslations('table');
  if (request.refused.length === 0) return null;
  return (
    <details className="refused" data-testid="refused">
      <summary>
        {t('refusedOptions')} ({request.refused.length})
      </summary>
      <ul>
        {request.refused.map(({ key, rule, why }) => {
          const what = table.words.option(request, { key });
          return (
            <li key={key} data-refused={key}>
              <span className="refused-what">{what}</span>
              {why ? <span className="refused-why">{table.words.refusal(why)}</span> : null}
              <button
                type="button"
                className="why"
                aria-label={t('whyOf', { what })}
                onClick={() => table.openRule(rule)}
              >
                {t('why')}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

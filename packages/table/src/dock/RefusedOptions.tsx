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
        {request.refused.map((option) => {
          const what = table.words.option(request, option);
          return (
            <li key={option.key} data-refused={option.key}>
              <span className="refused-what">{what}</span>
              <span className="refused-why">{table.words.refusal(option.why)}</span>
              <button
                type="button"
                className="why"
                aria-label={t('whyOf', { what })}
                onClick={() => table.openRule(option.why.rule)}
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

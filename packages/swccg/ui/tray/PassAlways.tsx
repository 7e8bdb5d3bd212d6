import type { RequestView } from '@rangefinder/kernel';
import type { TableProps } from '../model.ts';
import { setPassing, usePassing } from '../windows/usePassing.ts';
import { windowOf, withWindow } from '../windows/windows.ts';
import { WINDOW_WORDS, WORDS } from '../words.ts';

/** Where one mostly passes: the way never to be asked here again. */
export function PassAlways({ table, request }: TableProps & { readonly request: RequestView }) {
  const passing = usePassing();
  const { language } = table.settings;
  const window = windowOf(request, request.seat);
  if (window === null || request.kind !== 'pick' || !request.options.some(({ key }) => key === 'pass')) return null;
  return (
    <button
      type="button"
      className="sw-pass-always"
      data-window={window}
      title={WORDS.passAlwaysHint[language]}
      disabled={table.sending}
      onClick={() => {
        setPassing(withWindow(passing, window, false));
        table.submit('pass');
      }}
    >
      {WORDS.passAlways[language]}
      <small>{WINDOW_WORDS[window][language]}</small>
    </button>
  );
}

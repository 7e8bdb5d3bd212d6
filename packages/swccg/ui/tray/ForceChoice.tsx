import type { RequestView } from '@rangefinder/kernel';
import { choose } from '../choose.ts';
import type { TableProps } from '../model.ts';
import { amountsOf } from '../requests.ts';
import { WORDS } from '../words.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** How much Force is activated: all of it as one button, less as a row of numbers. */
export function ForceChoice({ table, request }: TableProps & { readonly request: PickView }) {
  const { language } = table.settings;
  const amounts = new Map(amountsOf(request).map(({ key, amount }) => [key, amount]));
  const most = request.options.filter(({ key }) => amounts.has(key)).toReversed();
  const others = request.options.filter(({ key }) => !amounts.has(key));
  return (
    <fieldset className="sw-amounts">
      <legend className="sw-hidden">{WORDS.activateHow[language]}</legend>
      {[...most, ...others].map((option, i) => {
        const amount = amounts.get(option.key);
        const letter = table.letters.get(option.key)?.toUpperCase();
        const whole = i === 0 || amount === undefined;
        // A number that is its own key says so itself.
        const shown = i === 0 ? '↵' : letter === String(amount) ? undefined : letter;
        return (
          <button
            key={option.key}
            type="button"
            className={`option ${i === 0 ? 'is-main' : whole ? '' : 'sw-amount'}`}
            data-option={option.key}
            aria-label={table.words.option(request, option)}
            aria-keyshortcuts={letter}
            disabled={table.sending}
            onClick={() => choose(table, option.key)}
          >
            {shown ? (
              <span className="letter" aria-hidden="true">
                {shown}
              </span>
            ) : null}
            {whole ? table.words.option(request, option) : amount}
          </button>
        );
      })}
    </fieldset>
  );
}

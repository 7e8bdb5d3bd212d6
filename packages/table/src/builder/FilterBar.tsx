import type { Words } from '@rangefinder/kernel/words';
import type { Chosen, Filter } from './filters.ts';
import { BUILDER } from './words.ts';

interface FilterBarProps {
  readonly say: (said: Words) => string;
  readonly filters: readonly Pick<Filter<never>, 'key' | 'label' | 'options'>[];
  readonly chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/** A row of choices that narrow a list of cards; a set one is lit, and one button clears them all. */
export function FilterBar({ say, filters, chosen, onChange }: FilterBarProps) {
  if (filters.length === 0) return null;
  const anySet = filters.some(({ key }) => chosen[key] !== undefined);
  return (
    <fieldset className="lb-filters">
      <legend className="hidden">{say(BUILDER.filters)}</legend>
      {filters.map(({ key, label, options }) => (
        <select
          key={key}
          className={chosen[key] === undefined ? 'select' : 'select is-set'}
          aria-label={say(label)}
          value={chosen[key] ?? ''}
          onChange={({ target }) => {
            const { [key]: _, ...rest } = chosen;
            onChange(target.value === '' ? rest : { ...rest, [key]: target.value });
          }}
        >
          <option value="">{say(label)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {key === 'order' ? `${say(label)} ${say(option.label)}` : say(option.label)}
            </option>
          ))}
        </select>
      ))}
      {anySet ? (
        <button type="button" className="button is-quiet is-small" onClick={() => onChange({})}>
          {say(BUILDER.clearFilters)}
        </button>
      ) : null}
    </fieldset>
  );
}

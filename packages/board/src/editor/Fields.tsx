import { useId } from 'react';
import type { Say } from './EditorFrame.tsx';
import { EDITING } from './words.ts';

interface CountProps {
  readonly say: Say;
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly children?: React.ReactNode;
  onChange(value: number): void;
}

/** A number with a button on either side. */
export function Count({ say, label, value, least = 0, most = 99, children, onChange }: CountProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two buttons and a number.
    <div className="ed-count" role="group" aria-label={label}>
      <span className="ed-count-label">{children ?? label}</span>
      <button
        type="button"
        aria-label={say(EDITING.fewer(label))}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={say(EDITING.greater(label))}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly step?: number;
  onChange(value: number): void;
}

export function NumberField({ label, value, step = 1, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="field ed-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        step={step}
        value={value}
        onChange={({ target }) => Number.isFinite(target.valueAsNumber) && onChange(target.valueAsNumber)}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  onChange(value: T): void;
}

/** One of a few. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([known]) => known === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Saying } from '../builder/saying.ts';
import { ODDS } from './words.ts';

interface StepperProps extends Pick<Saying, 'say'> {
  readonly label: string;
  readonly sign?: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}

/** A number with a button to either side. */
export function Stepper({ say, label, sign, value, least, most, onChange }: StepperProps) {
  const step = (by: 1 | -1, sign: string, text: string) => {
    const next = value + by;
    return (
      <button
        type="button"
        className="button is-small"
        aria-label={text}
        disabled={next < least || next > most}
        onClick={() => onChange(next)}
      >
        {sign}
      </button>
    );
  };
  return (
    <fieldset className="lo-stepper" aria-label={label}>
      <span className="lo-stepper-label">
        {sign}
        {label}
      </span>
      {step(-1, '−', say(ODDS.less(label)))}
      <output>{value}</output>
      {step(1, '+', say(ODDS.more(label)))}
    </fieldset>
  );
}

import { Reasons } from '@rangefinder/table/builder';
import type { ReactNode } from 'react';
import type { ArmyProblem } from '../../src/army/problem.ts';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface ChoiceRowProps extends Pick<Saying, 'say'> {
  readonly name: string;
  readonly problems: readonly ArmyProblem[];
  /** It is what is there now. */
  readonly chosen?: boolean;
  /** What stands before the name, behind it, and below the button. */
  readonly sign: ReactNode;
  readonly beside?: ReactNode;
  readonly price?: ReactNode;
  readonly children?: ReactNode;
  onChoose(): void;
}

/** A card one may choose; one that does not fit is dimmed, with the reason. */
export function ChoiceRow({
  say,
  name,
  problems,
  chosen = false,
  sign,
  beside,
  price,
  children,
  onChoose,
}: ChoiceRowProps) {
  const refused = problems.length > 0;
  return (
    <li className={refused ? 'lb-choice is-dim' : chosen ? 'lb-choice is-chosen' : 'lb-choice'}>
      <button
        type="button"
        className="lb-choice-button"
        aria-disabled={refused}
        aria-pressed={chosen}
        onClick={() => !refused && onChoose()}
      >
        <span className="hidden">{say(BUILDER.add(name))}, </span>
        {sign}
        <span className="lb-choice-name">{beside}</span>
        {price === undefined ? null : <span className="lb-price">{price}</span>}
      </button>
      {children}
      <Reasons say={say} problems={problems} />
    </li>
  );
}

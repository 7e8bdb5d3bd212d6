import type { Words } from '@rangefinder/kernel/words';
import type { ReactNode } from 'react';
import type { History } from './history.ts';
import { BUILDER } from './words.ts';

interface UndoButtonsProps {
  readonly say: (said: Words) => string;
  readonly history: History<unknown>;
  /** More buttons beside them. */
  readonly children?: ReactNode;
  onBack(): void;
  onForth(): void;
}

/** A step back, and forth again. */
export function UndoButtons({ say, history, children, onBack, onForth }: UndoButtonsProps) {
  return (
    <div className="row">
      <button type="button" className="button is-small" disabled={history.past.length === 0} onClick={onBack}>
        {say(BUILDER.undo)}
      </button>
      <button type="button" className="button is-small" disabled={history.future.length === 0} onClick={onForth}>
        {say(BUILDER.redo)}
      </button>
      {children}
    </div>
  );
}

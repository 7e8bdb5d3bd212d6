import './editor.css';
import type { Words } from '@rangefinder/kernel/words';
import type { ReactNode } from 'react';
import { EDITING } from './words.ts';

/** Says something in the language of the page. */
export type Say = (said: Words) => string;

interface EditorFrameProps {
  readonly say: Say;
  /** Why what was brought cannot be read. */
  readonly problem: string | null;
  readonly palette: ReactNode;
  readonly board: ReactNode;
  /** What stands under the board besides its hint. */
  readonly under?: ReactNode;
  readonly side: ReactNode;
  /** Takes the last change back; null where there is none. */
  readonly undo: (() => void) | null;
}

/** An editor of positions: what can be put on the board, the board, and what is known of things on it. */
export function EditorFrame({ say, problem, palette, board, under, side, undo }: EditorFrameProps) {
  return (
    <div className="ed">
      {problem === null ? null : (
        <p className="notice is-bad ed-problem" role="alert">
          {say(EDITING.unreadable(problem))}
        </p>
      )}
      {palette}
      <div className="ed-board">
        {board}
        <div className="ed-under">
          <p className="ed-hint">{say(EDITING.boardHint)}</p>
          <button type="button" className="button is-small" disabled={undo === null} onClick={() => undo?.()}>
            {say(EDITING.undo)}
          </button>
        </div>
        {under}
      </div>
      <div className="ed-side">{side}</div>
    </div>
  );
}

import type { Language } from '@rangefinder/kernel';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Camera } from './camera.ts';
import { WORDS } from './words.ts';

/** A switch of the game's own beside the board: its key, its name, the path of its icon in a square of 24. */
export interface BoardTool {
  readonly sign: string;
  readonly name: string;
  readonly icon: string;
  readonly pressed: boolean;
  onPress(): void;
}

interface ToolsProps {
  readonly camera: Camera;
  readonly language: Language;
  readonly tools: readonly BoardTool[];
  readonly isMeasuring: boolean;
  onOverview(): void;
}

/** The buttons at the corner of the board, each with its key. */
export function Tools({ camera, language, tools, isMeasuring, onOverview }: ToolsProps) {
  const back = useSyncExternalStore(camera.subscribe, () => camera.couldRevisit());
  return (
    <>
      <div
        className="board-tools"
        role="toolbar"
        aria-orientation="vertical"
        aria-label={WORDS.board[language]}
        data-gestures=""
      >
        <Tool name={WORDS.zoomIn[language]} sign="+" pinched onPress={() => camera.zoom(1.3)}>
          M12 6v12M6 12h12
        </Tool>
        <Tool name={WORDS.zoomOut[language]} sign="-" pinched onPress={() => camera.zoom(1 / 1.3)}>
          M6 12h12
        </Tool>
        <Tool name={WORDS[back ? 'revisit' : 'overview'][language]} sign="0" onPress={onOverview}>
          {back
            ? 'M4 12h3M17 12h3M12 4v3M12 17v3M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6'
            : 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'}
        </Tool>
        <Tool name={WORDS.rotate[language]} sign="]" onPress={() => camera.zoom(1, undefined, 90)}>
          M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5
        </Tool>
        <span className="board-tools-gap" />
        {tools.map(({ sign, name, icon, pressed, onPress }) => (
          <Tool key={sign} name={name} sign={sign} pressed={pressed} onPress={onPress}>
            {icon}
          </Tool>
        ))}
      </div>
      {isMeasuring && (
        <p className="board-hint" role="status">
          {WORDS.measureHint[language]}
        </p>
      )}
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly sign: string;
  readonly pressed?: boolean;
  /** Fingers do this without a button. */
  readonly pinched?: boolean;
  readonly onPress: () => void;
  /** The path of its icon. */
  readonly children: string;
}

function Tool({ name, sign, pressed, pinched = false, onPress, children }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={`board-tool ${pinched ? 'is-for-mouse' : ''}`}
      aria-label={name}
      title={`${name} (${sign})`}
      aria-pressed={pressed}
      aria-keyshortcuts={sign}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        <path d={children} />
      </svg>
      <span className="board-tool-key" data-key={sign} />
    </button>
  );
}

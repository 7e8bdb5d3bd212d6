import type { Language } from '@rangefinder/kernel';
import type { ReactNode } from 'react';
import { WORDS } from '../words.ts';
import type { Tooling } from './Board.tsx';
import type { Camera } from './camera.ts';

interface ToolsProps {
  readonly camera: Camera;
  readonly language: Language;
  readonly tooling: Tooling;
  readonly onTooling: (tooling: Tooling) => void;
  readonly onFit: () => void;
}

/** The buttons at the corner of the board, each with its key. */
export function Tools({ camera, language, tooling, onTooling, onFit }: ToolsProps) {
  const toggle = (tool: keyof Tooling) => () => onTooling({ ...tooling, [tool]: !tooling[tool] });
  return (
    <>
      <div className="xw-tools" role="toolbar" aria-orientation="vertical" aria-label={WORDS.board[language]}>
        <Tool name={WORDS.zoomIn[language]} sign="+" pinched onPress={() => camera.zoom(1.3)}>
          <path d="M12 6v12M6 12h12" />
        </Tool>
        <Tool name={WORDS.zoomOut[language]} sign="-" pinched onPress={() => camera.zoom(1 / 1.3)}>
          <path d="M6 12h12" />
        </Tool>
        <Tool name={WORDS.fit[language]} sign="0" onPress={onFit}>
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </Tool>
        <Tool name={WORDS.rotate[language]} sign="]" onPress={() => camera.zoom(1, undefined, 90)}>
          <path d="M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5" />
        </Tool>
        <span className="xw-tools-gap" />
        <Tool name={WORDS.showRanges[language]} sign="R" pressed={tooling.ranges} onPress={toggle('ranges')}>
          <path d="M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 12m-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0" />
        </Tool>
        <Tool name={WORDS.showArcs[language]} sign="A" pressed={tooling.arcs} onPress={toggle('arcs')}>
          <path d="M12 21L4 6c5-3.4 11-3.4 16 0z" />
        </Tool>
        <Tool name={WORDS.measure[language]} sign="M" pressed={tooling.measure} onPress={toggle('measure')}>
          <path d="M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2" />
        </Tool>
      </div>
      {tooling.measure && (
        <p className="xw-hint" role="status">
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
  readonly children: ReactNode;
}

function Tool({ name, sign, pressed, pinched = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`xw-tool ${pinched ? 'is-for-mouse' : ''}`}
      aria-label={name}
      title={`${name} (${sign})`}
      aria-pressed={pressed}
      aria-keyshortcuts={sign}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        {children}
      </svg>
      <span className="xw-tool-key" data-key={sign} />
    </button>
  );
}

import type { Language } from '@rangefinder/kernel';
import type { ReactNode } from 'react';
import { WORDS } from '../words.ts';

interface ToolsProps {
  readonly language: Language;
  onZoom(factor: number): void;
  onFit(): void;
}

/** The buttons at the corner of the table, each with its key. */
export function Tools({ language, onZoom, onFit }: ToolsProps) {
  return (
    <div className="sw-tools" role="toolbar" aria-orientation="vertical" aria-label={WORDS.board[language]}>
      <Tool name={WORDS.zoomIn[language]} sign="+" onPress={() => onZoom(1.2)}>
        <path d="M12 6v12M6 12h12" />
      </Tool>
      <Tool name={WORDS.zoomOut[language]} sign="-" onPress={() => onZoom(1 / 1.2)}>
        <path d="M6 12h12" />
      </Tool>
      <Tool name={WORDS.fit[language]} sign="0" onPress={onFit}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly sign: string;
  readonly children: ReactNode;
  onPress(): void;
}

function Tool({ name, sign, children, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="sw-tool"
      aria-label={name}
      title={`${name} (${sign})`}
      aria-keyshortcuts={sign}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

import type { Language } from '@rangefinder/kernel';
import { BoardTools } from '@rangefinder/table';
import { WORDS } from '../words.ts';

interface ToolsProps {
  readonly language: Language;
  onZoom(factor: number): void;
  onFit(): void;
}

/** The buttons at the corner of the table, each with its key. */
export function Tools({ language, onZoom, onFit }: ToolsProps) {
  const tools = [
    { name: WORDS.zoomIn[language], sign: '+', icon: 'M12 6v12M6 12h12', onPress: () => onZoom(1.2) },
    { name: WORDS.zoomOut[language], sign: '-', icon: 'M6 12h12', onPress: () => onZoom(1 / 1.2) },
    { name: WORDS.fit[language], sign: '0', icon: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', onPress: onFit },
  ];
  return <BoardTools label={WORDS.board[language]} groups={[tools]} />;
}

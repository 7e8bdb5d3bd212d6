import type { Language } from '@rangefinder/kernel';
import { type BoardTool, BoardTools } from '@rangefinder/table';
import { useSyncExternalStore } from 'react';
import type { Camera } from './camera.ts';
import { WORDS } from './words.ts';

/** Games hand their own switches to the board. */
export type { BoardTool } from '@rangefinder/table';

interface ToolsProps {
  readonly camera: Camera;
  readonly language: Language;
  readonly tools: readonly BoardTool[];
  readonly isMeasuring: boolean;
  onOverview(): void;
}

const BACK = 'M4 12h3M17 12h3M12 4v3M12 17v3M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6';
const ALL = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

/** The buttons at the corner of the board, each with its key. */
export function Tools({ camera, language, tools, isMeasuring, onOverview }: ToolsProps) {
  const back = useSyncExternalStore(camera.subscribe, () => camera.couldRevisit());
  const looking: BoardTool[] = [
    {
      name: WORDS.zoomIn[language],
      sign: '+',
      icon: 'M12 6v12M6 12h12',
      pinched: true,
      onPress: () => camera.zoom(1.3),
    },
    { name: WORDS.zoomOut[language], sign: '-', icon: 'M6 12h12', pinched: true, onPress: () => camera.zoom(1 / 1.3) },
    { name: WORDS[back ? 'revisit' : 'overview'][language], sign: '0', icon: back ? BACK : ALL, onPress: onOverview },
    {
      name: WORDS.rotate[language],
      sign: ']',
      icon: 'M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5',
      onPress: () => camera.zoom(1, undefined, 90),
    },
  ];
  return (
    <>
      <BoardTools label={WORDS.board[language]} groups={[looking, tools].filter((group) => group.length > 0)} />
      {isMeasuring && (
        <p className="board-hint" role="status">
          {WORDS.measureHint[language]}
        </p>
      )}
    </>
  );
}

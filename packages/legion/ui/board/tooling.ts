import type { BoardTool } from '@rangefinder/board';
import type { Language } from '@rangefinder/kernel';
import { useState } from 'react';
import { WORDS } from '../words.ts';

const RINGS =
  'M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 12m-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0' +
  'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0';
const EYE = 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6';
const PEAKS = 'M3 19L10 6l4 7 2-3 5 9zM10 6V3';

/** What this game's tools show beside the pieces: ranges, heights of terrain, lines of sight. */
export function useTooling(language: Language) {
  const [ranges, setRanges] = useState(false);
  const [heights, setHeights] = useState(true);
  const [sight, setSight] = useState(false);
  const tools: readonly BoardTool[] = [
    {
      sign: 'R',
      name: WORDS.showRanges[language],
      icon: RINGS,
      pressed: ranges,
      onPress: () => setRanges((on) => !on),
    },
    {
      sign: 'H',
      name: WORDS.showHeights[language],
      icon: PEAKS,
      pressed: heights,
      onPress: () => setHeights((on) => !on),
    },
    { sign: 'S', name: WORDS.showSight[language], icon: EYE, pressed: sight, onPress: () => setSight((on) => !on) },
  ];
  return { ranges, heights, sight, tools };
}

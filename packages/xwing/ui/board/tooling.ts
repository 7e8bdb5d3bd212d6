import type { BoardTool } from '@rangefinder/board';
import type { Language } from '@rangefinder/kernel';
import { useState } from 'react';
import { WORDS } from '../words.ts';

const RINGS =
  'M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 12m-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0' +
  'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0';

/** What this game's tools show beside the pieces: ranges around ships, and all arcs. */
export function useTooling(language: Language) {
  const [ranges, setRanges] = useState(false);
  const [arcs, setArcs] = useState(false);
  const tools: readonly BoardTool[] = [
    {
      sign: 'R',
      name: WORDS.showRanges[language],
      icon: RINGS,
      pressed: ranges,
      onPress: () => setRanges((now) => !now),
    },
    {
      sign: 'A',
      name: WORDS.showArcs[language],
      icon: 'M12 21L4 6c5-3.4 11-3.4 16 0z',
      pressed: arcs,
      onPress: () => setArcs((now) => !now),
    },
  ];
  return { ranges, arcs, tools };
}

import type { Texts } from '../words.ts';
import { drainHere } from './words.ts';

export const YAVIN_4_MASSASSI_THRONE_ROOM: Texts = {
  'yavin-4-massassi-throne-room': {
    text: 'Light: as your starting location, you take the first turn. Dark: Force drain +1 here while you control it.',
    firstTurn: 'light',
    dark: { modifiers: [drainHere(1)] },
  },
};

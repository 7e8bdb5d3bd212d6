import type { Bearing } from '../../src/index.ts';
import type { Drawing } from './drawing.ts';

const PEN = 2.8;

/** Where a bearing takes a ship: from the bottom of the box, nose up. Corners are turns, curves are banks. */
export const MANEUVER_ICONS: Readonly<Record<Bearing, Drawing>> = {
  straight: { line: 'M12 21V4M5.5 10 12 3.5l6.5 6.5', pen: PEN },
  'left-bank': { line: 'M17 21v-4C17 12.5 14 11.5 6 4.5M5.5 12V4h8', pen: PEN },
  'right-bank': { line: 'M7 21v-4C7 12.5 10 11.5 18 4.5M18.5 12V4h-8', pen: PEN },
  'left-turn': { line: 'M18.5 21v-7c0-3.5-1.5-5-5-5H3.5M9 3.5 3.5 9 9 14.5', pen: PEN },
  'right-turn': { line: 'M5.5 21v-7c0-3.5 1.5-5 5-5h10M15 3.5 20.5 9 15 14.5', pen: PEN },
  koiogran: { line: 'M17.5 21V9a5.2 5.2 0 0 0-10.5 0v9M2.5 13.5 7 18.5l4.5-5', pen: PEN },
  'left-segnor': {
    line: 'M20.5 21.5v-2.5C20.5 12.5 16.5 10 12 5.8 8.5 2.6 2.8 4.6 3 9.5c.1 2.6 2.6 4.4 6.6 7.2M9.9 11.2v5.6H4.2',
    pen: PEN,
  },
  'right-segnor': {
    line: 'M3.5 21.5v-2.5C3.5 12.5 7.5 10 12 5.8 15.5 2.6 21.2 4.6 21 9.5c-.1 2.6-2.6 4.4-6.6 7.2M14.1 11.2v5.6H19.8',
    pen: PEN,
  },
  'left-segnor-turn': {
    line: 'M20 21V8c0-3-1.5-4.5-4.5-4.5h-8C4.5 3.5 3 5 3 8v1c0 3 1.5 4.5 4.5 4.5h7M10.5 9l4.5 4.5-4.5 4.5',
    pen: PEN,
  },
  'right-segnor-turn': {
    line: 'M4 21V8c0-3 1.5-4.5 4.5-4.5h8C19.5 3.5 21 5 21 8v1c0 3-1.5 4.5-4.5 4.5h-7M13.5 9 9 13.5l4.5 4.5',
    pen: PEN,
  },
  'left-tallon': { line: 'M19 21v-9.5C19 7.5 17.5 6 13.5 6H7v11M2.5 12.5 7 17.5l4.5-5', pen: PEN },
  'right-tallon': { line: 'M5 21v-9.5C5 7.5 6.5 6 10.5 6H17v11M21.5 12.5 17 17.5l-4.5-5', pen: PEN },
  'left-tallon-bank': { line: 'M19 21v-9.5C19 7.5 17.5 6 13.5 6H7v11M2.5 12.5 7 17.5l4.5-5', pen: PEN },
  'right-tallon-bank': { line: 'M5 21v-9.5C5 7.5 6.5 6 10.5 6H17v11M21.5 12.5 17 17.5l-4.5-5', pen: PEN },
  stationary: { fill: 'M5.5 5.5h13v13h-13Z' },
  'reverse-straight': { line: 'M12 3v17M5.5 14l6.5 6.5 6.5-6.5', pen: PEN },
  'left-reverse-bank': { line: 'M17 3v4C17 11.5 14 12.5 6 19.5M5.5 12v8h8', pen: PEN },
  'right-reverse-bank': { line: 'M7 3v4C7 11.5 10 12.5 18 19.5M18.5 12v8h-8', pen: PEN },
  'left-sideslip-bank': { line: 'M18 21v-3c0-6.5-10.5-4.5-10.5-11V4M2.5 9l5-5.5 5 5.5', pen: PEN },
  'right-sideslip-bank': { line: 'M6 21v-3C6 11.5 16.5 13.5 16.5 7V4M21.5 9l-5-5.5-5 5.5', pen: PEN },
  'left-sideslip-turn': { line: 'M19 21v-6H7.5V4M2.5 9l5-5.5 5 5.5', pen: PEN },
  'right-sideslip-turn': { line: 'M5 21v-6h11.5V4M21.5 9l-5-5.5-5 5.5', pen: PEN },
};

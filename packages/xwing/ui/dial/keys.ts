import { type Bearing, readManeuver } from '../../src/index.ts';

/** The rows of a keyboard are those of a dial: fast above slow, left to the left. What a board listens to itself is left out. */
const KEYS: Readonly<Record<number, Partial<Record<Bearing, string>>>> = {
  0: { stationary: 'n' },
  1: { 'left-turn': 'z', 'left-bank': 'x', straight: 'c', 'right-bank': 'v', 'right-turn': 'b' },
  2: { 'left-turn': 's', 'left-bank': 'd', straight: 'f', 'right-bank': 'g', 'right-turn': 'h' },
  3: { 'left-turn': 'q', 'left-bank': 'w', straight: 'e', 'right-bank': 't', 'right-turn': 'y' },
  4: { straight: 'i' },
  5: { straight: 'o' },
};

/** Which turn a ship around, by the side they go to; a Koiogran turn has its speed. */
const AROUND: Partial<Record<Bearing, string>> = {
  'left-segnor': 'j',
  'left-tallon': 'j',
  'right-segnor': 'k',
  'right-tallon': 'k',
};

/** The key that chooses a maneuver on every dial; null for those that few dials have. */
export function dialKey(maneuver: string): string | null {
  const read = readManeuver(maneuver);
  if (!read) return null;
  const { speed, bearing } = read;
  if (bearing === 'koiogran') return String(speed);
  return KEYS[speed]?.[bearing] ?? AROUND[bearing] ?? null;
}

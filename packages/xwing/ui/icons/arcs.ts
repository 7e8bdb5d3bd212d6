import { type Drawing, disc } from './drawing.ts';

const BASE = 'M2.5 2.5h19v19h-19Z';
const RING = disc(12, 12, 10);

/** A base seen from above, and the part of it that an arc covers. */
export const ARC_ICONS = {
  front: { faint: BASE, fill: 'M12 12 2.5 2.5h19Z' },
  rear: { faint: BASE, fill: 'M12 12l9.5 9.5h-19Z' },
  left: { faint: BASE, fill: 'M12 12l-9.5 9.5v-19Z' },
  right: { faint: BASE, fill: 'M12 12l9.5-9.5v19Z' },
  bullseye: { faint: BASE, fill: 'M9.8 2.5h4.4V12H9.8Z' },
  'full-front': { faint: BASE, fill: 'M2.5 2.5h19V12h-19Z' },
  'full-rear': { faint: BASE, fill: 'M2.5 12h19v9.5h-19Z' },
  turret: { faint: RING, fill: 'M12 12 4.9 4.9a10 10 0 0 1 14.2 0Z' },
  'double-turret': { faint: RING, fill: 'M12 12 4.9 4.9a10 10 0 0 1 14.2 0ZM12 12l7.1 7.1a10 10 0 0 1-14.2 0Z' },
  around: { faint: RING, fill: `${disc(12, 12, 10)}${disc(12, 12, 6)}` },
} as const satisfies Readonly<Record<string, Drawing>>;

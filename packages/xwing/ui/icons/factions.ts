import { type Drawing, disc } from './drawing.ts';

/** Marks of our own: plain shapes that say something about a faction and belong to nobody. */
export const FACTION_ICONS = {
  // Cells that hold together.
  rebelalliance: { fill: disc(12, 5.5, 4) + disc(5, 17.5, 4) + disc(19, 17.5, 4), line: 'M12 5.5 5 17.5h14Z' },
  // Walls within walls.
  galacticempire: { line: 'M3 3h18v18H3Z', fill: 'M7 7h10v10H7ZM10.5 10.5v3h3v-3Z', pen: 2.4 },
  // Crossed blades.
  scumandvillainy: { line: 'M4 3l16 15M20 3 4 18M3 14l5 6M21 14l-5 6', pen: 2.6 },
  // A light that comes back over the horizon.
  resistance: { fill: 'M5 16.5a7 7 0 0 1 14 0Z', line: 'M2 20.5h20M12 6V2.5M5.3 8.8 2.9 6.4M18.7 8.8l2.4-2.4' },
  // A blade that points at you.
  firstorder: { fill: 'M2 3h20L12 22ZM8 7l4 8 4-8Z' },
  // A house on pillars.
  galacticrepublic: { fill: 'M12 2l10 6v1.5H2V8ZM4 11h3v7.5H4ZM10.5 11h3v7.5h-3ZM17 11h3v7.5h-3ZM2 20h20v2.5H2Z' },
  // A whole that came apart.
  separatistalliance: { fill: 'M10 3.5a9 9 0 0 0 0 18ZM14 2.5a9 9 0 0 1 0 18Z' },
} as const satisfies Readonly<Record<string, Drawing>>;

import { type Drawing, disc, polygon, star } from './drawing.ts';

/** The numbers of a ship, and what lies beside it. */
export const STAT_ICONS = {
  initiative: { line: 'M4.5 3h15v12L12 21.5 4.5 15Z', fill: 'M12 6.5l4 5.5h-2.5v3h-3v-3H8Z' },
  agility: { line: 'M7 5.5 2 12l5 6.5M17 5.5 22 12l-5 6.5', fill: 'M12 5l4 7-4 7-4-7Z', pen: 2.4 },
  hull: { line: polygon(6, 10), fill: polygon(6, 5.2) },
  shield: {
    line: 'M12 2.5l8 3v5.8c0 5-3.2 8.2-8 10.2-4.8-2-8-5.2-8-10.2V5.5Z',
    fill: 'M12 5.5v13c-3.2-1.6-5.2-4-5.2-7.6V7.5Z',
  },
  charge: { line: 'M7 5.5h10v16H7ZM10 2.5h4', fill: 'M8.8 8h6.4v3H8.8ZM8.8 12.2h6.4v3H8.8ZM8.8 16.4h6.4v3H8.8Z' },
  force: { fill: 'M12 1.5C13 8.8 15.2 11 22.5 12 15.2 13 13 15.2 12 22.5 11 15.2 8.8 13 1.5 12 8.8 11 11 8.8 12 1.5Z' },
  recurring: { fill: 'M12 6l8 10H4Z' },
  damage: { line: 'M5 2.5h14v19H5ZM13.5 3 9.5 11l5 2-3.5 8' },
  'damage-faceup': { line: 'M5 2.5h14v19H5Z', fill: star(8, 6.2, 3) },
  condition: { line: 'M5 2.5h14v19H5ZM9 15h6M9 18h6', fill: disc(12, 8.5, 3) },
} as const satisfies Readonly<Record<string, Drawing>>;

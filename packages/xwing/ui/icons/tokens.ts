import { ACTION_ICONS } from './actions.ts';
import { type Drawing, star } from './drawing.ts';

const DISARM: Drawing = { faint: star(8, 11, 5.5), line: 'M4 20 20 4', pen: 3 };

export const TOKEN_ICONS = {
  focus: ACTION_ICONS.focus,
  evade: ACTION_ICONS.evade,
  calculate: ACTION_ICONS.calculate,
  reinforceFore: {
    line: 'M2.5 11C4.5 5 7.5 2.5 12 2.5S19.5 5 21.5 11',
    fill: 'M12 8l4.5 11-4.5-2.4L7.5 19Z',
    pen: 2.6,
  },
  reinforceAft: {
    line: 'M2.5 13c2 6 5 8.5 9.5 8.5s7.5-2.5 9.5-8.5',
    fill: 'M12 3.5l4.5 11-4.5-2.4-4.5 2.4Z',
    pen: 2.6,
  },
  jam: ACTION_ICONS.jam,
  tractor: {
    line: 'M5 14.5V10a7 7 0 0 1 14 0v4.5',
    fill: 'M3.2 16h3.8v4.5H3.2ZM17 16h3.8v4.5H17Z',
    pen: 3.6,
  },
  disarm: DISARM,
  weaponsDisabled: DISARM,
  stress: { line: 'M12 3.5v10.5M12 20v.1', pen: 4 },
  strain: { line: 'M12 2.5l8 3v5.8c0 5-3.2 8.2-8 10.2-4.8-2-8-5.2-8-10.2V5.5ZM13.5 3.5 9.5 10.5l5 2-3.5 8' },
  deplete: { line: 'M7 5.5h10v16H7ZM10 2.5h4', fill: 'M8 17.5h8v3H8Z' },
  ion: { fill: 'M14.5 1.5 4.5 13.5h6L8.5 22.5l11-13h-6.5Z' },
  cloak: ACTION_ICONS.cloak,
} as const satisfies Readonly<Record<string, Drawing>>;

import { type Drawing, disc } from './drawing.ts';

/** The actions of action bars; the tokens some of them give look the same. */
export const ACTION_ICONS = {
  focus: { line: 'M2 12C5 7.2 8.4 5 12 5s7 2.2 10 7c-3 4.8-6.4 7-10 7s-7-2.2-10-7Z', fill: disc(12, 12, 3.4) },
  evade: { line: 'M6.5 21.5v-3c0-6 10.5-4.5 10.5-11V4M12.5 8 17 3.5 21.5 8', fill: disc(6.8, 6.8, 2.8) },
  calculate: {
    line: 'M6.5 6.5h11v11h-11ZM9.5 6V2.5M14.5 6V2.5M9.5 21.5V18M14.5 21.5V18M6 9.5H2.5M6 14.5H2.5M21.5 9.5H18M21.5 14.5H18',
    fill: 'M10 10h4v4h-4Z',
  },
  lock: { line: 'M3 8.5V3h5.5M15.5 3H21v5.5M21 15.5V21h-5.5M8.5 21H3v-5.5', fill: disc(12, 12, 3.8) },
  'barrel-roll': {
    faint: 'M1.5 12.5h8v9.5h-8Z',
    line: 'M5.5 9C6.5 2.5 17 2 18.5 8.5M14.6 5.6l4 3.8 3-4.6',
    fill: 'M14.5 12.5h8v9.5h-8Z',
  },
  boost: { line: 'M4.5 12.5 12 5l7.5 7.5M4.5 20l7.5-7.5 7.5 7.5', pen: 2.6 },
  cloak: {
    line: 'M12 2.5C6 5 4.5 11.5 4.5 20.5c2.8-1.9 4.9-1.9 7.5 0 2.6-1.9 4.7-1.9 7.5 0C19.5 11.5 18 5 12 2.5Z',
    fill: 'M12 7c-2.7 0-4 2.4-4 5.5h8C16 9.4 14.7 7 12 7Z',
  },
  slam: { fill: 'M12 1.5l7.5 8.5h-15ZM12 10.8l7 7.4H5ZM4.5 19.5h15v3h-15Z' },
  reinforce: {
    line: 'M3 10C5 5.2 8 3 12 3s7 2.2 9 7M3 14c2 4.8 5 7 9 7s7-2.2 9-7',
    fill: 'M12 7.2l4 9.3-4-2-4 2Z',
  },
  coordinate: {
    line: 'M10.7 15.3 6.6 8.6M13.3 15.3l4.1-6.7',
    fill: disc(12, 18, 4) + disc(5.4, 6, 3.2) + disc(18.6, 6, 3.2),
  },
  jam: {
    line: 'M2.5 9.5C7.5 3.8 16.5 3.8 21.5 9.5M6.5 13.8c3-3.4 8-3.4 11 0M4.5 20.5l15-17',
    fill: disc(12, 18.6, 2.4),
  },
  reload: { line: 'M19.5 7.5A9 9 0 1 0 21 12.5M20.3 2.8v5.2h-5.2', fill: 'M12 7l2.6 3v6.5H9.4V10Z' },
  rotate: {
    fill: 'M12 13.5 4.5 3.2C9 .9 15 .9 19.5 3.2Z',
    line: 'M3.6 10.5a8.8 8.8 0 0 0 16.4 5.8M21.3 20.4l-.9-4.7-4.7.6',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

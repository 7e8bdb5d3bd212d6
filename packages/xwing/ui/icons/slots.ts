import { type Drawing, disc, star } from './drawing.ts';

const TALENT: Drawing = { fill: star(5, 11, 4.6) };
const DEVICE: Drawing = { fill: disc(10.5, 14, 7.8), line: 'M16 8.5l2.5-2.5M18.5 6c0-3 3-2 3-4.5' };
const SENSOR: Drawing = {
  line: 'M3 12a9 9 0 0 1 18 0M7.2 12a4.8 4.8 0 0 1 9.6 0M12 13v8.5M7.5 21.5h9',
  fill: disc(12, 12, 2.4),
};

/** The slots of all editions; what is the same thing under two names has one drawing. */
export const SLOT_ICONS = {
  talent: TALENT,
  elite: TALENT,
  astromech: {
    fill: `M4.5 11.5a7.5 7.5 0 0 1 15 0Z${disc(12, 8, 1.9)}M4.5 13h15v5.5h-15ZM7 15h4v1.5H7Z`,
    line: 'M5.5 18.5 4.5 21.5M18.5 18.5l1 3M12 19v2.5',
  },
  // A dome that has lost a piece.
  salvagedastromech: {
    fill: `M4.5 11.5a7.5 7.5 0 0 1 9-7.3l-1.5 3 3 1.3-1 3ZM4.5 13h15v5.5h-15ZM7 15h4v1.5H7Z`,
    line: 'M5.5 18.5 4.5 21.5M18.5 18.5l1 3M17.5 7.5l2 3.5',
  },
  torpedo: { fill: 'M12 1.5c3 2 4.5 4.8 4.5 8H7.5c0-3.2 1.5-6 4.5-8ZM7.5 11h9v5h-9ZM7.5 17.5h9l2.5 5H5Z' },
  missile: { fill: 'M7 2l2.8 4.5V16l2.2 4.5H2L4.2 16V6.5ZM17 2l2.8 4.5V16l2.2 4.5H12L14.2 16V6.5Z' },
  cannon: { fill: 'M9 1.5h6v3.5H9ZM10.3 6h3.4v7h-3.4ZM6.5 14h11v8.5h-11ZM9.5 17v2.5h5V17Z' },
  turret: { fill: `M8 2h2.5v8H8ZM13.5 2H16v8h-2.5ZM4.5 17a7.5 7.5 0 0 1 15 0ZM3 18.5h18v3.5H3Z` },
  device: DEVICE,
  bomb: DEVICE,
  crew: { fill: `${disc(12, 7, 4.8)}M2.5 21.5c0-5.5 3.5-8 9.5-8s9.5 2.5 9.5 8Z` },
  tacticalrelay: {
    line: 'M12 11 7 21.5M12 11l5 10.5M8.6 17.5h6.8M7.5 4.5a6.4 6.4 0 0 0 0 8M16.5 4.5a6.4 6.4 0 0 1 0 8M4.2 2a10.5 10.5 0 0 0 0 13M19.8 2a10.5 10.5 0 0 1 0 13',
    fill: disc(12, 8.5, 2.4),
  },
  configuration: {
    line: 'M2.5 7.5h6M15 7.5h6.5M2.5 16.5h3.5M12.5 16.5h9',
    fill: disc(11.8, 7.5, 3.4) + disc(9.2, 16.5, 3.4),
  },
  sensor: SENSOR,
  system: SENSOR,
  title: { fill: 'M5.5 2h13v20L12 17 5.5 22ZM8.5 6.5h7v2h-7ZM8.5 10.5h7v2h-7Z' },
  modification: {
    fill: 'M20.9 6.2 17 10l-3-3 3.8-3.9C14.8 1.8 11.3 3 10 6c-.6 1.4-.6 2.7-.2 4L2.6 17.2a2.9 2.9 0 0 0 0 4.1 2.9 2.9 0 0 0 4.1 0L14 14.2c1.3.4 2.7.3 4-.3 2.9-1.3 4.2-4.7 2.9-7.7Z',
  },
  illicit: {
    fill: 'M1.5 7c3.5-1.5 7-1.5 10.5.5C15.5 5.5 19 5.5 22.5 7c.5 6-2 10.5-6 10.5-2.2 0-3.5-1.2-4.5-3-1 1.8-2.3 3-4.5 3-4 0-6.5-4.5-6-10.5ZM5 10.5c1 2.5 3 3 5 2-.5-2-2.5-3-5-2ZM19 10.5c-1 2.5-3 3-5 2 .5-2 2.5-3 5-2Z',
  },
  cargo: { line: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5ZM3 7.5l9 4.5 9-4.5M12 12v9' },
  hardpoint: { fill: 'M3 15h18v6H3ZM6.5 9h4v5h-4ZM13.5 9h4v5h-4Z', line: 'M8.5 8V3M15.5 8V3' },
  team: {
    fill: `${disc(12, 6.5, 3.4)}${disc(5, 9, 2.6)}${disc(19, 9, 2.6)}M6 21c0-5 2-7.5 6-7.5s6 2.5 6 7.5Z`,
    line: 'M2.5 18c0-2.6 1-4 2.8-4.3M21.5 18c0-2.6-1-4-2.8-4.3',
  },
  tech: {
    line: 'M6 4.5v6.5l6 3.5v5M18 4.5v6.5l-6 3.5M12 4v6',
    fill: disc(6, 4, 2.6) + disc(18, 4, 2.6) + disc(12, 20, 2.6) + disc(12, 4, 2.2),
  },
  gunner: { line: `${disc(12, 12, 8)}M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5`, fill: disc(12, 12, 2.6) },
  forcepower: {
    fill: 'M12 4.5c.7 5 2.5 6.8 7.5 7.5-5 .7-6.8 2.5-7.5 7.5-.7-5-2.5-6.8-7.5-7.5 5-.7 6.8-2.5 7.5-7.5Z',
    line: disc(12, 12, 10),
  },
  hyperdrive: {
    line: 'M12 8V1.5M12 16v6.5M8 12H1.5M16 12h6.5M9 9 5 5M15 9l4-4M9 15l-4 4M15 15l4 4',
    fill: disc(12, 12, 2),
  },
} as const satisfies Readonly<Record<string, Drawing>>;

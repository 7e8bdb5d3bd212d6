/** A drawing in a square of 24: filled areas and lines. */
export interface Drawing {
  readonly fill?: string;
  readonly line?: string;
}

/** Our own pictures for what cards show. */
export const DRAWINGS = {
  // Values
  power: { line: 'M4 20L19 5M19 5h-5M19 5v5M20 20L14 14M5 5l5 5M7 20l-3-3M17 20l3-3' },
  ability: { fill: 'M12 2l3 7 7 3-7 3-3 7-3-7-7-3 7-3z' },
  maneuver: { line: 'M5 20c0-9 4-13 13-13M13 2l5 5-5 5' },
  armor: { fill: 'M12 2l8 3v7c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5z' },
  forfeit: { line: 'M5 3h9l5 5v13H5zM9 12l6 6M15 12l-6 6' },
  deploy: { line: 'M12 3v12M7 10l5 5 5-5M4 21h16' },
  destiny: { fill: 'M12 1l11 11-11 11L1 12z' },
  hyperspeed: { line: 'M3 7h6M2 12h9M3 17h6M14 5l7 7-7 7' },
  landspeed: { line: 'M4 18h16M8 18a3 3 0 1 0 .1 0M16 18a3 3 0 1 0 .1 0M5 11l3-5h8l3 5' },
  defense: { line: 'M12 2l8 3v7c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5z' },
  immunity: { line: 'M12 2l8 3v7c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5zM8 12l3 3 5-6' },
  // Kinds of card
  character: { fill: 'M12 2a5 5 0 1 1-.1 0zM3 22c0-6 3.5-9 9-9s9 3 9 9z' },
  starship: { fill: 'M12 1l3 9 8 7v2l-8-2-1 4h-4l-1-4-8 2v-2l8-7z' },
  vehicle: { fill: 'M3 13l4-6h9l5 6v4h-2a3 3 0 0 1-6 0h-3a3 3 0 0 1-6 0H3z' },
  weapon: { fill: 'M2 8h18v4h-8l-1 3H8l-2 6H3l2-9H2zM20 9h2v2h-2z' },
  device: { line: 'M12 8a4 4 0 1 0 .1 0M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3' },
  effect: { line: 'M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0' },
  interrupt: { fill: 'M14 1L4 14h6l-2 9L20 9h-7z' },
  objective: { line: 'M5 22V3M5 4h13l-3 4 3 4H5' },
  system: { line: 'M12 5a7 7 0 1 0 .1 0M2 15c6 2 14-1 20-6' },
  sector: { line: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3v18M4 7.5l16 9M20 7.5l-16 9' },
  site: { line: 'M2 20h20M4 20l5-9 4 6 3-5 4 8' },
  interior: { line: 'M3 21V10l9-7 9 7v11zM9 21v-7h6v7' },
  // What is printed on cards
  pilot: { line: 'M12 4a8 8 0 1 0 .1 0M12 12v8M4 12h16M12 10a2 2 0 1 0 .1 0' },
  warrior: { line: 'M5 19L17 4l3 3L8 19zM5 13l6 6M4 21l3-3' },
  'nav computer': { line: 'M4 4h16v12H4zM8 20h8M8 12l3-4 2 3 3-4' },
  'scomp link': { line: 'M12 3a9 9 0 1 0 .1 0M12 7v10M7 12h10' },
  dark: { fill: 'M12 2a10 10 0 1 1-.1 0zM12 7l-1.5 3.5L7 12l3.5 1.5L12 17l1.5-3.5L17 12l-3.5-1.5z' },
  light: { line: 'M12 6a6 6 0 1 0 .1 0M12 1v2M12 21v2M1 12h2M21 12h2' },
  // What happens to cards
  hit: { fill: 'M12 1l2.5 6L20 4l-2 6 5 2-5 2 2 6-5.5-3L12 23l-2.5-6L4 20l2-6-5-2 5-2-2-6 5.5 3z' },
  moved: { line: 'M3 12h15M13 6l6 6-6 6' },
  undercover: { fill: 'M2 8c3-2 7-2 10 0 3-2 7-2 10 0 0 5-2 8-5 8-2 0-4-1-5-3-1 2-3 3-5 3-3 0-5-3-5-8z' },
  unpiloted: { line: 'M12 4a8 8 0 1 0 .1 0M12 12v8M4 12h16M3 3l18 18' },
  captive: { line: 'M5 3v18M10 3v18M15 3v18M20 3v18M3 6h19M3 18h19' },
  // Phases
  activate: { line: 'M12 21V5M6 11l6-6 6 6M4 21h16' },
  control: { line: 'M12 3v11M8 10l4 5 4-5M4 17c2 4 14 4 16 0' },
  battle: { line: 'M4 20L19 5M19 5h-5M19 5v5M20 20L14 14M5 5l5 5' },
  move: { line: 'M3 12h15M13 6l6 6-6 6' },
  draw: { line: 'M6 3h9v14H6zM18 7v14H9' },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof DRAWINGS;

export function isIconName(name: string): name is IconName {
  return name in DRAWINGS;
}

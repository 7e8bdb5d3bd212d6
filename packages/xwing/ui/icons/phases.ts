import { type Drawing, disc, star } from './drawing.ts';

const SHOOTING: Drawing = {
  line: 'M12 22 3.5 7M12 22 20.5 7',
  fill: disc(12, 6.5, 4),
  faint: 'M12 22 3.5 7C7 1 17 1 20.5 7Z',
};

export const PHASE_ICONS = {
  setup: { line: 'M3 20.5h18', fill: 'M8 3.5l6-1 4.5 5-1.5 7-7 2-4.5-5.5Z' },
  planning: { line: `${disc(12, 12, 9.5)}M12 12V6.5`, fill: `${disc(12, 12, 2.4)}M12 4l2.5 3.5h-5Z` },
  system: { fill: star(8, 11.5, 8.2) + disc(12, 12, 4) },
  activation: { fill: 'M12 1.5l7 13-7-3.5-7 3.5Z', line: 'M12 15v7M6.5 18.5V22M17.5 18.5V22' },
  engagement: SHOOTING,
  combat: SHOOTING,
  end: {
    line: 'M6 2.5h12M6 21.5h12M7.5 3v3.5L12 12l-4.5 5.5V21M16.5 3v3.5L12 12l4.5 5.5V21',
    fill: 'M12 14.5l3.5 4.5V21h-7v-2Z',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

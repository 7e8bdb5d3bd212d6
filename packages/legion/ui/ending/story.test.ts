import { expect, it } from 'vitest';
import type { LegionEvent } from '../../src/events.ts';
import { storyOf } from './story.ts';

const rule = 'legion.attack.22';
const EVENTS: readonly LegionEvent[] = [
  { type: 'round', rule, round: 2 },
  { type: 'activated', rule, unit: 'storm' },
  {
    type: 'attack-rolled',
    rule,
    attacker: 'storm',
    defender: 'rebels',
    dice: [
      { die: 'red', face: 'hit' },
      { die: 'red', face: 'crit' },
      { die: 'white', face: 'surge' },
    ],
  },
  { type: 'attack-dice', rule, attacker: 'storm', how: 'converted', faces: ['hit', 'crit', 'hit'] },
  { type: 'defense-rolled', rule, defender: 'rebels', dice: [{ die: 'white', face: 'blank' }] },
  { type: 'compared', rule, attacker: 'storm', defender: 'rebels', hits: 3, blocks: 0, wounds: 3 },
  { type: 'wounded', rule, unit: 'rebels', mini: 'rebels-1', wounds: 1 },
  { type: 'mini-defeated', rule, unit: 'rebels', mini: 'rebels-1' },
  { type: 'unit-defeated', rule, unit: 'rebels' },
  { type: 'round', rule, round: 3 },
  { type: 'activated', rule, unit: 'luke' },
  { type: 'wounded', rule, unit: 'luke', mini: 'luke-1', wounds: 6 },
  { type: 'unit-defeated', rule, unit: 'luke' },
];
const units = {
  seatOf: (unit: string) => (unit === 'storm' ? 0 : 1),
  pointsOf: (unit: string) => (unit === 'luke' ? 160 : 40),
};

it('what a side lost, what cost most and who did it', () => {
  const story = storyOf(EVENTS, 1, units);
  expect(story).toMatchObject({ wounds: 7, units: 2, dearest: { unit: 'luke', round: 3, by: null } });
  expect(storyOf(EVENTS, 1, { ...units, pointsOf: () => 40 }).dearest).toEqual({
    unit: 'rebels',
    round: 2,
    by: 'storm',
  });
  expect(storyOf(EVENTS, 0, units)).toMatchObject({ wounds: 0, units: 0, dearest: null });
});

it('luck is what the dice first showed, beside what they show on average', () => {
  expect(storyOf(EVENTS, 0, units).hits).toEqual({ rolled: 2, expected: 6 / 8 + 6 / 8 + 2 / 8 });
  expect(storyOf(EVENTS, 1, units).blocks).toEqual({ rolled: 0, expected: 1 / 6 });
  expect(storyOf(EVENTS, 0, units).blocks).toEqual({ rolled: 0, expected: 0 });
});

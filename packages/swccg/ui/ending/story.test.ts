import { expect, it } from 'vitest';
import type { SwccgEvent } from '../../src/events.ts';
import { storyOf } from './story.ts';

const rule = 'swccg.core-force-loss.1';
const lost = (seat: number): SwccgEvent => ({ type: 'lost-force', rule, seat, card: 'x', from: 'reserve' });
const EVENTS: readonly SwccgEvent[] = [
  { type: 'turn', rule, seat: 0, turn: 1, generation: 5 },
  { type: 'drain', rule, seat: 0, location: 'kessel', amount: 2 },
  lost(1),
  lost(1),
  { type: 'turn', rule, seat: 1, turn: 2, generation: 5 },
  { type: 'destiny', rule, seat: 0, kind: 'battle', card: 'x', value: 4 },
  { type: 'destiny', rule, seat: 0, kind: 'weapon', card: 'y', value: 1 },
  { type: 'power', rule, power: [7, 3], destiny: [4, null], damage: [0, 8], attrition: [0, 4] },
  { type: 'left', rule, seat: 1, id: 'luke', card: 'luke', to: 'lost' },
  { type: 'left', rule, seat: 1, id: 'han', card: 'han', to: 'used' },
  lost(1),
  lost(1),
  lost(1),
  lost(0),
];

it('what a side lost, when, and what it did to the other', () => {
  expect(storyOf(EVENTS, 1)).toEqual({
    lost: 5,
    worst: { turn: 2, lost: 3 },
    drained: 0,
    damage: 0,
    cards: 1,
    draws: 0,
    destiny: 0,
  });
  expect(storyOf(EVENTS, 0)).toMatchObject({ lost: 1, worst: { turn: 2, lost: 1 }, drained: 2, damage: 8, cards: 0 });
  expect(storyOf([], 0).worst).toBeNull();
});

it('luck is what destiny came to', () => {
  expect(storyOf(EVENTS, 0)).toMatchObject({ draws: 2, destiny: 2.5 });
});

import { describe, expect, it } from 'vitest';
import type { SwccgEvent } from '../../src/events.ts';
import { lastBattle } from './story.ts';

const rule = 'swccg.core-battle-power.9';
const seen = (events: readonly SwccgEvent[]) => events.map((event, decision) => ({ decision, event }));

const begun: readonly SwccgEvent[] = [
  { type: 'turn', rule, seat: 0, turn: 1, generation: 4 },
  { type: 'lost-force', rule, seat: 1, card: 'rebel-trooper', from: 'reserve' },
  { type: 'battle', rule, seat: 0, location: 'tatooine-cantina' },
  { type: 'fired', rule, seat: 0, weapon: 'vaders-lightsaber', target: 'luke-skywalker' },
  { type: 'destiny', rule, seat: 0, kind: 'weapon', card: 'stormtrooper', value: 5 },
  { type: 'hit', rule, seat: 1, id: 'luke-skywalker' },
  { type: 'destiny', rule, seat: 0, kind: 'battle', card: 'sense-dark', value: 4 },
  { type: 'power', rule, power: [12, 5], destiny: [4, null], damage: [0, 7], attrition: [0, 4] },
  { type: 'forfeited', rule, seat: 1, id: 'luke-skywalker', value: 0 },
  { type: 'lost-force', rule, seat: 1, card: 'x-wing', from: 'reserve' },
];

describe('the story of a battle', () => {
  it('is empty before the first battle, and once a new turn has begun', () => {
    expect(lastBattle([])).toBeNull();
    const next: SwccgEvent = { type: 'turn', rule, seat: 1, turn: 2, generation: 5 };
    expect(lastBattle(seen([...begun, next]))).toBeNull();
  });

  it('tells shots, draws, the comparison and what was given up', () => {
    const story = lastBattle(seen(begun));
    expect(story?.shots).toEqual([{ seat: 0, weapon: 'vaders-lightsaber', target: 'luke-skywalker', result: 'hit' }]);
    expect(story?.draws.map(({ kind, value }) => [kind, value])).toEqual([
      ['weapon', 5],
      ['battle', 4],
    ]);
    expect(story?.compared?.power).toEqual([12, 5]);
    expect(story?.forfeits.map(({ id }) => id)).toEqual(['luke-skywalker']);
    expect(story?.paid).toEqual([0, 1]);
    expect(story?.over).toBe(false);
  });

  it('ends with the battle: what is lost afterwards is not its price', () => {
    const after: readonly SwccgEvent[] = [
      { type: 'battle-over', rule, location: 'tatooine-cantina' },
      { type: 'lost-force', rule, seat: 1, card: 'x-wing', from: 'reserve' },
    ];
    const story = lastBattle(seen([...begun, ...after]));
    expect(story?.over).toBe(true);
    expect(story?.paid).toEqual([0, 1]);
  });
});

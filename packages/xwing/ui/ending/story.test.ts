import type { GameEvent } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { storyOf } from './story.ts';

const rule = 'xw.attack.1';
const EVENTS: readonly (GameEvent & Readonly<Record<string, unknown>>)[] = [
  { type: 'round', rule, round: 2 },
  { type: 'attack', rule, attack: { attacker: 'wedge', defender: 'fel' } },
  { type: 'attack-dice', rule, ship: 'wedge', dice: ['hit', 'crit', 'focus', 'blank'] },
  { type: 'modified', rule, by: 'wedge', what: 'focus', dice: ['hit', 'crit', 'hit', 'blank'] },
  { type: 'defense-dice', rule, ship: 'fel', dice: ['focus', 'blank'] },
  { type: 'attack-result', rule, attacker: 'wedge', defender: 'fel', hit: true, hits: 2, crits: 1 },
  { type: 'damage', rule, ship: 'fel', kind: 'hit' },
  { type: 'damage', rule, ship: 'fel', kind: 'hit' },
  { type: 'destroyed', rule, ship: 'fel' },
  { type: 'score', rule, seat: 0, points: 5 },
  { type: 'removed', rule, ship: 'fel' },
  { type: 'destroyed', rule, ship: 'mine-1' },
  { type: 'round', rule, round: 3 },
  { type: 'attack', rule, attack: { attacker: 'wedge', defender: 'vader' } },
  { type: 'attack-result', rule, attacker: 'wedge', defender: 'vader', hit: true, hits: 1, crits: 0 },
  { type: 'damage', rule, ship: 'vader', kind: 'hit' },
  { type: 'phase', rule },
  { type: 'activates', rule, ship: 'vader' },
  { type: 'damage', rule, ship: 'vader', kind: 'crit' },
  { type: 'destroyed', rule, ship: 'vader' },
  { type: 'removed', rule, ship: 'vader' },
  { type: 'score', rule, seat: 0, points: 3 },
  { type: 'score', rule, seat: 0, points: 4 },
  { type: 'fled', rule, ship: 'wedge' },
  { type: 'removed', rule, ship: 'wedge' },
];
const SEATS: Readonly<Record<string, number>> = { wedge: 0, fel: 1, vader: 1 };
const ships = { seatOf: (ship: string) => SEATS[ship], pointsOf: (ship: string) => (ship === 'vader' ? 6 : 5) };

it('what a side lost, what cost most and who did it', () => {
  // What was left of Vader an obstacle took: the attack before it is not what lost him.
  expect(storyOf(EVENTS, 1, ships)).toMatchObject({
    damage: 4,
    ships: 2,
    dearest: { ship: 'vader', round: 3, by: null },
  });
  const { dearest } = storyOf(EVENTS, 1, { ...ships, pointsOf: () => 5 });
  expect(dearest).toEqual({ ship: 'fel', round: 2, by: 'wedge' });
  expect(storyOf(EVENTS, 0, ships)).toMatchObject({ damage: 0, ships: 1, dearest: { ship: 'wedge', by: null } });
});

it('the round that brought most points', () => {
  expect(storyOf(EVENTS, 0, ships).best).toEqual({ round: 3, points: 7 });
  expect(storyOf(EVENTS, 1, ships).best).toBeNull();
});

it('luck is what the dice first showed, beside what they show on average', () => {
  expect(storyOf(EVENTS, 0, ships).hits).toEqual({ rolled: 2, expected: 2 });
  expect(storyOf(EVENTS, 1, ships).evades).toEqual({ rolled: 0, expected: 6 / 8 });
  expect(storyOf(EVENTS, 0, ships).evades).toEqual({ rolled: 0, expected: 0 });
});

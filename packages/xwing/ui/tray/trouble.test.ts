import { expect, it } from 'vitest';
import { newGhost } from '../board/ghost.ts';
import { troubleOf } from './trouble.ts';

const named = (ids: readonly string[]) => ids.join(', ');
const of = (ghost: Parameters<typeof newGhost>[0]) => troubleOf(newGhost(ghost), () => null, named, 'en');
const there = { key: '2-straight', ship: 'wedge', ends: [{ x: 0, y: 0, heading: 0 }] };

it('says what a maneuver meets by name, the worst in its mark', () => {
  expect(of(there)).toBeNull();
  expect(of({ ...there, crosses: [{ id: 'rock', on: false }] })).toEqual({ kind: 'cross', words: 'Crosses rock' });
  expect(of({ ...there, bumps: ['luke'], crosses: [{ id: 'rock', on: true }] })).toEqual({
    kind: 'bump',
    words: 'Bumps into luke. Ends on rock',
  });
  expect(of({ ...there, flees: true, bumps: ['luke'] })?.kind).toBe('ban');
});

import { describe, expect, it } from 'vitest';
import type { XwingEvent } from '../../src/events.ts';
import { diceAt } from './attackdice.ts';

const EVENTS: readonly XwingEvent[] = [
  {
    type: 'attack',
    rule: 'xw2.attack.5',
    attack: {
      attacker: 'luke',
      defender: 'tie',
      weapon: 'primary:front',
      range: 2,
      line: { ax: 0, ay: 0, bx: 0, by: 150 },
      obstructedBy: [],
      bonus: false,
    },
  },
  { type: 'attack-dice', rule: 'xw2.attack.13', ship: 'luke', dice: ['focus', 'hit'] },
  { type: 'modified', rule: 'xw2.focus.3', by: 'luke', what: 'focus', dice: ['hit', 'hit'] },
  { type: 'defense-dice', rule: 'xw2.attack.21', ship: 'tie', dice: ['blank', 'evade'] },
];

describe('the dice of an attack that is shown', () => {
  it('are those of the moment', () => {
    const faces = (index: number) => {
      const dice = diceAt(EVENTS, index);
      return [dice?.attack.map(({ face }) => face), dice?.defense.map(({ face }) => face)];
    };
    expect(faces(0)).toEqual([[], []]);
    expect(faces(1)).toEqual([['focus', 'hit'], []]);
    expect(faces(2)).toEqual([['hit', 'hit'], []]);
    expect(faces(3)).toEqual([
      ['hit', 'hit'],
      ['blank', 'evade'],
    ]);
    expect(diceAt(EVENTS, 3)?.rolls).toEqual({ attack: 1, defense: 1 });
    expect(diceAt([], 0)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { XwingEvent } from '../../src/events.ts';
import { attackNow, diceAt } from './attackdice.ts';

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

describe('the attack that is going on', () => {
  const declared = EVENTS[0];
  const attack = declared?.type === 'attack' ? { ...declared.attack } : null;
  const seen = EVENTS.map((event) => ({ event, decision: 0 }));
  const playing = (from: number) => {
    const [current, ...next] = seen.slice(from);
    return current ? { current, next, startedAt: 0, duration: 1 } : null;
  };

  it('shows once it has been shown that it is declared', () => {
    const moves = { event: { type: 'phase', rule: 'xw2.round.1', phase: 'engagement' } as const, decision: 0 };
    expect(attackNow({ attack }, { current: moves, next: seen, startedAt: 0, duration: 1 })).toBeNull();
    expect(attackNow({ attack }, playing(0))).toBe(attack);
    expect(attackNow({ attack }, null)).toBe(attack);
  });
});

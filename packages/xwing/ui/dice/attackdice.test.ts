import type { RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import type { AttackEvent } from '../../src/index.ts';
import { attackDice, attackNow, diceAt, endedAttack } from './attackdice.ts';

const EVENTS: readonly AttackEvent[] = [
  {
    type: 'attack',
    rule: 'game.attack.5',
    attack: {
      attacker: 'luke',
      defender: 'tie',
      weapon: 'primary',
      range: 2,
      line: { ax: 0, ay: 0, bx: 0, by: 150 },
      obstructedBy: [],
    },
  },
  { type: 'attack-dice', rule: 'game.attack.13', ship: 'luke', dice: ['focus', 'hit'] },
  { type: 'modified', rule: 'game.focus.3', by: 'luke', what: 'focus', dice: ['hit', 'hit'] },
  { type: 'defense-dice', rule: 'game.attack.21', ship: 'tie', dice: ['blank', 'evade'] },
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
    const moves = { event: { type: 'phase', rule: 'game.round.1', phase: 'engagement' } as const, decision: 0 };
    expect(attackNow({ attack }, { current: moves, next: seen, startedAt: 0, duration: 1 })).toBeNull();
    expect(attackNow({ attack }, playing(0))).toBe(attack);
    expect(attackNow({ attack }, null)).toBe(attack);
  });
});

describe('whoever is asked', () => {
  const seen = EVENTS.map((event) => ({ event, decision: 0 }));
  const [current] = seen;
  if (!current) throw new Error('Something happens.');
  const playing = { current, next: seen.slice(1), startedAt: 0, duration: 1 };
  const request: RequestView = {
    kind: 'pick',
    seat: 0,
    topic: 'modify-defense',
    rule: 'game.attack.22',
    options: [{ key: 'done' }],
    min: 1,
    max: 1,
    refused: [],
  };
  const attack = {
    attacker: 'vader',
    defender: 'luke',
    step: 'defense-dice',
    attackDice: [{ face: 'crit', rerolled: false }],
    defenseDice: [{ face: 'evade', rerolled: false }],
  } as const;
  const facesOf = (dice: ReturnType<typeof attackDice>) => dice?.attack.map(({ face }) => face);

  it('sees the dice as they lie, whatever is still being shown', () => {
    expect(facesOf(attackDice({ snapshot: { view: { attack }, events: seen, request }, playing }))).toEqual(['crit']);
    expect(facesOf(attackDice({ snapshot: { view: { attack }, events: seen, request: null }, playing }))).toEqual([]);
  });

  it('sees no dice of an attack that is over', () => {
    expect(attackDice({ snapshot: { view: { attack: null }, events: seen, request }, playing })).toBeNull();
  });

  it('reads how the last attack of the phase ended', () => {
    const result = { type: 'attack-result', rule: 'game.attack.24', attacker: 'luke', defender: 'tie' } as const;
    const ended = [...seen, { event: { ...result, hit: true, hits: 1, crits: 0 }, decision: 1 }];
    const phase = { event: { type: 'phase', rule: 'game.round.1', phase: 'end' } as const, decision: 1 };
    expect(facesOf(endedAttack({ view: { attack: null }, events: ended })?.dice ?? null)).toEqual(['hit', 'hit']);
    expect(endedAttack({ view: { attack }, events: ended })).toBeNull();
    expect(endedAttack({ view: { attack: null }, events: [...ended, phase] })).toBeNull();
  });
});

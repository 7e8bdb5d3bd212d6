import { describe, expect, it } from 'vitest';
import type { LegionEvent } from '../src/events.ts';
import { endedAttack } from './attackdice.ts';

const rule = 'legion.attack.22';
const ATTACK: readonly LegionEvent[] = [
  {
    type: 'attack-rolled',
    rule,
    attacker: 'storm',
    defender: 'rebels',
    dice: [
      { die: 'red', face: 'hit' },
      { die: 'white', face: 'blank' },
      { die: 'white', face: 'surge' },
    ],
  },
  { type: 'attack-dice', rule, attacker: 'storm', how: 'rerolled', faces: ['hit', 'crit', 'surge'] },
  { type: 'attack-dice', rule, attacker: 'storm', how: 'converted', faces: ['hit', 'crit', 'hit'] },
  { type: 'cancelled', rule, defender: 'rebels', face: 'hit', count: 1, by: 'cover' },
  { type: 'attack-dice', rule, attacker: 'storm', how: 'changed', faces: ['crit', 'crit'] },
  { type: 'defense-rolled', rule, defender: 'rebels', dice: [{ die: 'white', face: 'surge' }] },
  { type: 'defense-dice', rule, defender: 'rebels', how: 'converted', faces: ['blank'] },
  { type: 'defense-rolled', rule, defender: 'guardian', dice: [{ die: 'red', face: 'block' }] },
  { type: 'compared', rule, attacker: 'storm', defender: 'rebels', hits: 2, blocks: 0, wounds: 2 },
];
const seen = (events: readonly LegionEvent[]) => events.map((event) => ({ event, decision: 0 }));
const over = { attack: null };

describe('an attack that is over', () => {
  it('shows its dice as they were in the end, and which were cancelled', () => {
    const ended = endedAttack({ view: over, events: seen(ATTACK) });
    expect(ended?.attack).toEqual([
      { die: 'white', face: 'crit', cancelled: false },
      { die: 'white', face: 'crit', cancelled: false },
      { die: 'red', face: 'hit', cancelled: true },
    ]);
    expect(ended?.defense).toEqual([{ die: 'white', face: 'blank', cancelled: false }]);
    expect(ended?.result.wounds).toBe(2);
  });

  it('is none before it is over, nor in the next phase', () => {
    expect(endedAttack({ view: over, events: seen(ATTACK.slice(0, -1)) })).toBeNull();
    expect(endedAttack({ view: over, events: seen([...ATTACK, { type: 'phase', rule, phase: 'end' }]) })).toBeNull();
  });
});

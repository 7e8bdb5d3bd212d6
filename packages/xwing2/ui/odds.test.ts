import { ATTACK_DIE, DEFENSE_DIE } from '@rangefinder/xwing';
import { describe, expect, it } from 'vitest';
import { type AttackPool, atLeast, attackOdds, type DefensePool } from './odds.ts';

const attack = (dice: number, more: Partial<AttackPool> = {}): AttackPool => ({
  dice,
  focus: false,
  single: 0,
  lock: false,
  ...more,
});
const defense = (dice: number, more: Partial<DefensePool> = {}): DefensePool => ({
  dice,
  focus: false,
  single: 0,
  evade: 0,
  reinforce: 0,
  ...more,
});

describe('attackOdds', () => {
  it('knows the well-known means against no defense', () => {
    expect(attackOdds(attack(3), defense(0)).mean).toBeCloseTo(1.5, 12);
    expect(attackOdds(attack(3, { focus: true }), defense(0)).mean).toBeCloseTo(2.25, 12);
    expect(attackOdds(attack(3, { lock: true }), defense(0)).mean).toBeCloseTo(2.25, 12);
    expect(attackOdds(attack(3, { focus: true, lock: true }), defense(0)).mean).toBeCloseTo(2.8125, 12);
    expect(attackOdds(attack(2, { single: 1 }), defense(0)).mean).toBeCloseTo(1 + 1 - 0.75 ** 2, 12);
  });

  it('knows the chance of every number of damage', () => {
    expect(attackOdds(attack(1), defense(1)).damage).toEqual([1 - 0.5 * 0.625, 0.5 * 0.625]);
    expect(attackOdds(attack(1), defense(1, { evade: 1 })).damage).toEqual([1, 0]);
    // An evade token needs a die to turn.
    expect(attackOdds(attack(1), defense(0, { evade: 1 })).damage).toEqual([0.5, 0.5]);
    expect(attackOdds(attack(3, { focus: true }), defense(0, { reinforce: 1 })).damage[3]).toBeCloseTo(0, 12);
    expect(attackOdds(attack(1), defense(0)).crit).toBeCloseTo(1 / 8, 12);
  });

  it('agrees with rolling every die there is', () => {
    const odds = attackOdds(attack(2, { focus: true }), defense(2, { single: 1, evade: 1 }));
    const counted = [0, 0, 0];
    for (const a of ATTACK_DIE)
      for (const b of ATTACK_DIE)
        for (const c of DEFENSE_DIE)
          for (const d of DEFENSE_DIE) {
            const hits = [a, b].filter((face) => face !== 'blank').length;
            const evades = [c, d].filter((face) => face === 'evade').length;
            const eyes = [c, d].filter((face) => face === 'focus').length;
            const all = Math.min(2, evades + Math.min(1, eyes) + 1);
            const through = Math.max(0, hits - all);
            counted[through] = (counted[through] ?? 0) + 1 / 8 ** 4;
          }
    odds.damage.forEach((chance, count) => {
      expect(chance).toBeCloseTo(counted[count] ?? 0, 12);
    });
  });

  it('adds up to one', () => {
    for (let dice = 0; dice <= 6; dice++) {
      const odds = attackOdds(attack(dice, { lock: true, single: 1 }), defense(3, { focus: true, evade: 1 }));
      expect(atLeast(odds, 0)).toBeCloseTo(1, 12);
    }
  });
});

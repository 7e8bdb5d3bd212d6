import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveMean } from '../../test/naiveodds.ts';
import type { AttackFace, DefenseFace } from '../dice.ts';
import {
  atLeast,
  attackOdds,
  bestReroll,
  type Change,
  type DiceAttack,
  type DiceEffect,
  type Modification,
  possiblePlays,
} from './index.ts';

const RED: readonly AttackFace[] = ['hit', 'crit', 'focus', 'blank'];
const GREEN: readonly DefenseFace[] = ['evade', 'focus', 'blank'];

const change = <F extends string>(from: readonly F[], to: F, most = 1): Change<F> => ({
  does: 'change',
  from,
  to,
  most,
});
const focus = { key: 'focus', effect: change<AttackFace>(['focus'], 'hit', 9), spends: { focus: 1 } };
const calculate = { key: 'calculate', effect: change<AttackFace>(['focus'], 'hit'), spends: { calculate: 1 } };
const lock = { key: 'lock', effect: { does: 'reroll', faces: RED, least: 1, most: 6 }, spends: { lock: 1 } } as const;
const dodge = { key: 'focus', effect: change<DefenseFace>(['focus'], 'evade', 9), spends: { dodge: 1 } };
const evade = { key: 'evade', effect: change<DefenseFace>(['blank', 'focus'], 'evade'), spends: { evade: 1 } };

/** Attack dice against defense dice, with the usual tokens. */
function attack(
  dice: DiceAttack['attack']['dice'],
  defense: number,
  means: DiceAttack['means'] = {},
  more: Partial<DiceAttack> = {},
): DiceAttack {
  return {
    attack: { dice, theirs: [], own: [focus, calculate, lock] },
    defense: { dice: defense, theirs: [], own: [dodge, evade] },
    means,
    ...more,
  };
}

/** Dice that lie on the table. */
const lying = (...faces: readonly AttackFace[]) => faces.map((face) => ({ face, rerolled: false }));

describe('attackOdds', () => {
  // Worked out by hand, or by the slow way below.
  it.each<[string, DiceAttack, number]>([
    ['three dice', attack(3, 0), 1.5],
    ['a focus', attack(3, 0, { focus: 1 }), 2.25],
    ['a lock', attack(3, 0, { lock: 1 }), 2.25],
    ['focus and lock', attack(3, 0, { focus: 1, lock: 1 }), 2.8125],
    ['one calculate', attack(2, 0, { calculate: 1 }), 2 - 0.75 ** 2],
    // The lock does not roll every focus result again that is one too many: 4.98 would come of that.
    ['one calculate and a lock', attack(6, 0, { calculate: 1, lock: 1 }), 5.073909759521484],
    ['one die against one', attack(1, 1), 0.5 * 0.625],
    ['an evade token', attack(1, 1, { evade: 1 }), 0],
    ['an evade token without a die', attack(1, 0, { evade: 1 }), 0.5],
    ['two dice against one', attack(2, 1), 0.25 * (2 - 0.375) + 0.5 * 0.625],
    ['three against two', attack(3, 2), 0.896484375],
    ['three against two, both focused', attack(3, 2, { focus: 1, dodge: 1 }), 1.074462890625],
    ['reinforced', attack(2, 0, {}, { reinforce: 1 }), 0.75],
    [
      'crits that cannot be cancelled',
      attack(1, 1, { evade: 1 }, { neutralizing: { first: 'hit', critsCancelled: false } }),
      1 / 8,
    ],
    ['one damage for any hit', attack(3, 0, {}, { onHit: { hits: 1, crits: 0, results: false } }), 0.875],
    ['nothing for any hit', attack(3, 0, {}, { onHit: { hits: 0, crits: 0, results: false } }), 0],
    ['one damage instead', attack(4, 0, { focus: 1 }, { insteadOfDice: { hits: 1, crits: 0 } }), 1],
    ['dice rather than one damage', attack(1, 0, {}, { insteadOfDice: { hits: 1, crits: 0 } }), 0.5],
  ])('knows %s', (_, one, mean) => {
    expect(attackOdds(one).mean).toBeCloseTo(mean, 10);
  });

  it('knows the chance of every number of damage, and of a crit', () => {
    expect(attackOdds(attack(1, 1)).damage).toEqual([1 - 0.5 * 0.625, 0.5 * 0.625]);
    expect(attackOdds(attack(3, 0, { focus: 1 }, { reinforce: 1 })).damage[3] ?? 0).toBe(0);
    expect(attackOdds(attack(1, 0)).crit).toBeCloseTo(1 / 8, 12);
    const settled = { settling: [change<AttackFace>(['crit'], 'hit', 9)] };
    expect(attackOdds(attack(1, 0, {}, settled)).crit).toBe(0);
    for (let dice = 0; dice <= 6; dice++) {
      const odds = attackOdds(attack(dice, 3, { lock: 1, calculate: 1, dodge: 1, evade: 1 }));
      expect(atLeast(odds, 0)).toBeCloseTo(1, 12);
      expect(odds.damage.reduce((sum, chance, count) => sum + chance * count, 0)).toBeCloseTo(odds.mean, 12);
    }
  });

  it('rolls no die again that was rolled again', () => {
    const dice = [
      { face: 'blank', rerolled: true },
      { face: 'blank', rerolled: false },
    ] as const;
    expect(attackOdds(attack(dice, 0, { lock: 1 }), 'own-on-attack').mean).toBe(0.5);
    expect(possiblePlays(attack(dice.slice(0, 1), 0, { lock: 1 }), 'own-on-attack').map(({ key }) => key)).toEqual([
      null,
    ]);
  });

  it('is what the slow way finds', () => {
    fc.assert(
      fc.property(anyAttack, (one) => {
        expect(attackOdds(one).mean).toBeCloseTo(naiveMean(one), 9);
      }),
      { numRuns: 40, seed: 1 },
    );
  });
});

/** Modifications as cards have them: of one's own dice for the better, of the other's for the worse; each once. */
function anyModification<F extends string>(faces: readonly F[], own: boolean, payer: string, name: string) {
  const [one, other] = [fc.integer({ min: 0, max: faces.length - 1 }), fc.integer({ min: 1, max: faces.length - 1 })];
  const effect: fc.Arbitrary<DiceEffect<F>> = fc.oneof(
    fc.tuple(one, other, fc.constantFrom(1, 9)).map(([a, b, most]) => {
      const [low, high] = [Math.min(a, b - (a < b ? 0 : 1)), Math.max(a, b)];
      const [best, worst] = [faces[low] ?? faces[0], faces[Math.max(high, low + 1)] ?? faces[1]] as [F, F];
      return own ? change([worst], best, most) : change([best], worst, most);
    }),
    fc
      .record({
        faces: fc.subarray([...faces], { minLength: 1 }),
        least: fc.constantFrom(1, 2),
        more: fc.constantFrom(0, 2),
      })
      .map(({ more, ...reroll }) => ({ does: 'reroll' as const, ...reroll, most: reroll.least + more })),
    ...(own ? [fc.constantFrom(...faces).map((face) => ({ does: 'add' as const, face }))] : []),
  );
  const worst = faces.at(-1);
  return fc.tuple(effect, fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 5 })).map(
    ([does, mandatory, paid, condition]): Modification<F> => ({
      key: name,
      effect: does,
      spends: { [name]: 1, ...(paid ? { [payer]: 1 } : {}) },
      ...(mandatory && does.does === 'change' ? { mandatory } : {}),
      ...(condition === 0 && worst !== undefined && does.does === 'reroll' ? { onlyIf: { all: worst, least: 1 } } : {}),
    }),
  );
}

const listOf = <F extends string>(faces: readonly F[], own: boolean, payer: string, name: string, most: number) =>
  fc
    .integer({ min: 0, max: most })
    .chain((length) =>
      fc.tuple(...Array.from({ length }, (_, i) => anyModification(faces, own, payer, `${name}${i}`))),
    );

const anyAttack: fc.Arbitrary<DiceAttack> = fc
  .record({
    red: fc.integer({ min: 0, max: 2 }),
    green: fc.integer({ min: 0, max: 1 }),
    owns: listOf(['crit', 'hit', 'focus', 'blank'] as const, true, 'attacker', 'a', 2),
    hindered: listOf(['crit', 'hit', 'focus', 'blank'] as const, false, 'defender', 'b', 1),
    tricked: listOf(GREEN, false, 'attacker', 'c', 1),
    dodges: listOf(GREEN, true, 'defender', 'd', 2),
    force: fc.integer({ min: 0, max: 2 }),
    reinforce: fc.integer({ min: 0, max: 1 }),
    first: fc.constantFrom('hit' as const, 'crit' as const),
    mostRerolls: fc.constantFrom(1, 9),
  })
  .map(({ red, green, owns, hindered, tricked, dodges, force, reinforce, first, mostRerolls }) => ({
    attack: { dice: red, theirs: hindered, own: owns },
    defense: { dice: green, theirs: tricked, own: dodges },
    means: {
      attacker: force,
      defender: 1,
      ...Object.fromEntries([...owns, ...hindered, ...tricked, ...dodges].map(({ key }) => [key, 1])),
    },
    reinforce,
    mostRerolls,
    neutralizing: { first, critsCancelled: true },
  }));

it('turns a result first that a reroll of two dice would take along', () => {
  const two: Modification<AttackFace> = {
    key: 'two',
    effect: { does: 'reroll', faces: ['hit', 'focus'], least: 2, most: 2 },
    spends: { two: 1 },
  };
  const crit = { key: 'crit', effect: change<AttackFace>(['hit'], 'crit'), spends: { crit: 1 } };
  const own = [two, crit];
  expect(attackOdds(attack(2, 0, { two: 1, crit: 1 }, { attack: { dice: 2, theirs: [], own } })).mean).toBe(1.25);
});

describe('possiblePlays', () => {
  it('says what each modification is worth now', () => {
    const plays = possiblePlays(attack(lying('focus', 'hit'), 0, { focus: 1, lock: 1 }), 'own-on-attack');
    expect(plays.map(({ key, odds }) => [key, odds.mean])).toEqual([
      [null, 1],
      ['lock', 1.75],
      ['focus', 2],
    ]);
  });
});

describe('bestReroll', () => {
  it('rolls even the focus result again that a calculate token could turn', () => {
    const dice = lying('focus', 'focus', 'blank', 'hit');
    const reroll = { does: 'reroll', faces: RED, least: 1, most: 6 } as const;
    const chosen = bestReroll(attack(dice, 0, { calculate: 1 }), 'own-on-attack', reroll);
    expect(Object.fromEntries(chosen)).toEqual({ crit: 0, hit: 0, focus: 2, blank: 1 });
  });
});

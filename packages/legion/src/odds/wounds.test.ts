import { Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import type { AttackDie } from '../card.ts';
import { ATTACK_DICE, DEFENSE_DICE } from '../dice.ts';
import type { AttackFace, DefenseFace } from '../state.ts';
import { atLeast, countedWounds, type DefenderOdds, meanWounds, type PoolOdds, woundsOf } from './wounds.ts';

const POOL: PoolOdds = {
  dice: { red: 0, black: 0, white: 0 },
  surge: null,
  critical: 0,
  surgeTokens: 0,
  aims: 0,
  aimDice: 2,
  impact: 0,
  pierce: 0,
};
const DEFENDER: DefenderOdds = {
  die: 'white',
  surge: null,
  surgeTokens: 0,
  dodges: 0,
  shields: 0,
  cover: 0,
  armor: 0,
  moreDice: 0,
};

/** An attack played out by its steps, die by die, with whatever rolls. */
interface Roller {
  attack(die: AttackDie): AttackFace;
  defense(): DefenseFace;
}

function play(pool: PoolOdds, defender: DefenderOdds, roller: Roller): number {
  const colours = (['red', 'black', 'white'] as const).flatMap((die) => Array<AttackDie>(pool.dice[die]).fill(die));
  const faces = colours.map((die) => roller.attack(die));
  const lost = pool.surge === null && pool.critical + pool.surgeTokens === 0;
  for (let aim = 0; aim < pool.aims; aim++) {
    let left = pool.aimDice;
    const before = [...faces];
    before.forEach((face, i) => {
      if (left === 0 || !(face === 'blank' || (lost && face === 'surge'))) return;
      faces[i] = roller.attack(colours[i] ?? 'white');
      left--;
    });
  }
  const turn = (from: AttackFace, to: AttackFace, most: number) => {
    let left = most;
    faces.forEach((face, i) => {
      if (face === from && left-- > 0) faces[i] = to;
    });
  };
  const cancel = (face: AttackFace, most: number) => {
    const found = faces.filter((one) => one === face).length;
    turn(face, 'blank', most);
    return Math.min(found, most);
  };
  turn('surge', 'crit', pool.critical);
  if (pool.surge) turn('surge', pool.surge, 99);
  turn('surge', 'hit', pool.surgeTokens);
  cancel('hit', defender.shields - cancel('crit', defender.shields));
  cancel('hit', defender.dodges);
  cancel('hit', defender.cover);
  if (defender.armor > 0) turn('hit', 'crit', pool.impact);
  cancel('hit', defender.armor);
  const threats = faces.filter((face) => face === 'hit' || face === 'crit').length;
  if (threats === 0) return 0;
  let tokens = defender.surgeTokens;
  let blocks = 0;
  for (let i = 0; i < threats + defender.moreDice; i++) {
    const face = roller.defense();
    if (face === 'block' || (face === 'surge' && (defender.surge === 'block' || tokens-- > 0))) blocks++;
  }
  return Math.max(0, threats - Math.max(0, blocks - pool.pierce));
}

/** Every way the dice may fall, each as likely as it is. */
function enumerate(pool: PoolOdds, defender: DefenderOdds): number[] {
  const wounds: number[] = [];
  const go = (script: readonly number[], chance: number) => {
    let next = 0;
    let open = 0;
    const take = <F>(faces: readonly F[]): F => {
      const index = script[next++];
      if (index === undefined && open === 0) open = faces.length;
      return faces[index ?? 0] as F;
    };
    const suffered = play(pool, defender, {
      attack: (die) => take(ATTACK_DICE[die]),
      defense: () => take(DEFENSE_DICE[defender.die]),
    });
    if (open === 0) wounds[suffered] = (wounds[suffered] ?? 0) + chance;
    for (let i = 0; i < open; i++) go([...script, i], chance / open);
  };
  go([], 1);
  return wounds;
}

function simulate(pool: PoolOdds, defender: DefenderOdds, times: number): number[] {
  const random = new Random('wounds');
  const wounds: number[] = [];
  for (let i = 0; i < times; i++) {
    const suffered = play(pool, defender, {
      attack: (die) => random.choose('dice', ATTACK_DICE[die]),
      defense: () => random.choose('dice', DEFENSE_DICE[defender.die]),
    });
    wounds[suffered] = (wounds[suffered] ?? 0) + 1 / times;
  }
  return wounds;
}

function expectSame(found: readonly number[], wanted: readonly number[], digits: number): void {
  for (let i = 0; i < Math.max(found.length, wanted.length); i++) {
    expect(found[i] ?? 0).toBeCloseTo(wanted[i] ?? 0, digits);
  }
}

type Case = readonly [string, Partial<PoolOdds>, Partial<DefenderOdds>];

const SMALL: readonly Case[] = [
  ['one die of each colour', { dice: { red: 1, black: 1, white: 1 } }, {}],
  ['surges that hit', { dice: { red: 0, black: 2, white: 0 }, surge: 'hit' }, { die: 'red' }],
  ['surges that are critical, against cover', { dice: { red: 2, black: 0, white: 0 }, surge: 'crit' }, { cover: 2 }],
  ['an aim token', { dice: { red: 0, black: 1, white: 1 }, aims: 1 }, {}],
  ['an aim token and a chart', { dice: { red: 1, black: 0, white: 1 }, aims: 1, surge: 'hit' }, { surge: 'block' }],
  ['two aim tokens for one die', { dice: { red: 0, black: 0, white: 1 }, aims: 2, aimDice: 1 }, {}],
  ['a surge token', { dice: { red: 0, black: 2, white: 0 }, surgeTokens: 1 }, {}],
  ['Critical 1', { dice: { red: 0, black: 0, white: 3 }, critical: 1 }, { cover: 1 }],
  ['Critical 1 and a chart', { dice: { red: 0, black: 0, white: 3 }, critical: 1, surge: 'hit' }, { cover: 1 }],
  ['dodges and cover', { dice: { red: 3, black: 0, white: 0 } }, { dodges: 1, cover: 1 }],
  ['shields', { dice: { red: 2, black: 0, white: 0 }, surge: 'crit' }, { shields: 1 }],
  ['armor', { dice: { red: 2, black: 0, white: 0 } }, { armor: Number.POSITIVE_INFINITY }],
  ['Impact 1 against armor', { dice: { red: 3, black: 0, white: 0 }, impact: 1 }, { armor: Number.POSITIVE_INFINITY }],
  ['Impact 1 against Armor 1', { dice: { red: 3, black: 0, white: 0 }, impact: 1 }, { armor: 1 }],
  ['Impact without armor', { dice: { red: 2, black: 0, white: 0 }, impact: 2 }, { cover: 1 }],
  ['Pierce 1', { dice: { red: 2, black: 0, white: 0 }, pierce: 1 }, { die: 'red', surge: 'block' }],
  ['more defense dice', { dice: { red: 1, black: 1, white: 0 }, pierce: 1 }, { die: 'red', moreDice: 1 }],
  ['a surge token in defense', { dice: { red: 2, black: 0, white: 0 } }, { surgeTokens: 1 }],
];

const LARGE: readonly Case[] = [
  [
    'a squad with an aim token',
    { dice: { red: 1, black: 0, white: 6 }, aims: 1, surge: 'hit' },
    { die: 'red', cover: 1 },
  ],
  ['precise, two aim tokens', { dice: { red: 2, black: 3, white: 2 }, aims: 2, aimDice: 3 }, { dodges: 1, cover: 2 }],
  [
    'a tank under fire',
    { dice: { red: 2, black: 4, white: 0 }, aims: 1, impact: 2, pierce: 1, critical: 1 },
    { die: 'red', armor: Number.POSITIVE_INFINITY, surgeTokens: 1 },
  ],
];

describe('the wounds of a pool', () => {
  it.each(SMALL)('counts every way the dice may fall: %s', (_, pool, defender) => {
    const [attack, defense] = [
      { ...POOL, ...pool },
      { ...DEFENDER, ...defender },
    ];
    expectSame(woundsOf(attack, defense), enumerate(attack, defense), 10);
  });

  it.each(LARGE)('agrees with a hundred thousand rolls: %s', (_, pool, defender) => {
    const [attack, defense] = [
      { ...POOL, ...pool },
      { ...DEFENDER, ...defender },
    ];
    const simulated = simulate(attack, defense, 100_000);
    woundsOf(attack, defense).forEach((chance, i) => {
      expect(Math.abs(chance - (simulated[i] ?? 0))).toBeLessThan(0.007);
    });
  });

  it('adds up to one, and tells means', () => {
    const odds = woundsOf({ ...POOL, dice: { red: 1, black: 0, white: 0 } }, DEFENDER);
    expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    // Six eighths hit, five sixths of them are not blocked.
    expect(meanWounds(odds)).toBeCloseTo((6 / 8) * (5 / 6), 12);
    expect(atLeast(odds, 1)).toBeCloseTo(0.625, 12);
    expect(countedWounds(odds, 0)).toBe(0);
  });
});

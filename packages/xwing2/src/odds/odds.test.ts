import { Random } from '@rangefinder/kernel';
import { attackOdds } from '@rangefinder/xwing';
import { describe, expect, it } from 'vitest';
import { playedMean } from '../../test/playedodds.ts';
import { askRules } from '../asking.ts';
import { xwing2 } from '../index.ts';
import { newAttack } from '../rules/attack.ts';
import { possibleShots } from '../rules/possibleshots.ts';
import type { Attack } from '../state.ts';
import { view } from '../view.ts';
import { aimsOf, oddsNow } from './aim.ts';
import { diceAttackOf } from './diceattack.ts';

/** Ships about to engage. */
function table(...ships: readonly object[]) {
  const setup = xwing2.parseSetup({ position: { phase: 'engagement', ships } });
  return xwing2.setup(setup, new Random('odds'));
}

const shooter = (more: object = {}) => ({ id: 'a', pilot: 'academypilot', pose: [400, 300, 0], ...more });
/** It has no agility. */
const decimator = { id: 'd', pilot: 'patrolleader', seat: 1, pose: [400, 530, 180] };
const target = (more: object = {}) => ({ id: 'd', pilot: 'academypilot', seat: 1, pose: [400, 450, 180], ...more });
/** Tokens that leave a defender one die. */
const SLOW = { strain: 1, tractor: 1 };
const LOCKED = { locks: ['d'], tokens: { focus: 1, calculate: 1, evade: 1 } };

/** The odds of the first attack there is with this weapon and so many dice, and what playing it brings. */
function both(state: ReturnType<typeof table>, dice: number, weapon = 'primary:front') {
  const t = askRules(view(state, 0));
  const shot = possibleShots(t, t.ship('a')).find((one) => one.target === 'd' && one.weapon.id === weapon);
  const [line] = shot?.lines ?? [];
  if (!shot || !line) throw new Error('There is nothing to shoot at.');
  const odds = attackOdds(diceAttackOf(t, newAttack(t.ship('a'), shot, line, false), dice));
  return [odds.mean, playedMean(state, { attacker: 'a', target: 'd', weapon, dice })] as const;
}

describe('the odds are what playing brings', () => {
  it.each<[string, object, object, number, string?]>([
    ['tokens', shooter(LOCKED), target({ tokens: { focus: 1, ...SLOW } }), 1],
    ['an evade token', shooter(LOCKED), target({ tokens: { evade: 1, calculate: 1, ...SLOW } }), 1],
    ['a lock beside a calculate', shooter({ tokens: { calculate: 1 }, locks: ['d'] }), decimator, 2],
    ['Blinded Pilot', shooter({ ...LOCKED, pilot: 'lukeskywalker', damage: ['blindedpilot'] }), decimator, 2],
    ['Predator', shooter({ ...LOCKED, upgrades: ['predator'] }), decimator, 1],
    ['Marksmanship', shooter({ upgrades: ['marksmanship'] }), target({ tokens: SLOW }), 2],
    ['Juke', shooter({ ...LOCKED, upgrades: ['juke'] }), target({ tokens: { focus: 1, ...SLOW } }), 1],
    ['Elusive', shooter(LOCKED), target({ upgrades: ['elusive'], tokens: SLOW }), 1],
    ['Heroic', shooter({ upgrades: ['heroic'], tokens: { focus: 1 } }), decimator, 2],
    ['Norra Wexley', shooter(LOCKED), target({ pilot: 'norrawexley', tokens: { ...SLOW, focus: 1 } }), 1],
    ['Shara Bey', shooter({ ...LOCKED, pilot: 'sharabey' }), decimator, 1],
    ['Lone Wolf', shooter({ ...LOCKED, upgrades: ['lonewolf'] }), decimator, 1],
    ['proton torpedoes', shooter({ ...LOCKED, upgrades: ['protontorpedoes'] }), decimator, 1, 'protontorpedoes'],
    ['ion torpedoes', shooter({ ...LOCKED, upgrades: ['iontorpedoes'] }), decimator, 1, 'iontorpedoes'],
    ['homing missiles', shooter({ ...LOCKED, upgrades: ['homingmissiles'] }), decimator, 1, 'homingmissiles'],
    ['mag-pulse warheads', shooter({ ...LOCKED, upgrades: ['magpulsewarheads'] }), decimator, 1, 'magpulsewarheads'],
    ['plasma torpedoes', shooter({ ...LOCKED, upgrades: ['plasmatorpedoes'] }), decimator, 1, 'plasmatorpedoes'],
    ['a jamming beam', shooter({ ...LOCKED, upgrades: ['jammingbeam'] }), decimator, 1, 'jammingbeam'],
    ['heavy laser cannon', shooter({ upgrades: ['heavylasercannon'] }), decimator, 2, 'heavylasercannon'],
  ])('%s', (_, attacker, defender, dice, weapon) => {
    const [odds, played] = both(table(attacker, defender), dice, weapon);
    expect(odds).toBeCloseTo(played, 10);
  });
});

/** A TIE/ln behind one lock, with these dice on the table. */
function attacking(attackDice: Attack['attackDice'], more: object = {}) {
  const state = table(shooter({ locks: ['d'], ...more }), decimator);
  const t = askRules(view(state, 0));
  const [shot] = possibleShots(t, t.ship('a'));
  const [line] = shot?.lines ?? [];
  if (!shot || !line) throw new Error('There is nothing to shoot at.');
  state.attack = { ...newAttack(t.ship('a'), shot, line, false), step: 'attack-dice', attackDice };
  return view(state, 0);
}

it('counts what a friend lets the attacker do', () => {
  const howlrunner = (y: number) => ({ id: 'b', pilot: 'howlrunner', pose: [460, y, 0] });
  const [near, played] = both(table(shooter(), decimator, howlrunner(300)), 2);
  expect(near).toBeCloseTo(played, 10);
  expect(near).toBeGreaterThan(both(table(shooter(), decimator, howlrunner(20)), 2)[0]);
});

describe('of an attack that is going on', () => {
  it('counts no die twice that may be rerolled once', () => {
    const dice = (rerolled: boolean) => [
      { face: 'blank', rerolled } as const,
      { face: 'blank', rerolled: false } as const,
    ];
    expect(oddsNow(attacking(dice(false)))?.odds.mean).toBe(1);
    expect(oddsNow(attacking(dice(true)))?.odds.mean).toBe(0.5);
  });

  it('counts no token that Blinded Pilot keeps from the dice', () => {
    const dice: Attack['attackDice'] = [{ face: 'focus', rerolled: false }];
    const blinded = { damage: ['blindedpilot'], tokens: { focus: 1 } };
    expect(oddsNow(attacking(dice, { tokens: { focus: 1 } }))?.odds.mean).toBe(1);
    expect(oddsNow(attacking(dice, blinded))?.odds.mean).toBe(0);
    expect(oddsNow(attacking(dice, { ...blinded, pilot: 'lukeskywalker' }))?.odds.mean).toBe(1);
  });

  it('leaves the table as it was', () => {
    const state = table(shooter({ ...LOCKED, upgrades: ['protontorpedoes', 'predator'] }), decimator);
    const before = JSON.stringify(state);
    aimsOf(view(state, 0), 'a').get('attack:d:protontorpedoes');
    expect(JSON.stringify(state)).toBe(before);
  });
});

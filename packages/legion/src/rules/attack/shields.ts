import type { Procedure, RuleId } from '@rangefinder/kernel';
import { RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { countOptions } from '../counts.ts';
import { type AttackMoment, countFaces, isRanged } from './moment.ts';
import { cancelAttackDice } from './roll.ts';

/**
 * Shields cancel in Apply Dodge and Cover, hits or criticals (legion.shield-tokens; see the rulings).
 * legion.shield-tokens.4, .7, legion.overrun.2
 */
export function* spendShields(t: LTable, moment: AttackMoment): Procedure<void> {
  const { attack, defender } = moment;
  const hurts = countFaces(attack, 'hit', 'crit');
  const most = Math.min(defender.shields.active, hurts);
  if (most === 0 || !isRanged(attack) || !t.abilities.ask('may-flip-shields', defender, true)) return;
  const about = { unit: defender.id };
  const options = countOptions(most);
  const { count } = yield* pickOne({
    seat: defender.seat,
    topic: 'spend-shields',
    rule: 'legion.shield-tokens.6',
    about,
    options,
  });
  if (count === 0) return;
  flipShields(t, defender, count, 'legion.shield-tokens.6');
  const crits = cancelAttackDice(t, moment, 'crit', count, { by: 'shield', rule: 'legion.shield-tokens.6' });
  cancelAttackDice(t, moment, 'hit', count - crits, { by: 'shield', rule: 'legion.shield-tokens.6' });
}

/** Active shields turn to their inactive side (legion.shield-tokens.1, .5). */
export function flipShields(t: LTable, unit: Unit, count: number, rule: RuleId): void {
  const flipped = Math.min(count, unit.shields.active);
  if (flipped === 0) return;
  unit.shields.active -= flipped;
  unit.shields.inactive += flipped;
  t.emit({ type: 'shields', rule, unit: unit.id, ...unit.shields });
}

/**
 * Inactive shields turn active again.
 * legion.shield-tokens.12
 */
export function readyShields(t: LTable, unit: Unit, count: number, rule: RuleId = RULE): void {
  const flipped = Math.min(count, unit.shields.inactive);
  if (flipped === 0) return;
  unit.shields.active += flipped;
  unit.shields.inactive -= flipped;
  t.emit({ type: 'shields', rule, unit: unit.id, ...unit.shields });
}

/** Shields are taken away, those first that have been used. */
export function loseShields(t: LTable, unit: Unit, count: number, rule: RuleId): void {
  const { active, inactive } = unit.shields;
  const lost = Math.min(count, active + inactive);
  if (lost === 0) return;
  const used = Math.min(lost, inactive);
  unit.shields = { active: active - (lost - used), inactive: inactive - used };
  t.emit({ type: 'shields', rule, unit: unit.id, ...unit.shields });
}

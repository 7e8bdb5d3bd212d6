import type { Procedure, RuleId } from '@rangefinder/kernel';
import { RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { Attack, AttackFace } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { countOptions } from '../counts.ts';
import { affordable, spendTokens } from '../spending.ts';
import { type AttackMoment, noteThreat } from './moment.ts';

/** Rolls some of the attack dice again. */
export function rerollAttack(t: LTable, attack: Attack, dice: readonly number[], rule: RuleId): void {
  for (const index of dice) {
    const roll = attack.attackDice[index];
    if (!roll) continue;
    const [face = roll.face] = t.rollAttack(roll.die, 1);
    roll.face = face;
    roll.rerolled++;
  }
  tellAttackDice(t, attack, 'rerolled', rule);
}

/** Dice show other faces than before, if only until they are rolled again (legion.attack.40). */
export function tellAttackDice(
  t: LTable,
  attack: Attack,
  how: 'rerolled' | 'converted' | 'changed',
  rule: RuleId = RULE,
): void {
  noteThreat(attack);
  const faces = attack.attackDice.map(({ face }) => face);
  t.emit({ type: 'attack-dice', rule, attacker: attack.attacker, how, faces });
}

/** Turns up to so many dice that show one of the faces into another; answers how many. */
export function changeAttackDice(
  t: LTable,
  attack: Attack,
  from: readonly AttackFace[],
  to: AttackFace,
  most: number,
  rule: RuleId,
): number {
  let changed = 0;
  for (const wanted of from) {
    for (const roll of attack.attackDice) {
      if (changed >= most || roll.face !== wanted) continue;
      roll.face = to;
      changed++;
    }
  }
  if (changed > 0) tellAttackDice(t, attack, 'changed', rule);
  return changed;
}

/** Takes away up to so many dice that show a face (legion.cancel.1); answers how many. */
export function cancelAttackDice(
  t: LTable,
  { attack, defender }: AttackMoment,
  face: 'hit' | 'crit',
  most: number,
  { by, rule }: { readonly by: string; readonly rule: RuleId },
): number {
  let left = most;
  const kept = attack.attackDice.filter((roll) => roll.face !== face || left-- <= 0);
  const count = attack.attackDice.length - kept.length;
  if (count === 0) return 0;
  attack.attackDice = kept;
  t.emit({ type: 'cancelled', rule, defender: defender.id, face, count, by });
  return count;
}

/**
 * Step 4c: keywords first, then surge tokens (legion.surge-tokens.2), then the chart (legion.attack.24, .25).
 * legion.surge.1, .2, .4
 * legion.surge.5
 */
export function* convertAttackSurges(t: LTable, moment: AttackMoment): Procedure<void> {
  const { attack } = moment;
  if (!hasSurge(attack)) return;
  yield* t.window('convert-attack-surges', moment);
  const { surge } = currentSurge(t, moment);
  if (surge === null) yield* spendSurges(t, moment);
  for (const roll of attack.attackDice) if (roll.face === 'surge') roll.face = surge ?? 'blank';
  tellAttackDice(t, attack, 'converted', surge ? 'legion.attack.24' : 'legion.attack.25');
}

function hasSurge({ attackDice }: Attack): boolean {
  return attackDice.some(({ face }) => face === 'surge');
}

/** What surges become: what the weapon itself says, or the attacker's chart. */
function currentSurge(t: LTable, moment: AttackMoment): { readonly surge: 'hit' | 'crit' | null } {
  return { surge: t.abilities.ask('attack-surge', moment, t.facts(moment.attacker).surgeAttack) };
}

function* spendSurges(t: LTable, { attack, attacker }: AttackMoment): Procedure<void> {
  const surges = attack.attackDice.filter(({ face }) => face === 'surge').length;
  const most = Math.min(surges, affordable(t, attacker, 'surge', attack));
  if (most === 0) return;
  const options = countOptions(most);
  const about = { unit: attacker.id };
  const { count } = yield* pickOne({
    seat: attacker.seat,
    topic: 'spend-surge',
    rule: 'legion.surge-tokens.2',
    about,
    options,
  });
  yield* spendTokens(t, attacker, 'surge', count, { rule: 'legion.surge-tokens.2', attack });
  changeAttackDice(t, attack, ['surge'], 'hit', count, 'legion.surge-tokens.2');
}

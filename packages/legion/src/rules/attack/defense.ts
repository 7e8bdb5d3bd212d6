import type { Procedure, RuleId } from '@rangefinder/kernel';
import { RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { DefenseDie } from '../../card.ts';
import type { Attack, DefenseFace, DefenseRoll } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { countOptions } from '../counts.ts';
import { affordable, spendTokens } from '../spending.ts';
import { type AttackMoment, countFaces } from './moment.ts';

/** Steps 7 and 8: one die for each hit and critical that is left (legion.attack.31 to .36, legion.cancel.2). */
export function* rollDefenseDice(t: LTable, moment: AttackMoment): Procedure<void> {
  const { attack, defender } = moment;
  attack.step = 'defense';
  yield* t.window('before-defense-dice', moment);
  const die = t.abilities.ask('defense-die', moment, t.facts(defender).defense);
  const count = countFaces(attack, 'hit', 'crit') + t.abilities.ask('extra-defense-dice', moment, 0);
  const white = t.abilities.ask('white-defense-dice', moment, 0);
  attack.defenseDice = [...rolled(t, die, count), ...rolled(t, 'white', white)];
  if (attack.defenseDice.length > 0) {
    const dice = attack.defenseDice.map(({ die, face }) => ({ die, face }));
    t.emit({ type: 'defense-rolled', rule: 'legion.attack.31', defender: defender.id, dice });
    yield* t.window('reroll-defense-dice', moment);
    yield* t.window('defense-dice-rerolled', moment);
    yield* convertDefenseSurges(t, moment);
  }
  attack.step = 'modify-defense';
  yield* t.window('defender-modifies-defense-dice', moment);
  yield* t.window('attacker-modifies-defense-dice', moment);
}

function rolled(t: LTable, die: DefenseDie, count: number): DefenseRoll[] {
  return t.rollDefense(die, count).map((face) => ({ die, face, rerolled: 0 }));
}

/** legion.attack.33, .34, legion.surge-tokens.3 (legion.surge.3) */
function* convertDefenseSurges(t: LTable, moment: AttackMoment): Procedure<void> {
  const { attack, defender } = moment;
  yield* t.window('convert-defense-surges', moment);
  const surges = attack.defenseDice.filter(({ face }) => face === 'surge').length;
  if (surges === 0) return;
  const surge = t.abilities.ask('defense-surge', moment, t.facts(defender).surgeDefense);
  const most = surge === null ? Math.min(surges, affordable(t, defender, 'surge', attack)) : 0;
  if (most > 0) {
    const about = { unit: defender.id };
    const options = countOptions(most);
    const rule = 'legion.surge-tokens.3';
    const { count } = yield* pickOne({ seat: defender.seat, topic: 'spend-surge', rule, about, options });
    yield* spendTokens(t, defender, 'surge', count, { rule, attack });
    changeDefenseDice(t, attack, ['surge'], 'block', count, rule);
  }
  for (const roll of attack.defenseDice) if (roll.face === 'surge') roll.face = surge ?? 'blank';
  tellDefenseDice(t, attack, 'converted', surge ? 'legion.attack.33' : 'legion.attack.34');
}

export function tellDefenseDice(
  t: LTable,
  attack: Attack,
  how: 'rerolled' | 'converted' | 'changed',
  rule: RuleId = RULE,
): void {
  const defender = attack.current === null ? '' : (attack.pools[attack.current]?.defender ?? '');
  t.emit({ type: 'defense-dice', rule, defender, how, faces: attack.defenseDice.map(({ face }) => face) });
}

/** Turns up to so many defense dice that show one of the faces into another; answers how many. */
export function changeDefenseDice(
  t: LTable,
  attack: Attack,
  from: readonly DefenseFace[],
  to: DefenseFace,
  most: number,
  rule: RuleId,
): number {
  let changed = 0;
  for (const wanted of from) {
    for (const roll of attack.defenseDice) {
      if (changed >= most || roll.face !== wanted) continue;
      roll.face = to;
      changed++;
    }
  }
  if (changed > 0) tellDefenseDice(t, attack, 'changed', rule);
  return changed;
}

/** Rolls some of the defense dice again. */
export function rerollDefense(t: LTable, attack: Attack, dice: readonly number[], rule: RuleId): void {
  for (const index of dice) {
    const roll = attack.defenseDice[index];
    if (!roll) continue;
    const [face = roll.face] = t.rollDefense(roll.die, 1);
    roll.face = face;
    roll.rerolled++;
  }
  tellDefenseDice(t, attack, 'rerolled', rule);
}

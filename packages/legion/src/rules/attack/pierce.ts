import type { RuleId } from '@rangefinder/kernel';
import type { LTable } from '../../table.ts';
import { changeDefenseDice } from './defense.ts';
import type { AttackMoment } from './moment.ts';

/** Blocks that Pierce may still cancel on the dice of a unit: what was spent on a guardian's is gone (legion.guardian-x.12). */
export function pierceLeft(t: LTable, moment: AttackMoment): number {
  return Math.max(0, t.abilities.ask('pierce', moment, 0) - (moment.attack.memory.pierced ?? 0));
}

/** Pierce has cancelled blocks in this pool. */
export function notePierced({ attack }: AttackMoment, count: number): void {
  attack.memory.pierced = (attack.memory.pierced ?? 0) + count;
}

/** The pool's Pierce cancels blocks of the defender, whatever gave it. */
export function pierceDefense(t: LTable, moment: AttackMoment, rule: RuleId): void {
  notePierced(moment, changeDefenseDice(t, moment.attack, ['block'], 'blank', pierceLeft(t, moment), rule));
}

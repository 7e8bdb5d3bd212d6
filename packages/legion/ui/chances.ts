import { askRules } from '../src/asking.ts';
import { aimAt } from '../src/odds/aim.ts';
import { atLeast, countedWounds } from '../src/odds/wounds.ts';
import type { LegionView } from '../src/view.ts';

/** What to expect of an attack with everything that reaches its target. */
export interface Chances {
  /** Wounds on average; what is more than the target has left does not count. */
  readonly wounds: number;
  /** The chance that the target is defeated. */
  readonly defeat: number;
}

/** What to expect of an attack of one unit on another, before its dice; null where nothing reaches. */
export function chancesOf(view: LegionView, attacker: string, defender: string): Chances | null {
  const t = askRules(view);
  const aim = aimAt(t, t.unit(attacker), t.unit(defender));
  return aim && { wounds: countedWounds(aim.odds, aim.left), defeat: atLeast(aim.odds, aim.left) };
}

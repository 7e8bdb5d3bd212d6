import { attackOdds, usualAttack } from '@rangefinder/xwing';
import type { ShipView } from '../view.ts';

/** What a ship has to modify dice with, as far as the bot plans for it. */
export interface Means {
  readonly focus: number;
  readonly evade: number;
}

export function meansOf({ tokens }: ShipView): Means {
  return { focus: tokens.focus, evade: tokens.evade };
}

const KNOWN = new Map<number, number>();

/** The mean damage of an attack in which tokens are all that modifies dice. Few cases come again and again. */
export function expectedDamage(dice: number, means: Means, locked: boolean, dodge: number, defense: Means): number {
  const [red, green] = [Math.max(0, Math.min(6, dice)), Math.max(0, Math.min(6, dodge))];
  const [focus, focused, evade] = [means.focus > 0, defense.focus > 0, Math.min(3, defense.evade)];
  const name = [red, green, evade, Number(focus), Number(locked), Number(focused)].reduce((sum, one) => sum * 7 + one);
  let mean = KNOWN.get(name);
  if (mean === undefined) {
    const defender = { dice: green, focus: focused, evade, evadesAdd: true };
    mean = attackOdds(usualAttack({ dice: red, focus, lock: locked }, defender)).mean;
    KNOWN.set(name, mean);
  }
  return mean;
}

import { attackOdds, usualAttack } from '@rangefinder/xwing';
import type { ShipView } from '../view.ts';

/** What a ship has to modify dice with, as far as the bot plans for it. */
export interface Means {
  readonly focus: number;
  readonly calculate: number;
  readonly force: number;
  readonly evade: number;
}

export function meansOf({ tokens, force }: ShipView): Means {
  return { focus: tokens.focus, calculate: tokens.calculate, force, evade: tokens.evade };
}

const KNOWN = new Map<number, number>();

/** The mean damage of an attack in which tokens are all that modifies dice. Few cases come again and again. */
export function expectedDamage(dice: number, means: Means, locked: boolean, dodge: number, defense: Means): number {
  const [red, green] = [Math.max(0, Math.min(6, dice)), Math.max(0, Math.min(6, dodge))];
  const [single, blunt] = [Math.min(3, means.calculate + means.force), Math.min(3, defense.calculate + defense.force)];
  const [focus, focused, evade] = [means.focus > 0, defense.focus > 0, Math.min(3, defense.evade)];
  const numbers = [red, green, single, blunt, evade, Number(focus), Number(locked), Number(focused)];
  const name = numbers.reduce((sum, number) => sum * 7 + number, 0);
  let mean = KNOWN.get(name);
  if (mean === undefined) {
    const attacker = { dice: red, focus, single, lock: locked };
    mean = attackOdds(usualAttack(attacker, { dice: green, focus: focused, single: blunt, evade })).mean;
    KNOWN.set(name, mean);
  }
  return mean;
}

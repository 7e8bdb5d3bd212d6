import { type Aim, aimWords, attackOdds, type DiceAttack } from '@rangefinder/xwing';
import { askRules } from '../asking.ts';
import { remoteFacts } from '../cards/devices.ts';
import { newAttack } from '../rules/attack.ts';
import { possibleShots, type Shot } from '../rules/possibleshots.ts';
import { hullOf } from '../rules/stats.ts';
import type { XwingView } from '../view.ts';
import { diceAttackOf } from './diceattack.ts';

/** The attacks somebody thinks of, as the rules see them. */
export const { aimOfOption, aimsOf, attackOn, linesOf, oddsNow, shotsFrom, turnNow } = aimWords({
  shotsOf,
  prospect,
  healthOf,
  diceNow,
  hasDefense: ({ attack }: XwingView) => attack !== null && attack.defenseDice.length > 0,
});

function shotsOf(view: XwingView, attacker: string): readonly Shot[] {
  const t = askRules(view);
  const ship = t.findShip(attacker);
  return ship ? possibleShots(t, ship) : [];
}

function prospect(
  view: XwingView,
  attacker: string,
  shot: Shot,
  along: Shot['lines'][number],
): Pick<Aim, 'line' | 'attackDice' | 'defenseDice' | 'odds'> {
  const t = askRules(view);
  const attack = newAttack(t.ship(attacker), shot, along, false);
  const dice = diceAttackOf(t, attack, shot.weapon.dice);
  const [attackDice, defenseDice] = [numberOf(dice.attack), numberOf(dice.defense)];
  return { line: attack.line, attackDice, defenseDice, odds: attackOdds(dice) };
}

function numberOf({ dice }: DiceAttack['attack'] | DiceAttack['defense']): number {
  return typeof dice === 'number' ? dice : dice.length;
}

/** The attack that is going on as far as chances go, from the dice on the table on; null before there are any. */
export function diceNow(view: XwingView): DiceAttack | null {
  const { attack } = view;
  if (!attack || attack.attackDice.length === 0 || view.ships.every(({ id }) => id !== attack.attacker)) return null;
  return diceAttackOf(askRules(view), attack, null);
}

function healthOf(view: XwingView, id: string): number {
  const t = askRules(view);
  const ship = t.findShip(id);
  if (ship) return ship.shields + Math.max(0, hullOf(t, ship) - ship.damage.length);
  const device = t.findDevice(id);
  return device ? Math.max(0, (remoteFacts(device.device)?.hull ?? 1) - device.damage.length) : 0;
}

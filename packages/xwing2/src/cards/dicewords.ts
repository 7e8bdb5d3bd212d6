import type { CardAbility } from '../abilities.ts';
import { inArc } from '../rules/measure.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { type DuringAttack, rerollsAttackDice, rerollsDefenseDice, youAttack, youDefend } from './phrases.ts';

/** The enemy ship in an attack of or against this ship; undefined when it is a remote. */
export function enemyShip({ table, self, moment: { attack } }: DuringAttack): Ship | undefined {
  return table.findShip(attack.attacker === self.ship.id ? attack.defender : attack.attacker);
}

/** The ship that rolls these dice, if it is a friend of this one (or itself). */
export function friendInAttack(context: DuringAttack, side: 'attack' | 'defense'): Ship | undefined {
  const { table, self, moment } = context;
  const ship = table.findShip(side === 'attack' ? moment.attack.attacker : moment.attack.defender);
  return table.isFriendly(self.ship, ship) ? ship : undefined;
}

/** xw2.attack-arc.1: whether a ship is in the arc of the attack. */
export function isInAttackArc(t: XTable, attack: Attack, ship: Ship): boolean {
  const attacker = t.ship(attack.attacker);
  return attack.arcs.some((arc) => inArc(t, attacker, arc, ship));
}

/** "You may reroll up to so many of your dice", on the sides it says. */
export function rerollsOwn(
  sides: readonly ('attack' | 'defense')[],
  most: (context: DuringAttack) => number,
): CardAbility[] {
  return sides.map((side) =>
    side === 'attack'
      ? rerollsAttackDice({ when: (context) => youAttack(context) && most(context) > 0, most })
      : rerollsDefenseDice({ when: (context) => youDefend(context) && most(context) > 0, most }),
  );
}

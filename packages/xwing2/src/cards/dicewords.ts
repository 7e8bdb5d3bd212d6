import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, type Holder } from '../abilities.ts';
import { inArc } from '../rules/measure.ts';
import { changeOne, rerollAttackDice, rerollDefenseDice } from '../rules/modify.ts';
import type { Attack, Die, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** What an ability knows that hooks into an attack. */
export type InAttack = AbilityContext<{ readonly attack: Attack }>;

/** "While you perform an attack". */
export function isAttacking({ self, moment: { attack } }: InAttack): boolean {
  return attack.attacker === self.ship.id;
}

/** "While you defend". */
export function isDefending({ self, moment: { attack } }: InAttack): boolean {
  return attack.defender === self.ship.id;
}

/** The enemy ship in an attack of or against this ship; undefined when it is a remote. */
export function enemyShip({ table, self, moment: { attack } }: InAttack): Ship | undefined {
  return table.findShip(attack.attacker === self.ship.id ? attack.defender : attack.attacker);
}

/** The ship that rolls these dice, if it is a friend of this one (or itself). */
export function friendInAttack(context: InAttack, side: 'attack' | 'defense'): Ship | undefined {
  const { table, self, moment } = context;
  const ship = table.findShip(side === 'attack' ? moment.attack.attacker : moment.attack.defender);
  return ship?.seat === self.ship.seat ? ship : undefined;
}

/** xw2.attack-arc.1: whether a ship is in the arc of the attack. */
export function isInAttackArc(t: XTable, attack: Attack, ship: Ship): boolean {
  const attacker = t.ship(attack.attacker);
  return attack.arcs.some((arc) => inArc(t, attacker, arc, ship));
}

/** "You may reroll up to so many of your dice", on the sides it says. */
export function rerollsOwn(
  rule: RuleId,
  sides: readonly ('attack' | 'defense')[],
  most: (context: InAttack) => number,
): CardAbility[] {
  return sides.map((side) => {
    const own = side === 'attack' ? isAttacking : isDefending;
    const dice = ({ attack }: { readonly attack: Attack }) =>
      side === 'attack' ? attack.attackDice : attack.defenseDice;
    return at(side === 'attack' ? 'modify-attack-dice' : 'modify-defense-dice', {
      rule,
      optional: true,
      when: (context) => own(context) && dice(context.moment).some(({ rerolled }) => !rerolled) && most(context) > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const reroll = side === 'attack' ? rerollAttackDice : rerollDefenseDice;
        yield* reroll(table, moment.attack, self.ship.seat, { least: 1, most: most(context), rule });
      },
    });
  });
}

/** A player chooses which result (of the faces it says) turns into another; answers whether there was one. */
export function* changeChosen<F extends string>(
  self: Holder,
  dice: Die<F>[],
  from: readonly F[],
  to: F,
  rule: RuleId,
): Procedure<boolean> {
  const options = from.filter((face) => dice.some((die) => die.face === face)).map((key) => ({ key }));
  if (options.length === 0) return false;
  const { key } = yield* pickOne({
    seat: self.ship.seat,
    topic: 'change-result',
    rule,
    about: { ship: self.ship.id, card: self.card, to },
    options,
  });
  return changeOne(dice, [key], to);
}

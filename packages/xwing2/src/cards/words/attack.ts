import type { Procedure, RuleId } from '@rangefinder/kernel';
import { type Arc, isDamaged } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility } from '../../abilities.ts';
import type { Slot } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { inArc } from '../../rules/measure.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { inArcOfRemote } from '../../rules/remotes.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import type { Attack, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Who attacks whom, from where and with what, as cards say it. */

/** What is known while an attack goes on. */
export type DuringAttack = AbilityContext<{ readonly attack: Attack }>;

/** "While you perform an attack". */
export function youAttack({ self, moment: { attack } }: DuringAttack): boolean {
  return attack.attacker === self.ship.id;
}

/** "While you perform a primary attack". */
export function yourPrimaryAttack(context: DuringAttack): boolean {
  return youAttack(context) && context.moment.attack.kind === 'primary';
}

/** While you perform the attack of this very card. */
export function thisAttack(context: DuringAttack): boolean {
  return youAttack(context) && context.moment.attack.weapon === context.self.card;
}

/** "While you defend". */
export function youDefend({ self, moment: { attack } }: DuringAttack): boolean {
  return attack.defender === self.ship.id;
}

export function attackerOf({ table, moment: { attack } }: DuringAttack): Ship {
  return table.ship(attack.attacker);
}

/** The ship that defends; undefined when it is a remote. */
export function defenderOf({ table, moment: { attack } }: DuringAttack): Ship | undefined {
  return table.findShip(attack.defender);
}

/**
 * The range of a ship to an attacker or defender, whatever the attack arc (xw2.attack-range.2); it may be a remote
 * (xw2.units.1, xw2.attacking-remotes.1).
 */
export function rangeToUnit(t: XTable, ship: Ship, unit: string): number {
  const remote = t.findDevice(unit);
  return remote ? t.rangeTo(ship, t.device(remote)) : t.range(ship, t.ship(unit));
}

/** The range of a ship to the defender. */
export function rangeToDefender(t: XTable, { defender }: Attack, ship: Ship): number {
  return rangeToUnit(t, ship, defender);
}

/** Whether the defender has damage cards; a remote that has some is damaged as well (xw2.attacking-remotes.1). */
export function isDefenderDamaged(t: XTable, { defender }: Attack): boolean {
  return isDamaged(t.findShip(defender)) || (t.findDevice(defender)?.damage.length ?? 0) > 0;
}

/** Whether the defender, ship or remote (xw2.attacking-remotes.1), did not outlast the attack. */
export function isDefenderDestroyed(context: DuringAttack): boolean {
  const defender = defenderOf(context) ?? context.table.findDevice(context.moment.attack.defender);
  return defender?.destroyed ?? true;
}

/** The enemy ship in an attack of or against this ship; undefined when it is a remote. */
export function enemyShip({ table, self, moment: { attack } }: DuringAttack): Ship | undefined {
  return table.findShip(attack.attacker === self.ship.id ? attack.defender : attack.attacker);
}

/**
 * The ship that rolls these dice, if it and so they are friendly to this one (xw2.friendly.2, xw2.enemy.2), or itself.
 */
export function friendInAttack(context: DuringAttack, side: 'attack' | 'defense'): Ship | undefined {
  const { table, self, moment } = context;
  const ship = table.findShip(side === 'attack' ? moment.attack.attacker : moment.attack.defender);
  return table.isFriendly(self.ship, ship) ? ship : undefined;
}

/** "If the defender is in your … arc" (xw2.faq-arcs.2). */
export function defenderInYour(context: DuringAttack, arc: Arc): boolean {
  const { table, self, moment } = context;
  // xw2.attacking-remotes.1: a remote that defends is treated as a ship.
  return inArc(table, self.ship, arc, table.ship(moment.attack.defender));
}

/** "If you are in the defender's … arc". */
export function youInDefenders(context: DuringAttack, arc: Arc): boolean {
  const { table, self, moment } = context;
  const defender = defenderOf(context);
  if (!defender) return arc === 'front' && inArcOfRemote(table, moment.attack, self.ship) === true;
  return inArc(table, defender, arc, self.ship);
}

/** "If the attacker is in your … arc". */
export function attackerInYour(context: DuringAttack, arc: Arc): boolean {
  return inArc(context.table, context.self.ship, arc, attackerOf(context));
}

/** Whether a ship has another one in a turret arc. */
export function inTurretArc(table: XTable, ship: Ship, other: Ship): boolean {
  return other !== ship && ship.turret.some((arc) => inArc(table, ship, arc, other));
}

/** Everybody in a ship's turret arc, up to a range. */
export function shipsInTurretArc(table: XTable, ship: Ship, far: number): Ship[] {
  return table.inPlay().filter((other) => table.range(ship, other) <= far && inTurretArc(table, ship, other));
}

/** xw2.attack-arc.1: whether a ship is in the arc of the attack. */
export function isInAttackArc(t: XTable, attack: Attack, ship: Ship): boolean {
  const attacker = t.ship(attack.attacker);
  return attack.arcs.some((arc) => inArc(t, attacker, arc, ship));
}

/** Whether the weapon of an attack is a card of one of these slots (xw2.faq-cards.73). */
export function isWeaponOf(table: XTable, weapon: string, slots: readonly Slot[]): boolean {
  return table.cards.findUpgrade(weapon)?.fills.some((slot) => slots.includes(slot)) ?? false;
}

/** "After you perform an attack, you may perform a bonus … attack": not asked about without a target. */
export function offersBonusAttack(
  when: (context: DuringAttack) => boolean,
  options: (context: DuringAttack) => AttackOptions,
): CardAbility {
  const rule = 'xw2.bonus-attack.1';
  const bonus = (context: DuringAttack) => ({ rule, ...options(context), bonus: true }) as const;
  return at('bonus-attack-attacker', {
    rule,
    optional: false,
    when: (context) =>
      youAttack(context) && when(context) && possibleShots(context.table, context.self.ship, bonus(context)).length > 0,
    *effect(context) {
      yield* mayAttack(context.table, context.self.ship, bonus(context));
    },
  });
}

/**
 * "After a ship is destroyed", with a bonus attack in what follows: at once outside of an attack, else among the bonus
 * attacks of its Aftermath (xw2.attack.37, .38).
 */
export function attacksAfterLoss(
  rule: RuleId,
  concerns: (table: XTable, self: Ship, lost: Ship) => boolean,
  effect: (table: XTable, self: Ship) => Procedure<void>,
): CardAbility[] {
  const losses = (table: XTable, self: Ship, { destroyed }: Attack) =>
    destroyed.filter((id) => concerns(table, self, table.ship(id)));
  return [
    at('ship-destroyed', {
      rule,
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        !table.state.attack?.destroyed.includes(ship.id) && concerns(table, self.ship, ship),
      *effect({ table, self }) {
        yield* effect(table, self.ship);
      },
    }),
    at('bonus-attack-defender', {
      rule,
      optional: false,
      when: ({ table, self, moment: { attack } }) => losses(table, self.ship, attack).length > 0,
      *effect({ table, self, moment: { attack } }) {
        for (let i = losses(table, self.ship, attack).length; i > 0; i--) yield* effect(table, self.ship);
      },
    }),
  ];
}

/** Weapons that shoot where a turret points, from arcs that were not used this round. */
export function unusedTurrets(ship: Ship): AttackOptions {
  return {
    weapons: ({ symbol }) => symbol === 'turret' || symbol === 'double-turret',
    arcs: (arc) => ship.memory[`round:turret:${arc}`] !== 1,
  };
}

/** Whether one disarm token, and nothing else, keeps a ship from attacking. */
export function hasOneDisarm({ tokens }: Ship): boolean {
  return tokens.disarm === 1 && tokens.cloak === 0;
}

/** Whether a ship of the attack is a friend of this one, and another. */
export function isOtherFriend({ table, self }: DuringAttack, ship: Ship | undefined): boolean {
  return ship !== self.ship && table.isFriendly(self.ship, ship);
}

/** Everybody in a ship's firing arcs, up to a range. */
export function shipsInView(table: XTable, ship: Ship, most: number): Ship[] {
  return table.inPlay().filter((other) => table.range(ship, other) <= most && inFiringArc(table, ship, other));
}

/** "A primary front arc attack" (xw2.faq-arcs.1). */
export function yourFrontAttack(context: DuringAttack): boolean {
  return yourPrimaryAttack(context) && context.moment.attack.symbol === 'front';
}

/** Friends in a ship's firing arcs. */
export function friendsInView(table: XTable, ship: Ship): Ship[] {
  return table.friendsOf(ship).filter((friend) => inFiringArc(table, ship, friend));
}

/** Every ship at range 0-1 of the defender, the defender among them; in player order. */
export function shipsNearDefender({ table, moment: { attack } }: DuringAttack): Ship[] {
  return table
    .playerOrder()
    .flatMap((seat) => table.friendsOf(seat).filter((ship) => rangeToDefender(table, attack, ship) <= 1));
}

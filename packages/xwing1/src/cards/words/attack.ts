import { chooseShot } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, type Holder, RULE, type XHooks } from '../../abilities.ts';
import { performAttack } from '../../rules/attack.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { type AttackOptions, NO_MORE_ATTACKS, possibleShots } from '../../rules/possibleshots.ts';
import type { Attack, Ship } from '../../state.ts';
import { isUnused, markUsed } from './phrases.ts';

/** Who attacks whom, as cards say it. */

/** What is known while an attack goes on. */
export type DuringAttack = AbilityContext<{ readonly attack: Attack }>;

/** "When attacking". */
export function youAttack({ self, moment: { attack } }: DuringAttack): boolean {
  return attack.attacker === self.ship.id;
}

/** "When attacking with your primary weapon". */
export function yourPrimaryAttack(context: DuringAttack): boolean {
  return youAttack(context) && context.moment.attack.kind === 'primary';
}

/** "When attacking with a secondary weapon". */
export function yourSecondaryAttack(context: DuringAttack): boolean {
  return youAttack(context) && context.moment.attack.kind === 'secondary';
}

/** When you perform the attack of this very card, not that of a copy. */
export function thisAttack(context: DuringAttack): boolean {
  return isWith(context.self, context.moment.attack);
}

/** Whether an attack is made with this very card. */
export function isWith({ ship, upgrade }: Holder, attack: Attack): boolean {
  return attack.attacker === ship.id && attack.upgrade !== null && ship.upgrades[attack.upgrade] === upgrade;
}

/** After you performed an attack that did not hit. */
export function yourMiss(context: DuringAttack): boolean {
  return youAttack(context) && context.moment.attack.hit === false;
}

/** "When defending". */
export function youDefend({ self, moment: { attack } }: DuringAttack): boolean {
  return attack.defender === self.ship.id;
}

export function attackerOf({ table, moment: { attack } }: DuringAttack): Ship {
  return table.ship(attack.attacker);
}

export function defenderOf({ table, moment: { attack } }: DuringAttack): Ship {
  return table.ship(attack.defender);
}

/** The enemy ship in an attack of or against this ship. */
export function enemyShip({ table, self, moment: { attack } }: DuringAttack): Ship {
  return table.ship(attack.attacker === self.ship.id ? attack.defender : attack.attacker);
}

/** "Another friendly ship" that attacks or defends, at a range of this one. */
export function otherFriend(context: DuringAttack, side: 'attacker' | 'defender', far: number): Ship | undefined {
  const { table, self, moment } = context;
  const ship = table.ship(moment.attack[side]);
  const isOther = ship !== self.ship && table.isFriendly(self.ship, ship);
  return isOther && table.range(self.ship, ship) <= far ? ship : undefined;
}

/** "If the defender is inside your firing arc", and the other way round. */
export function enemyInYourArc(context: DuringAttack): boolean {
  return inFiringArc(context.table, context.self.ship, enemyShip(context));
}

export function youInEnemysArc(context: DuringAttack): boolean {
  return inFiringArc(context.table, enemyShip(context), context.self.ship);
}

/** Whether the defender did not outlast the attack. */
export function isDefenderDestroyed({ moment: { attack } }: DuringAttack): boolean {
  return attack.memory[`destroyed:${attack.defender}`] === 1;
}

/** "After you perform an attack …, you may perform an attack …": not asked about without a target. */
export function offersAttackAfter(
  when: (context: DuringAttack) => boolean,
  options: (context: DuringAttack) => AttackOptions = () => ({}),
): CardAbility {
  return at('after-attacking', {
    optional: false,
    when: (context) =>
      youAttack(context) &&
      when(context) &&
      possibleShots(context.table, context.self.ship, options(context)).length > 0,
    *effect(context) {
      const { table, self } = context;
      const { ship } = self;
      const limits = options(context);
      const shots = possibleShots(table, ship, limits);
      const shot = yield* chooseShot(ship.seat, ship.id, shots, limits.rule ?? RULE);
      if (!shot) return;
      markUsed(self); // for those that say "once per round"
      yield* performAttack(table, ship, shot, limits.free);
    },
  });
}

/**
 * "After you perform an attack that does not hit, you may immediately perform a primary weapon attack. You cannot perform
 * another attack this round." What else the card says of that attack reads `memory`.
 */
export function attacksOnceMore(
  targets: (context: DuringAttack, target: Ship) => boolean = () => true,
  memory = NO_MORE_ATTACKS,
): CardAbility {
  const shotsOf = (context: DuringAttack) =>
    possibleShots(context.table, context.self.ship, {
      weapons: ({ kind }) => kind === 'primary',
      targets: (target) => targets(context, target),
    });
  return at('after-attacking', {
    optional: false,
    when: (context) => yourMiss(context) && shotsOf(context).length > 0,
    *effect(context) {
      const { table, self } = context;
      const { ship } = self;
      const shot = yield* chooseShot(ship.seat, ship.id, shotsOf(context), RULE);
      if (!shot) return;
      ship.memory[NO_MORE_ATTACKS] = 1;
      ship.memory[memory] = 1;
      yield* performAttack(table, ship, shot);
    },
  });
}

type Windows = XHooks['windows'];

/** "Once per round, …, you may perform an attack …": an offer that is declined is not used up. */
export function offersAttackOnce<W extends keyof Windows & string>(
  window: W,
  {
    when,
    options,
  }: {
    when(context: AbilityContext<Windows[W]>): boolean;
    options(context: AbilityContext<Windows[W]>): AttackOptions;
  },
): CardAbility {
  const shotsOf = (context: AbilityContext<Windows[W]>) =>
    possibleShots(context.table, context.self.ship, options(context));
  return at(window, {
    optional: false,
    when: (context) => isUnused(context.self) && when(context) && shotsOf(context).length > 0,
    *effect(context) {
      const { table, self } = context;
      const { ship } = self;
      const shot = yield* chooseShot(ship.seat, ship.id, shotsOf(context), RULE);
      if (!shot) return;
      markUsed(self);
      yield* performAttack(table, ship, shot);
    },
  });
}

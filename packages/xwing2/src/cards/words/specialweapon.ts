import type { Procedure } from '@rangefinder/kernel';
import { cancelOne, resultsOf } from '@rangefinder/xwing';
import { at, type CardAbility, type Holder } from '../../abilities.ts';
import { performAttack } from '../../rules/attack.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { possibleShots } from '../../rules/possibleshots.ts';
import { damageRemote } from '../../rules/remotes.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship, Token } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, defenderOf, thisAttack } from './attack.ts';
import type { Cost } from './dice.ts';
import { chooses } from './phrases.ts';

const RULE = 'xw2.inflicting-tokens.2';

/** Takes every result away; they do something else than damage. */
export function takeResults({ moment: { attack } }: DuringAttack): number {
  const { hits, crits } = resultsOf(attack);
  attack.attackDice = [];
  return hits + crits;
}

/** One result of a hit costs the defender a damage, all others are tokens (xw2.inflicting-tokens.1, .2). */
export function ionizes(): CardAbility {
  return at('attack-hit', {
    rule: RULE,
    optional: false,
    when: thisAttack,
    *effect(context) {
      // A hit before a crit: either costs one hit damage, and either is one token.
      cancelOne(context.moment.attack);
      yield* hurtDefender(context, 'hit');
      yield* gainResults(context, 'ion');
    },
  });
}

/** Every result of a hit is a token instead of damage (xw2.jam.10, xw2.tractor.9). */
export function inflicts(kind: Token): CardAbility {
  return at('attack-hit', {
    rule: RULE,
    optional: false,
    when: thisAttack,
    *effect(context) {
      yield* gainResults(context, kind);
    },
  });
}

/** Remotes take no tokens but locks: against them these results come to nothing. */
function* gainResults(context: DuringAttack, kind: Token): Procedure<void> {
  const count = takeResults(context);
  const defender = defenderOf(context);
  if (defender) yield* gainToken(context.table, defender, kind, count, { rule: RULE, by: context.self.ship.seat });
}

/** The defender suffers one damage because of the attack, besides what its results deal. */
export function* hurtDefender(context: DuringAttack, kind: 'hit' | 'crit'): Procedure<void> {
  const { table, moment } = context;
  const { attack } = moment;
  const defender = defenderOf(context);
  attack.dealt++;
  if (defender) yield* sufferDamage(table, defender, kind, 1, { rule: 'xw2.damage.3', attack });
  const device = table.findDevice(attack.defender);
  if (device) yield* damageRemote(table, device, 1, 'xw2.damaging-remotes.1');
}

/** The defender may take one damage at once; then no dice are rolled, and the attack counts as a hit. */
export function homing(kind: 'hit' | 'crit'): CardAbility {
  const rule = 'xw2.special-weapon.1';
  return at('defender-declared', {
    rule,
    optional: false,
    when: thisAttack,
    *effect(context) {
      // xw2.attacking-remotes.1: a remote that defends is treated as a ship.
      const defender = context.table.ship(context.moment.attack.defender);
      if ((yield* chooses(context, defender, ['roll', 'suffer'], rule)) === 'roll') return;
      context.moment.attack.skipsDice = true;
      yield* hurtDefender(context, kind);
    },
  });
}

/** After an enemy executes a maneuver this attack may be made against it, as a bonus attack (xw2.faq-cards.59). */
export function bonusAttackAfterManeuver(cost?: Cost): CardAbility {
  const rule = 'xw2.bonus-attack.2';
  const shotsOf = (table: XTable, { ship, card }: Holder, target: Ship) =>
    possibleShots(table, ship, { bonus: true, weapons: ({ id }) => id === card, targets: (id) => id === target.id });
  return at('maneuver-executed', {
    rule,
    optional: true,
    // xw2.faq-abilities-queue.10: arc, range and lock are requirements of the ability.
    when: (context) => {
      const { table, self, moment } = context;
      if (moment.ship.seat === self.ship.seat || self.ship.destroyed) return false;
      return (cost?.affordable(context) ?? true) && shotsOf(table, self, moment.ship).length > 0;
    },
    *effect(context) {
      const { table, self, moment } = context;
      const [shot] = shotsOf(table, self, moment.ship);
      if (!shot) return;
      if (cost) yield* cost.pay(context, rule);
      yield* performAttack(table, self.ship, shot, true);
    },
  });
}

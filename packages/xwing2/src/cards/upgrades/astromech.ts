import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { isBasic, type Maneuver } from '@rangefinder/xwing';
import { at, type CardAbility, cardAction, modify } from '../../abilities.ts';
import { evenIfStressed, forCharge, grantedAction, standardActions } from '../../rules/actions.ts';
import { chargesOf, loseShield, recoverCharge, recoverShield, spendCharge } from '../../rules/charges.ts';
import { chooseShip, friendsAt } from '../../rules/choose.ts';
import { repairDamage, sufferDamage } from '../../rules/damage.ts';
import { removeDevice } from '../../rules/devices.ts';
import { flipUpgrade } from '../../rules/flip.ts';
import { acquireLock, lockTargets } from '../../rules/lock.ts';
import { hasLock } from '../../rules/locktokens.ts';
import { inArc } from '../../rules/measure.ts';
import { rerollAttackDice, rerollDefenseDice } from '../../rules/modify.ts';
import { removeObstacle } from '../../rules/placedobstacles.ts';
import { badTokensOn, hasRedToken, removeRedToken } from '../../rules/redtokens.ts';
import { isOwnReposition } from '../../rules/reposition.ts';
import { shieldCapacity } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, defenderInYour, defenderOf, youAttack, youDefend } from '../attackwords.ts';
import type { BarAction, UpgradeFacts } from '../card.ts';
import { setsDial, stepsForOneManeuver } from '../dialwords.ts';
import {
  changesAttackDie,
  charges,
  LOCK_ON_ENEMY,
  rerollsAttackDice,
  rerollsDefenseDice,
  token,
} from '../dicewords.ts';
import { chooses, isShipDamage, offersActions, youFullyExecute } from '../phrases.ts';
import { REPAIRS_TWICE } from '../repairing.ts';
import { handsToken } from '../transferwords.ts';
import { dropsAfterManeuver } from './bombardiers.ts';

const RULE = 'xw2.abilities.1';

/** In the System Phase a charge buys one of these actions. */
function dodgesInSystemPhase(rule: RuleId, actions: readonly BarAction[]): CardAbility {
  return at(
    'system',
    offersActions(
      rule,
      ({ self, moment }) => moment.ship === self.ship,
      ({ table, self }) =>
        forCharge(
          self,
          actions.map((action) => grantedAction(table, self.ship, action)),
          rule,
        ),
    ),
  );
}

const SHIELD_AFTER_REVEAL: CardAbility = at('dial-revealed', {
  rule: 'xw2.abilities.1',
  optional: true,
  when: ({ table, self, moment }) =>
    moment.ship === self.ship && chargesOf(self) > 0 && self.ship.shields < shieldCapacity(table, self.ship),
  *effect({ table, self }) {
    spendCharge(table, self, 1, 'xw2.abilities.1');
    yield* gainToken(table, self.ship, 'disarm', 1, { rule: 'xw2.abilities.1', by: self.ship.seat });
    recoverShield(table, self.ship, 1, 'xw2.abilities.1');
  },
});

const REPAIR_ACTIONS: readonly CardAbility[] = [
  cardAction('xw2.damage-cards.6', {
    name: 'facedown',
    when: ({ self }) => chargesOf(self) > 0 && self.ship.damage.some(({ faceup }) => !faceup),
    *perform({ table, self }) {
      spendCharge(table, self, 1, 'xw2.damage-cards.6');
      return yield* repairDamage(table, self.ship, ['facedown'], 'xw2.damage-cards.6');
    },
  }),
  cardAction('xw2.damage-cards.5', {
    name: 'faceup',
    when: ({ table, self }) => self.ship.damage.some((card) => card.faceup && isShipDamage(table, card)),
    *perform({ table, self }) {
      return yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5', (card) =>
        isShipDamage(table, card),
      );
    },
  }),
];

/** Upgrades whose charges do not recur. */
function lastingCharges(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter((upgrade) => {
    const { charges } = table.cards.face(upgrade);
    return charges !== undefined && charges.recovers === 0;
  });
}

function isSpent(table: XTable, upgrade: Equipped): boolean {
  const limit = table.cards.face(upgrade).charges;
  return limit !== undefined && limit.recoverable !== false && upgrade.charges < limit.value;
}

function* chooseUpgrade(ship: Ship, cards: readonly Equipped[], rule: RuleId): Procedure<Equipped | null> {
  if (cards.length === 0) return null;
  const options = cards.map((upgrade) => ({ key: upgrade.id, upgrade }));
  const { upgrade } = yield* pickOne({
    seat: ship.seat,
    topic: 'choose-upgrade',
    rule,
    about: { ship: ship.id },
    options,
  });
  return upgrade;
}

function friendsInView(table: XTable, ship: Ship): Ship[] {
  return table.friendsOf(ship).filter((friend) => inFiringArc(table, ship, friend));
}

function nextSpeed(maneuver: Maneuver, revealed: Maneuver): boolean {
  return maneuver.bearing === revealed.bearing && Math.abs(maneuver.speed - revealed.speed) === 1;
}

/** What R2-D2 of the Republic could do now. */
function repairs(table: XTable, ship: Ship): ('damage' | 'shield' | 'device')[] {
  return [
    ...(ship.damage.length > 0 ? (['damage'] as const) : []),
    ...(ship.shields < shieldCapacity(table, ship) ? (['shield'] as const) : []),
    ...(devicesNear(table, ship).length > 0 ? (['device'] as const) : []),
  ];
}

/** Devices up to range 1, and how each goes; electro-chaff clouds are devices, too (xw2.annex-electro-chaff-cloud.5). */
function devicesNear(table: XTable, ship: Ship): { readonly key: string; readonly take: () => void }[] {
  const devices = table.state.devices.filter((device) => table.rangeTo(ship, table.device(device)) <= 1);
  const clouds = table.state.obstacles.filter(
    (obstacle) => obstacle.kind === 'electro-chaff' && table.rangeTo(ship, table.obstacle(obstacle)) <= 1,
  );
  return [
    ...devices.map((device) => ({ key: device.id, take: () => removeDevice(table, device, 'removed', RULE) })),
    ...clouds.map((cloud) => ({ key: cloud.id, take: () => void removeObstacle(table, cloud, RULE) })),
  ];
}

function* removeOneDevice(table: XTable, ship: Ship): Procedure<void> {
  const { take } = yield* pickOne({
    seat: ship.seat,
    topic: 'remove-device',
    rule: RULE,
    about: { ship: ship.id },
    options: devicesNear(table, ship),
  });
  take();
}

/** Objects a ship could lock besides those it has locked. */
function newTargets(table: XTable, ship: Ship) {
  return lockTargets(table, ship).filter(({ key }) => !hasLock(ship, key));
}

function defenderTokens(context: DuringAttack) {
  const defender = defenderOf(context);
  return defender ? badTokensOn(context.table, defender, 'xw2.dice-modification.4') : [];
}

function bullseyes(context: DuringAttack): number {
  const { table, self, moment } = context;
  // xw2.attacking-remotes.1: a remote that defends is treated as a ship.
  const defender = table.ship(moment.attack.defender);
  return friendsAt(table, self.ship, 0, 3).filter((ship) => inArc(table, ship, 'bullseye', defender)).length;
}

export const ASTROMECH: readonly UpgradeFacts[] = [
  {
    id: 'bb8',
    name: 'BB-8',
    fills: ['astromech'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'System Phase: you may pay a charge to barrel roll or boost.',
    abilities: [dodgesInSystemPhase('xw2.errata-upgrade-cards.17', ['barrel-roll', 'boost'])],
  },
  {
    id: 'bbastromech',
    name: 'BB Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 6,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'System Phase: you may pay a charge to barrel roll.',
    abilities: [dodgesInSystemPhase('xw2.errata-upgrade-cards.16', ['barrel-roll'])],
  },
  {
    id: 'c110p',
    name: 'C1-10P',
    fills: ['astromech'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    title: 'C1-10P',
    charges: { value: 2, recovers: 0 },
    text: 'Maneuver fully executed: you may pay a charge for a red evade action, stressed or not. Without charges in the End Phase this card flips.',
    abilities: [
      at(
        'maneuver-executed',
        offersActions(
          'xw2.errata-upgrade-cards.18',
          (context) => youFullyExecute(context),
          ({ table, self }) =>
            forCharge(
              self,
              evenIfStressed([grantedAction(table, self.ship, 'evade', 'red')]),
              'xw2.errata-upgrade-cards.18',
            ),
        ),
      ),
      at('during-end', {
        rule: RULE,
        optional: false,
        when: ({ self }) => chargesOf(self) === 0,
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
        },
      }),
    ],
    back: {
      title: 'C1-10P (Erratic)',
      text: 'Maneuver fully executed: you choose a ship at range 0-1, which gains a jam token.',
      abilities: [
        at('maneuver-executed', {
          rule: 'xw2.errata-upgrade-cards.19',
          optional: false,
          when: (context) => youFullyExecute(context),
          *effect({ table, self }) {
            const near = table.inPlay().filter((ship) => table.range(self.ship, ship) <= 1);
            const ship = yield* chooseShip(self, near, 'xw2.errata-upgrade-cards.19');
            const source = { rule: 'xw2.errata-upgrade-cards.19', by: self.ship.seat } as const;
            if (ship) yield* gainToken(table, ship, 'jam', 1, source);
          },
        }),
      ],
    },
  },
  {
    id: 'chopper',
    name: '"Chopper"',
    fills: ['astromech'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'Two actions: pay a charge that does not recur, of another upgrade, to recover a shield; or spend two shields to recover such a charge.',
    abilities: [
      cardAction('xw2.faq-cards.12', {
        name: 'shield',
        when: ({ table, self }) =>
          self.ship.shields < shieldCapacity(table, self.ship) &&
          lastingCharges(table, self.ship).some((upgrade) => upgrade !== self.upgrade && upgrade.charges > 0),
        *perform({ table, self }) {
          const cards = lastingCharges(table, self.ship).filter((one) => one !== self.upgrade && one.charges > 0);
          const upgrade = yield* chooseUpgrade(self.ship, cards, 'xw2.faq-cards.12');
          if (!upgrade) return false;
          spendCharge(table, { ship: self.ship, upgrade }, 1, 'xw2.faq-cards.12');
          recoverShield(table, self.ship, 1, 'xw2.faq-cards.12');
          return true;
        },
      }),
      cardAction('xw2.faq-cards.12', {
        name: 'charge',
        when: ({ table, self }) =>
          self.ship.shields >= 2 && lastingCharges(table, self.ship).some((one) => isSpent(table, one)),
        *perform({ table, self }) {
          const upgrade = yield* chooseUpgrade(
            self.ship,
            lastingCharges(table, self.ship).filter((one) => isSpent(table, one)),
            'xw2.faq-cards.12',
          );
          if (!upgrade) return false;
          yield* loseShield(table, self.ship, 'xw2.faq-cards.12');
          yield* loseShield(table, self.ship, 'xw2.faq-cards.12');
          recoverCharge(table, { ship: self.ship, upgrade }, 1, 'xw2.faq-cards.12');
          return true;
        },
      }),
    ],
  },
  {
    id: 'genius',
    name: '"Genius"',
    fills: ['astromech'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'Maneuver fully executed: you may drop a bomb, if you placed no device this round.',
    abilities: [dropsAfterManeuver],
  },
  {
    id: 'l4er5',
    name: 'L4E-R5',
    fills: ['astromech'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['resistance'] }, { action: 'rotate' }],
    standard: true,
    actions: ['rotate > calculate'],
    text: 'Engagement Phase starts: you may hand a calculate token to a friend in one of your firing arcs.',
    abilities: [
      at(
        'start-of-engagement',
        handsToken(
          'calculate',
          () => true,
          ({ table, self }) => friendsInView(table, self.ship),
        ),
      ),
    ],
  },
  {
    id: 'm9g8',
    name: 'M9-G8',
    fills: ['astromech'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'When a ship you have locked attacks you may choose one of its dice to be rerolled.',
    abilities: [rerollsAttackDice({ when: ({ self, moment: { attack } }) => hasLock(self.ship, attack.attacker) })],
  },
  {
    id: 'q7astromech',
    name: 'Q7 Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 3,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'You can barrel roll and boost through and onto obstacles.',
    abilities: [
      modify(
        'repositions-through',
        'xw2.golden-rules.3',
        (through, { self, moment }) => through || (moment.ship === self.ship && isOwnReposition(moment.how)),
      ),
    ],
  },
  {
    id: 'r1j5',
    name: 'R1-J5',
    fills: ['astromech'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    charges: { value: 3, recovers: 0 },
    text: 'With up to two stress tokens you can still take the actions of your damage cards. Repaired one of your faceup Ship damage cards: you may pay a charge to repair it once more, which discards it.',
    abilities: REPAIRS_TWICE,
  },
  {
    id: 'r2a6',
    name: 'R2-A6',
    fills: ['astromech'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: false,
    text: 'Dial revealed: you may set it to the same bearing one speed higher or lower.',
    abilities: [setsDial('xw2.faq-cards.40', nextSpeed)],
  },
  {
    id: 'r2astromech',
    name: 'R2 Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 6,
    standard: false,
    charges: { value: 2, recovers: 0 },
    text: 'Dial revealed: you may pay a charge and gain a disarm token to recover a shield.',
    abilities: [SHIELD_AFTER_REVEAL],
  },
  {
    id: 'r2c4',
    name: 'R2-C4',
    fills: ['astromech'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'Attacking: you may spend an evade token to turn a focus result into a hit.',
    abilities: [changesAttackDie(['focus'], 'hit', { when: youAttack, cost: token('evade') })],
  },
  {
    id: 'r2d2',
    name: 'R2-D2',
    fills: ['astromech'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    charges: { value: 3, recovers: 0 },
    text: 'Dial revealed: you may pay a charge and gain a disarm token to recover a shield.',
    abilities: [SHIELD_AFTER_REVEAL],
  },
  {
    id: 'r2d2-republic',
    name: 'R2-D2',
    fills: ['astromech'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'After you activate you may pay a charge and gain a deplete token to repair a damage card, recover a shield, or remove a device at range 0-1.',
    abilities: [
      at('after-activate', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && chargesOf(self) > 0 && repairs(table, self.ship).length > 0,
        *effect(context) {
          const { table, self } = context;
          const { ship } = self;
          const way = yield* chooses(context, ship, [...repairs(table, ship), 'none'], RULE);
          if (way === 'none') return;
          spendCharge(table, self, 1, RULE);
          yield* gainToken(table, ship, 'deplete', 1, { rule: RULE, by: ship.seat });
          if (way === 'damage') yield* repairDamage(table, ship, ['faceup', 'facedown'], RULE);
          else if (way === 'shield') recoverShield(table, ship, 1, RULE);
          else yield* removeOneDevice(table, ship);
        },
      }),
    ],
  },
  {
    id: 'r2d2-resistance',
    name: 'R2-D2',
    fills: ['astromech'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    charges: { value: 4, recovers: 0 },
    text: 'End Phase: you may pay a charge and a shield to remove a red token; without shields you may pay two charges to recover one and gain a deplete token.',
    abilities: [
      at('during-end', {
        rule: RULE,
        optional: true,
        when: ({ table, self }) =>
          chargesOf(self) > 0 && self.ship.shields > 0 && hasRedToken(table, self.ship, { locks: true }),
        *effect({ table, self }) {
          spendCharge(table, self, 1, RULE);
          yield* loseShield(table, self.ship, RULE);
          yield* removeRedToken(table, self.ship, { locks: true }, RULE);
        },
      }),
      at('during-end', {
        rule: RULE,
        optional: true,
        when: ({ table, self }) =>
          chargesOf(self) >= 2 &&
          self.ship.shields === 0 &&
          shieldCapacity(table, self.ship) > 0 &&
          !self.ship.destroyed,
        *effect({ table, self }) {
          spendCharge(table, self, 2, RULE);
          recoverShield(table, self.ship, 1, RULE);
          yield* gainToken(table, self.ship, 'deplete', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'r2ha',
    name: 'R2-HA',
    fills: ['astromech'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'On defense your lock on the attacker can be spent for rerolling as many of your dice as you like.',
    abilities: [rerollsDefenseDice({ when: youDefend, cost: LOCK_ON_ENEMY, most: 6 })],
  },
  {
    id: 'r3astromech',
    name: 'R3 Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 3,
    standard: true,
    text: 'You can keep two locks on different objects. After a lock action you may acquire another lock.',
    abilities: [
      modify('most-locks', 'xw2.errata-saws-renegades-tie-reaper.8', (most, { self, moment: ship }) =>
        ship === self.ship ? Math.max(most, 2) : most,
      ),
      at('action-performed', {
        rule: 'xw2.errata-saws-renegades-tie-reaper.8',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && moment.action === 'lock' && newTargets(table, self.ship).length > 0,
        *effect({ table, self }) {
          const rule = 'xw2.errata-saws-renegades-tie-reaper.8';
          yield* acquireLock(table, self.ship, rule, newTargets(table, self.ship));
        },
      }),
    ],
  },
  {
    id: 'r4astromech',
    name: 'R4 Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 2,
    restrictions: [{ size: ['small'] }],
    standard: true,
    text: 'Your basic maneuvers of speed 1 and 2 are one step easier.',
    abilities: [
      modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
        ship === self.ship && isBasic(maneuver.bearing) && (maneuver.speed === 1 || maneuver.speed === 2)
          ? steps - 1
          : steps,
      ),
    ],
  },
  {
    id: 'r4b11',
    name: 'R4-B11',
    fills: ['astromech'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'Attacking: you may take a red or orange token off the defender; then it rerolls whichever of its dice you choose.',
    abilities: [
      at('modify-defense-dice', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled) &&
          defenderTokens(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.dice-modification.4';
          const about = { ship: self.ship.id, card: self.card };
          const options = defenderTokens(context);
          const { take } = yield* pickOne({ seat: self.ship.seat, topic: 'choose', rule, about, options });
          take();
          yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { least: 1, most: 6, rule });
        },
      }),
    ],
  },
  {
    id: 'r4p17',
    name: 'R4-P17',
    fills: ['astromech'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'Red maneuver fully executed: you may pay a charge to take an action, stressed or not.',
    abilities: [
      at(
        'maneuver-executed',
        offersActions(
          RULE,
          (context) => youFullyExecute(context, 'red'),
          ({ table, self }) => forCharge(self, evenIfStressed(standardActions(table, self.ship)), RULE),
        ),
      ),
    ],
  },
  {
    id: 'r4p44',
    name: 'R4-P44',
    fills: ['astromech'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'Red maneuver fully executed, with an enemy in your bullseye arc: gain a calculate token.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: (context) =>
          youFullyExecute(context, 'red') &&
          context.table
            .enemiesOf(context.self.ship.seat)
            .some((enemy) => inArc(context.table, context.self.ship, 'bullseye', enemy)),
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'calculate', 1, { rule: RULE, by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'r4pastromech',
    name: 'R4-P Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'Your basic maneuver: pay a charge before flying it, if you like, and it is one step easier.',
    abilities: [
      at('before-maneuver', {
        rule: 'xw2.difficulty.7',
        optional: true,
        when: ({ self, moment: { ship, maneuver } }) =>
          ship === self.ship && chargesOf(self) > 0 && isBasic(maneuver.bearing),
        *effect({ table, self }) {
          spendCharge(table, self, 1, 'xw2.difficulty.7');
          self.ship.memory['round:r4pastromech'] = 1;
        },
      }),
      ...stepsForOneManeuver('yours', 'round:r4pastromech', -1, 'xw2.difficulty.7'),
    ],
  },
  {
    id: 'r5astromech',
    name: 'R5 Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 4,
    standard: false,
    charges: { value: 2, recovers: 0 },
    text: 'Two actions: pay a charge to repair a facedown damage card; or repair a faceup Ship damage card.',
    abilities: REPAIR_ACTIONS,
  },
  {
    id: 'r5d8',
    name: 'R5-D8',
    fills: ['astromech'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    charges: { value: 3, recovers: 0 },
    text: 'Two actions: pay a charge to repair a facedown damage card; or repair a faceup Ship damage card.',
    abilities: REPAIR_ACTIONS,
  },
  {
    id: 'r5p8',
    name: 'R5-P8',
    fills: ['astromech'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    charges: { value: 3, recovers: 0 },
    text: 'When you attack a defender in your front arc you may pay a charge to reroll a die; if it shows a crit you suffer 1 critical damage.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          chargesOf(context.self) > 0 &&
          context.moment.attack.attackDice.some(({ rerolled }) => !rerolled) &&
          defenderInYour(context, 'front'),
        *effect({ table, self, moment: { attack } }) {
          const rule = 'xw2.dice-modification.4';
          const rerolledBefore = attack.attackDice.filter(({ rerolled }) => rerolled);
          spendCharge(table, self, 1, rule);
          yield* rerollAttackDice(table, attack, self.ship.seat, { least: 1, most: 1, rule });
          const rolled = attack.attackDice.find((die) => die.rerolled && !rerolledBefore.includes(die));
          if (rolled?.face === 'crit') yield* sufferDamage(table, self.ship, 'crit', 1, { rule: 'xw2.damage.3' });
        },
      }),
    ],
  },
  {
    id: 'r5tk',
    name: 'R5-TK',
    fills: ['astromech'],
    limited: 1,
    cost: 0,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'You can attack friends.',
    abilities: [
      modify('attacks-friends', 'xw2.friendly.4', (attacks, { self, moment }) => attacks || moment === self.ship),
    ],
  },
  {
    id: 'r5x3',
    name: 'R5-X3',
    fills: ['astromech'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'Before activating and before engaging: you may pay a charge to ignore obstacles for the rest of the phase.',
    abilities: [
      ...(['before-activate', 'before-engage'] as const).map((window) =>
        at(window, {
          rule: 'xw2.obstacles.2',
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
          *effect({ table, self }) {
            spendCharge(table, self, 1, 'xw2.obstacles.2');
            self.ship.memory[`round:r5x3:${table.state.phase}`] = 1;
          },
        }),
      ),
      modify(
        'ignores-obstacle',
        'xw2.obstacles.2',
        (ignores, { table, self, moment }) =>
          ignores || (moment.ship === self.ship && self.ship.memory[`round:r5x3:${table.state.phase}`] === 1),
      ),
      modify('obstruction-dice', 'xw2.obstructed.3', (dice, { table, self, moment: attack }) =>
        attack.attacker === self.ship.id && self.ship.memory[`round:r5x3:${table.state.phase}`] === 1 ? 0 : dice,
      ),
    ],
  },
  {
    id: 'r6d8',
    name: 'R6-D8',
    fills: ['astromech'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'Attacking: you may reroll as many dice as there are friends at range 0-3 whose bullseye arcs hold the defender.',
    abilities: [
      rerollsAttackDice({ when: (context) => youAttack(context) && bullseyes(context) > 0, most: bullseyes }),
    ],
  },
  {
    id: 'r7a7',
    name: 'R7-A7',
    fills: ['astromech'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    charges: { value: 3, recovers: 0 },
    text: 'Attacking: you may pay a charge to turn a hit into a crit.',
    abilities: [changesAttackDie(['hit'], 'crit', { when: youAttack, cost: charges(1) })],
  },
  {
    id: 'watchfulastromech',
    name: 'Watchful Astromech',
    fills: ['astromech'],
    limited: 0,
    cost: 2,
    standard: true,
    text: "After you reload or rotate in an enemy's firing arc you may take a red calculate action.",
    abilities: [
      at(
        'action-performed',
        offersActions(
          RULE,
          ({ table, self, moment }) =>
            moment.ship === self.ship &&
            (moment.action === 'reload' || moment.action === 'rotate') &&
            table.enemiesOf(self.ship.seat).some((enemy) => inFiringArc(table, enemy, self.ship)),
          ({ table, self }) => [grantedAction(table, self.ship, 'calculate', 'red')],
        ),
      ),
    ],
  },
];

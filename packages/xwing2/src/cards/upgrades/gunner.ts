import { mapped, NOTHING, pick, pickOne } from '@rangefinder/kernel';
import { at, modify } from '../../abilities.ts';
import { attemptAction, evenIfStressed, grantedAction, mayPerformAction, whyNotAct } from '../../rules/actions.ts';
import { mayAttack, performAttack, possibleShots } from '../../rules/attack.ts';
import { rotateArc } from '../../rules/baractions.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge, spendForce } from '../../rules/charges.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import type { TemplateBearing, Way } from '../../rules/devices.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { hasLock } from '../../rules/locktokens.ts';
import { inArc, isObjectInArc } from '../../rules/measure.ts';
import { addDie, changeOne } from '../../rules/modify.ts';
import { badTokensOn } from '../../rules/redtokens.ts';
import { damageRemote } from '../../rules/remotes.ts';
import { rollOutsideAttack } from '../../rules/roll.ts';
import { gainToken, isStressed, removeToken } from '../../rules/tokens.ts';
import { isShip, piecesOf, rangeBetween, type Unit, unitsInPlay } from '../../rules/units.ts';
import { inFiringArc, weaponOf } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import {
  attackerInYour,
  attackerOf,
  type DuringAttack,
  defenderInYour,
  defenderOf,
  friendInAttack,
  isInAttackArc,
  offersBonusAttack,
  rangeToUnit,
  unusedTurrets,
  youAttack,
  youDefend,
  yourPrimaryAttack,
} from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { changesAttackDie, changesDefenseDie, charges, force, rerollsAttackDice, shows } from '../dicewords.ts';
import { badTokens, chooses, greenTokens, offersActions } from '../phrases.ts';
import { PAIGE_TICO } from './bombardiers.ts';

const RULE = 'xw2.abilities.1';

const FORE_AND_AFT = ['front', 'rear'] as const;

/** "A primary front arc attack" (xw2.faq-arcs.1). */
function yourFrontAttack(context: DuringAttack): boolean {
  return yourPrimaryAttack(context) && context.moment.attack.symbol === 'front';
}

function isTurretAttack({ moment: { attack } }: DuringAttack): boolean {
  return attack.symbol === 'turret' || attack.symbol === 'double-turret';
}

function focusTokens(ship: Ship | undefined): ('focus' | 'calculate')[] {
  return (['focus', 'calculate'] as const).filter((kind) => (ship?.tokens[kind] ?? 0) > 0);
}

function friendsInView(table: XTable, ship: Ship): Ship[] {
  return table.friendsOf(ship).filter((friend) => inFiringArc(table, ship, friend));
}

function distantFriendsInView(table: XTable, ship: Ship): Ship[] {
  return friendsInView(table, ship).filter((friend) => isAtRange(table, ship, friend, 1, 3));
}

function primaryShotsAgain({ table, self, moment: { attack } }: DuringAttack) {
  return possibleShots(table, self.ship, {
    weapons: ({ kind }) => kind === 'primary',
    targets: (target) => target === attack.defender,
  });
}

const TEMPLATE_SPEEDS = [1, 2, 3, 4, 5] as const;

/** The same template one speed higher and lower, where there is one. */
function nextSpeeds([how, template]: Way): Way[] {
  const speed = Number(template[0]);
  const bearing = template.slice(2) as TemplateBearing;
  const longest = bearing === 'straight' ? 5 : 3;
  return TEMPLATE_SPEEDS.filter((one) => Math.abs(one - speed) === 1 && one <= longest).map(
    (one): Way => [how, `${one}-${bearing}`],
  );
}

function troubledInArc({ table, moment: { attack } }: DuringAttack): number {
  return table.inPlay().filter((ship) => badTokens(ship).length > 0 && isInAttackArc(table, attack, ship)).length;
}

function inBullseyeOf({ table, moment }: DuringAttack, friend: Ship): boolean {
  return inArc(table, friend, 'bullseye', table.ship(moment.attack.defender));
}

function wearOf(ship: Ship): ('strain' | 'stress')[] {
  return (['strain', 'stress'] as const).filter((kind) => ship.tokens[kind] > 0);
}

/** Whether a target has a red or orange token, a lock on it among them (xw2.lock.5). */
function isInTrouble(table: XTable, target: string): boolean {
  const ship = table.findShip(target);
  return (
    table.state.ships.some((other) => hasLock(other, target)) || (ship !== undefined && badTokens(ship).length > 0)
  );
}

/** Enemy ships and remotes beyond range 2, with no friendly ones at range 0-1 (xw2.units.1). */
function isFarAndLonely(table: XTable, ship: Ship, target: string): boolean {
  const units = unitsInPlay(table);
  const enemy = units.find(({ id }) => id === target);
  if (!enemy || enemy.seat === ship.seat) return false;
  const rangeTo = (unit: Unit) => rangeBetween(table, piecesOf(table, unit), piecesOf(table, enemy));
  const friends = units.filter((unit) => (isShip(unit) ? table.isFriendly(ship, unit) : unit.seat === ship.seat));
  return rangeTo(ship) > 2 && friends.every((friend) => rangeTo(friend) > 1);
}

/** Friends within range 3 of the defender that have something to remove. */
function wornFriends({ table, self, moment: { attack } }: DuringAttack): Ship[] {
  return table
    .friendsOf(self.ship)
    .filter((ship) => wearOf(ship).length > 0 && rangeToUnit(table, ship, attack.defender) <= 3);
}

/** Sabine Wren: the damage cards her special attack dealt; a remote is dealt one for each damage (xw2.damaging-remotes.1). */
function cardsDealt(context: DuringAttack): number {
  const { attack } = context.moment;
  if (!youAttack(context) || attack.kind !== 'special') return 0;
  return defenderOf(context) ? (attack.memory[context.self.card] ?? 0) : attack.dealt;
}

export const GUNNER: readonly UpgradeFacts[] = [
  {
    id: 'agilegunner',
    name: 'Agile Gunner',
    fills: ['gunner'],
    limited: 0,
    cost: 3,
    standard: true,
    text: 'End Phase: you may rotate your turret.',
    abilities: [
      at('during-end', {
        rule: 'xw2.rotate-arc.1',
        optional: true,
        when: ({ self }) => self.ship.turret.length > 0 && !self.ship.destroyed,
        *effect({ table, self }) {
          yield* rotateArc(table, self.ship);
        },
      }),
    ],
  },
  {
    id: 'ahsokatano',
    name: 'Ahsoka Tano',
    fills: ['gunner'],
    limited: 1,
    cost: 12,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'After you execute a maneuver you may pay 1 Force on a friend at range 1-3 in one of your firing arcs: a red focus action is open to it, stressed or not.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && self.ship.force > 0 && distantFriendsInView(table, self.ship).length > 0,
        *effect({ table, self }) {
          const friend = yield* mayChooseShip(self, distantFriendsInView(table, self.ship), RULE);
          if (!friend) return;
          spendForce(table, self.ship, 1, RULE);
          yield* mayPerformAction(table, friend, evenIfStressed([grantedAction(table, friend, 'focus', 'red')]), RULE);
        },
      }),
    ],
  },
  {
    id: 'bistan',
    name: 'Bistan',
    fills: ['gunner'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'Having made a primary attack with a focus token left, you may follow it with a bonus turret attack on a ship you have spared so far this round.',
    abilities: [
      offersBonusAttack(
        (context) => yourPrimaryAttack(context) && context.self.ship.tokens.focus > 0,
        ({ self }) => ({
          weapons: ({ symbol }) => symbol === 'turret' || symbol === 'double-turret',
          targets: (target) => self.ship.memory[`round:attacked:${target}`] !== 1,
        }),
      ),
    ],
  },
  {
    id: 'bobafett-gunner',
    name: 'Boba Fett',
    fills: ['gunner'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
    standard: true,
    text: 'With no other ship in the attack arc you may turn a focus result into a hit.',
    abilities: [
      changesAttackDie(['focus'], 'hit', {
        when: (context) => {
          const { table, self, moment } = context;
          const others = table.inPlay().filter((ship) => ship !== self.ship && ship.id !== moment.attack.defender);
          return youAttack(context) && !others.some((ship) => isInAttackArc(table, moment.attack, ship));
        },
      }),
    ],
  },
  {
    id: 'bossk',
    name: 'Bossk',
    fills: ['gunner'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'When your primary attack missed and you are not stressed, you must gain a stress token and shoot at the same ship again with a primary weapon, as a bonus attack.',
    abilities: [
      at('bonus-attack-attacker', {
        rule: 'xw2.bonus-attack.1',
        optional: false,
        when: (context) =>
          yourPrimaryAttack(context) &&
          context.moment.attack.hit === false &&
          !isStressed(context.self.ship) &&
          !context.self.ship.bonusAttacked &&
          primaryShotsAgain(context).length > 0,
        *effect(context) {
          const { table, self } = context;
          const { shot } = yield* pickOne({
            seat: self.ship.seat,
            topic: 'attack',
            rule: 'xw2.bonus-attack.1',
            about: { ship: self.ship.id, card: self.card },
            options: primaryShotsAgain(context).map((one) => ({
              key: `attack:${one.target}:${one.weapon.id}`,
              shot: one,
            })),
          });
          yield* gainToken(table, self.ship, 'stress', 1, { rule: 'xw2.bonus-attack.1', by: self.ship.seat });
          yield* performAttack(table, self.ship, shot, true);
        },
      }),
    ],
  },
  {
    id: 'bt1',
    name: 'BT-1',
    fills: ['gunner'],
    limited: 1,
    cost: 2,
    restrictions: [{ anyOf: [{ faction: ['scumandvillainy'] }, { squadIncludes: ['Darth Vader'] }] }],
    standard: true,
    text: 'Attacking: you may turn a hit into a crit for each stress token of the defender.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.3',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          shows(context.moment.attack.attackDice, ['hit']) &&
          (defenderOf(context)?.tokens.stress ?? 0) > 0,
        *effect(context) {
          const stress = defenderOf(context)?.tokens.stress ?? 0;
          for (let i = 0; i < stress; i++) changeOne(context.moment.attack.attackDice, ['hit'], 'crit');
        },
      }),
    ],
  },
  {
    id: 'clonecaptainrex',
    name: 'Clone Captain Rex',
    fills: ['gunner'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'Attacking: you may give up a focus result: friends whose bullseye arc holds the defender may each gain a strain token to take a focus action.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.5',
        optional: true,
        when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['focus']),
        *effect(context) {
          const { table, self, moment } = context;
          const dice = moment.attack.attackDice;
          dice.splice(
            dice.findIndex(({ face }) => face === 'focus'),
            1,
          );
          for (const friend of table.friendsOf(self.ship)) {
            const focus = grantedAction(table, friend, 'focus');
            if (friend.destroyed || !inBullseyeOf(context, friend) || whyNotAct(table, friend, focus) !== undefined)
              continue;
            if ((yield* chooses(context, friend, ['none', 'focus'], RULE)) === 'none') continue;
            yield* gainToken(table, friend, 'strain', 1, { rule: RULE, by: friend.seat });
            yield* attemptAction(table, friend, focus, false);
          }
        },
      }),
    ],
  },
  {
    id: 'clonecommandercody',
    name: 'Clone Commander Cody',
    fills: ['gunner'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'After an attack of yours that missed though results of it had to be cancelled, the defender gains a strain token.',
    abilities: [
      at('before-neutralize', {
        rule: 'xw2.attack.27',
        optional: false,
        when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['hit', 'crit']),
        *effect({ self, moment: { attack } }) {
          attack.memory[self.card] = 1;
        },
      }),
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) =>
          youAttack(context) &&
          context.moment.attack.hit === false &&
          context.moment.attack.memory[context.self.card] === 1 &&
          defenderOf(context)?.place === 'play',
        *effect(context) {
          const defender = defenderOf(context);
          const source = { rule: 'xw2.attack.36', by: context.self.ship.seat } as const;
          if (defender) yield* gainToken(context.table, defender, 'strain', 1, source);
        },
      }),
    ],
  },
  {
    id: 'dengar',
    name: 'Dengar',
    fills: ['gunner'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    charges: { value: 1, recovers: 1 },
    text: 'After defending: you may pay the charge against an attacker in your firing arc: unless it removes a green token, you roll a die, and a hit or crit costs it a damage.',
    abilities: [
      at('after-defending', {
        rule: 'xw2.attack.35',
        optional: true,
        when: (context) =>
          youDefend(context) &&
          chargesOf(context.self) > 0 &&
          inFiringArc(context.table, context.self.ship, attackerOf(context)),
        *effect(context) {
          const { table, self } = context;
          const attacker = attackerOf(context);
          spendCharge(table, self, 1, 'xw2.attack.35');
          const green = greenTokens(attacker);
          const way = yield* chooses(context, attacker, ['roll', ...green], 'xw2.attack.35');
          if (way !== 'roll') {
            removeToken(table, attacker, way, 1, 'xw2.attack.35');
            return;
          }
          const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.attack.35');
          if (face !== 'hit' && face !== 'crit') return;
          const remote = table.findDevice(attacker.id);
          if (remote) yield* damageRemote(table, remote, 1, 'xw2.damaging-remotes.1');
          else yield* sufferDamage(table, attacker, 'hit', 1, { rule: 'xw2.damage.3' });
        },
      }),
    ],
  },
  {
    id: 'dt798',
    name: 'DT-798',
    fills: ['gunner'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    text: 'Engagement Phase starts: you may strain a friend in your firing arc. Attacking: you may reroll as many dice as ships with a red or orange token stand in the attack arc.',
    abilities: [
      at('start-of-engagement', {
        rule: RULE,
        optional: false,
        when: ({ table, self }) => friendsInView(table, self.ship).length > 0,
        *effect({ table, self }) {
          const friend = yield* mayChooseShip(self, friendsInView(table, self.ship), RULE);
          if (friend) yield* gainToken(table, friend, 'strain', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
      rerollsAttackDice({ when: (context) => youAttack(context) && troubledInArc(context) > 0, most: troubledInArc }),
    ],
  },
  {
    id: 'ezrabridger',
    name: 'Ezra Bridger',
    fills: ['gunner'],
    limited: 1,
    cost: 10,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'After a primary attack: you may pay 1 Force for a bonus turret attack from an arc not used this round; if you are stressed you may reroll one of its dice.',
    abilities: [
      offersBonusAttack(
        (context) => yourPrimaryAttack(context) && context.self.ship.force > 0,
        ({ table, self }) => ({
          ...unusedTurrets(self.ship),
          pay: () => {
            spendForce(table, self.ship, 1, 'xw2.bonus-attack.1');
            self.ship.memory['round:ezrabridger'] = 1;
            return NOTHING;
          },
        }),
      ),
      rerollsAttackDice({
        when: (context) =>
          youAttack(context) &&
          context.moment.attack.bonus &&
          isStressed(context.self.ship) &&
          context.self.ship.memory['round:ezrabridger'] === 1,
      }),
    ],
  },
  {
    id: 'fifthbrother',
    name: 'Fifth Brother',
    fills: ['gunner'],
    limited: 1,
    cost: 12,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'Attacking: you may pay 1 Force to turn a focus result into a crit.',
    abilities: [changesAttackDie(['focus'], 'crit', { when: youAttack, cost: force(1) })],
  },
  {
    id: 'finn',
    name: 'Finn',
    fills: ['gunner'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'When you defend or make a primary attack with the enemy in your front arc you may add a blank.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.2',
        optional: true,
        when: (context) => yourPrimaryAttack(context) && defenderInYour(context, 'front'),
        *effect({ moment: { attack } }) {
          addDie(attack.attackDice, 'blank');
        },
      }),
      at('modify-defense-dice', {
        rule: 'xw2.dice-modification.2',
        optional: true,
        when: (context) => youDefend(context) && attackerInYour(context, 'front'),
        *effect({ moment: { attack } }) {
          addDie(attack.defenseDice, 'blank');
        },
      }),
    ],
  },
  {
    id: 'firstorderordnancetech',
    name: 'First Order Ordnance Tech',
    fills: ['gunner'],
    limited: 0,
    cost: 3,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    actions: ['reload > lock'],
    text: 'Adds a reload action with a lock linked to it.',
    abilities: [],
  },
  {
    id: 'garsaxon-gunner',
    name: 'Gar Saxon',
    fills: ['gunner'],
    limited: 1,
    cost: 6,
    restrictions: [{ size: ['large'] }, { faction: ['scumandvillainy'] }],
    standard: true,
    text: 'In a lock action you can only choose objects in your front or rear arc. In a primary attack against a defender in one of these arcs you may remove an orange or red token from the defender to roll 1 more die, up to four.',
    abilities: [
      modify('lock-action-target', 'xw2.lock.3', (may, { table, self, moment: { ship, pieces } }) =>
        ship === self.ship ? may && FORE_AND_AFT.some((arc) => isObjectInArc(table, ship, arc, pieces)) : may,
      ),
      at('before-attack-dice', {
        rule: RULE,
        optional: true,
        when: (context) => {
          const { table, moment } = context;
          return (
            yourPrimaryAttack(context) &&
            FORE_AND_AFT.some((arc) => defenderInYour(context, arc)) &&
            badTokensOn(table, table.ship(moment.attack.defender), RULE).length > 0
          );
        },
        *effect({ table, self, moment: { attack } }) {
          const { ship, card } = self;
          const options = badTokensOn(table, table.ship(attack.defender), RULE);
          const about = { ship: ship.id, card };
          const { take } = yield* pickOne({ seat: ship.seat, topic: 'choose', rule: RULE, about, options });
          take();
          attack.moreAttackDice++;
          attack.memory[self.card] = 1;
        },
      }),
      modify('most-attack-dice', 'xw2.attack.14', (most, { self, moment: attack }) =>
        attack.memory[self.card] === 1 ? Math.min(most, 4) : most,
      ),
    ],
  },
  {
    id: 'greedo',
    name: 'Greedo',
    fills: ['gunner'],
    limited: 1,
    cost: 1,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    charges: { value: 1, recovers: 1 },
    text: 'Attacking: you may pay the charge to turn a hit into a crit. While you have the charge, whoever attacks you may do the same for free.',
    abilities: [
      changesAttackDie(['hit'], 'crit', { when: youAttack, cost: charges(1) }),
      changesAttackDie(['hit'], 'crit', {
        by: 'attacker',
        when: (context) => youDefend(context) && chargesOf(context.self) > 0,
      }),
    ],
  },
  {
    id: 'hansolo',
    name: 'Han Solo',
    fills: ['gunner'],
    limited: 1,
    cost: 10,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'At initiative 7 you may make a turret attack; you cannot attack from that turret arc again this round.',
    abilities: [
      at('initiative-seven', {
        rule: 'xw2.faq-cards.5',
        optional: false,
        when: ({ table, self }) =>
          !self.ship.bonusAttacked && possibleShots(table, self.ship, unusedTurrets(self.ship)).length > 0,
        *effect({ table, self: { ship } }) {
          // xw2.faq-cards.4: it is a bonus attack.
          const options = { ...unusedTurrets(ship), bonus: true, rule: 'xw2.faq-cards.4' } as const;
          if (yield* mayAttack(table, ship, options)) ship.memory['round:hansolo'] = 1;
        },
      }),
      modify('weapons', 'xw2.faq-cards.6', (weapons, { self, moment: ship }) =>
        ship === self.ship && ship.memory['round:hansolo'] === 1
          ? mapped(weapons, (weapon) =>
              weapon.symbol === 'turret' || weapon.symbol === 'double-turret'
                ? weaponOf({ ...weapon, arcs: weapon.arcs.filter((arc) => ship.memory[`round:turret:${arc}`] !== 1) })
                : weapon,
            )
          : weapons,
      ),
    ],
  },
  {
    id: 'hansolo-gunner',
    name: 'Han Solo',
    fills: ['gunner'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'Before engaging: you may take a red focus action.',
    abilities: [
      at(
        'before-engage',
        offersActions(
          RULE,
          ({ self, moment }) => moment.ship === self.ship,
          ({ table, self }) => [grantedAction(table, self.ship, 'focus', 'red')],
        ),
      ),
    ],
  },
  {
    id: 'hotshotgunner',
    name: 'Hotshot Gunner',
    fills: ['gunner'],
    limited: 0,
    cost: 6,
    standard: true,
    text: 'After defense dice are modified in a turret attack of yours, the defender loses a focus or calculate token.',
    abilities: [
      at('defense-dice-modified', {
        rule: RULE,
        optional: false,
        when: (context) => youAttack(context) && isTurretAttack(context) && focusTokens(defenderOf(context)).length > 0,
        *effect(context) {
          const defender = defenderOf(context);
          if (!defender) return;
          const kind = yield* chooses(context, defender, focusTokens(defender), RULE);
          removeToken(context.table, defender, kind, 1, RULE);
        },
      }),
    ],
  },
  {
    id: 'lukeskywalker',
    name: 'Luke Skywalker',
    fills: ['gunner'],
    limited: 1,
    cost: 12,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'Engagement Phase starts: you may pay 1 Force and gain a deplete token to rotate your turret.',
    abilities: [
      at('start-of-engagement', {
        rule: 'xw2.errata-upgrade-cards.35',
        optional: true,
        when: ({ self }) => self.ship.force > 0 && self.ship.turret.length > 0,
        *effect({ table, self: { ship } }) {
          spendForce(table, ship, 1, 'xw2.errata-upgrade-cards.35');
          yield* gainToken(table, ship, 'deplete', 1, { rule: 'xw2.errata-upgrade-cards.35', by: ship.seat });
          yield* rotateArc(table, ship);
        },
      }),
    ],
  },
  {
    id: 'migsmayfeld',
    name: 'Migs Mayfeld',
    fills: ['gunner'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticempire', 'scumandvillainy'] }],
    standard: true,
    text: 'After a front arc attack you may make a rear or turret attack as a bonus attack against another ship with a red or orange token.',
    abilities: [
      offersBonusAttack(
        ({ moment: { attack } }) => attack.symbol === 'front',
        ({ table, moment: { attack } }) => ({
          weapons: ({ symbol }) => symbol === 'rear' || symbol === 'turret' || symbol === 'double-turret',
          targets: (target) => target !== attack.defender && isInTrouble(table, target),
        }),
      ),
    ],
  },
  {
    id: 'paigetico',
    name: 'Paige Tico',
    fills: ['gunner'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'After a primary attack: you may drop a bomb or rotate your turret. After you are destroyed you may drop a bomb.',
    abilities: PAIGE_TICO,
  },
  {
    id: 'rey-gunner',
    name: 'Rey',
    fills: ['gunner'],
    limited: 1,
    cost: 12,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'With the enemy in your turret arc you may pay 1 Force to turn a blank of yours into a hit or evade.',
    abilities: [
      changesAttackDie(['blank'], 'hit', {
        when: (context) => youAttack(context) && context.self.ship.turret.some((arc) => defenderInYour(context, arc)),
        cost: force(1),
      }),
      changesDefenseDie(['blank'], 'evade', {
        when: (context) => youDefend(context) && context.self.ship.turret.some((arc) => attackerInYour(context, arc)),
        cost: force(1),
      }),
    ],
  },
  {
    id: 'sabinewren-gunner',
    name: 'Sabine Wren',
    fills: ['gunner'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'After a special attack you may choose as many friends at range 0-3 of the defender as damage cards were dealt to it; each may remove a strain or stress token.',
    abilities: [
      at('damage-card-dealt', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) => {
          const { attack } = table.state;
          return attack?.attacker === self.ship.id && attack.defender === moment.ship.id && attack.kind === 'special';
        },
        *effect({ table, self }) {
          const { attack } = table.state;
          if (attack) attack.memory[self.card] = (attack.memory[self.card] ?? 0) + 1;
        },
      }),
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) => cardsDealt(context) > 0 && wornFriends(context).length > 0,
        *effect(context) {
          const { table, self } = context;
          const chosen = yield* pick({
            seat: self.ship.seat,
            topic: 'choose-ships',
            rule: 'xw2.attack.36',
            about: { ship: self.ship.id, card: self.card },
            options: wornFriends(context).map((ship) => ({ key: ship.id, ship })),
            min: 0,
            max: Math.min(cardsDealt(context), wornFriends(context).length),
          });
          for (const { ship } of chosen) {
            const kind = yield* chooses(context, ship, [...wearOf(ship), 'none'], 'xw2.attack.36');
            if (kind !== 'none') removeToken(table, ship, kind, 1, 'xw2.attack.36');
          }
        },
      }),
    ],
  },
  {
    id: 'seventhfleetgunner',
    name: 'Seventh Fleet Gunner',
    fills: ['gunner'],
    limited: 0,
    cost: 8,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'When another friend makes a primary attack on a ship in your firing arc you may pay the charge: it rolls 1 more die, four at most. System Phase: you may gain a disarm token to recover the charge.',
    abilities: [
      at('before-attack-dice', {
        rule: 'xw2.faq-cards.45',
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const attacker = friendInAttack(context, 'attack');
          return (
            attacker !== undefined &&
            attacker !== self.ship &&
            moment.attack.kind === 'primary' &&
            chargesOf(self) > 0 &&
            inFiringArc(table, self.ship, table.ship(moment.attack.defender))
          );
        },
        *effect({ table, self, moment: { attack } }) {
          spendCharge(table, self, 1, 'xw2.faq-cards.45');
          attack.moreAttackDice++;
          attack.memory[self.card] = 1;
        },
      }),
      modify('most-attack-dice', 'xw2.faq-cards.45', (most, { self, moment: attack }) =>
        attack.memory[self.card] === 1 ? Math.min(most, 4) : most,
      ),
      at('system', {
        rule: 'xw2.charges.2',
        optional: true,
        when: ({ table, self, moment }) => moment.ship === self.ship && chargesOf(self) < chargeLimit(table, self),
        *effect({ table, self }) {
          yield* gainToken(table, self.ship, 'disarm', 1, { rule: 'xw2.charges.2', by: self.ship.seat });
          recoverCharge(table, self, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'skilledbombardier',
    name: 'Skilled Bombardier',
    fills: ['gunner'],
    limited: 0,
    cost: 2,
    standard: true,
    text: 'You may place devices with a template of the same bearing, one speed higher or lower.',
    abilities: [
      modify('device-ways', 'xw2.device.18', (ways, { self, moment }) =>
        moment.ship === self.ship ? ways.flatMap((way) => [way, ...nextSpeeds(way)]) : ways,
      ),
    ],
  },
  {
    id: 'specialforcesgunner',
    name: 'Special Forces Gunner',
    fills: ['gunner'],
    limited: 0,
    cost: 5,
    restrictions: [{ faction: ['firstorder'] }, { ship: ['tiesffighter'] }],
    standard: true,
    text: 'With your turret to the front you may roll 1 more die in primary front arc attacks; with it to the rear you may follow them with a bonus primary turret attack.',
    abilities: [
      at('before-attack-dice', {
        rule: 'xw2.attack.13',
        optional: true,
        when: (context) => yourFrontAttack(context) && context.self.ship.turret.includes('front'),
        *effect({ moment: { attack } }) {
          attack.moreAttackDice++;
        },
      }),
      offersBonusAttack(
        (context) => yourFrontAttack(context) && context.self.ship.turret.includes('rear'),
        () => ({
          weapons: ({ kind, symbol }) => kind === 'primary' && (symbol === 'turret' || symbol === 'double-turret'),
        }),
      ),
    ],
  },
  {
    id: 'suppressivegunner',
    name: 'Suppressive Gunner',
    fills: ['gunner'],
    limited: 0,
    cost: 7,
    standard: true,
    text: 'Attacking: you may give up a focus result: the defender gains a deplete token unless it suffers 1 damage.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.5',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          shows(context.moment.attack.attackDice, ['focus']) &&
          defenderOf(context)?.place === 'play',
        *effect(context) {
          const { table, self, moment } = context;
          const dice = moment.attack.attackDice;
          dice.splice(
            dice.findIndex(({ face }) => face === 'focus'),
            1,
          );
          const defender = defenderOf(context);
          if (!defender) return;
          const rule = 'xw2.dice-modification.5';
          if ((yield* chooses(context, defender, ['deplete', 'suffer'], rule)) === 'deplete')
            yield* gainToken(table, defender, 'deplete', 1, { rule, by: self.ship.seat });
          else yield* sufferDamage(table, defender, 'hit', 1, { rule: 'xw2.damage.3' });
        },
      }),
    ],
  },
  {
    id: 'tibersaxon',
    name: 'Tiber Saxon',
    fills: ['gunner'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'After an attack at range 1-2 that hit a defender without faceup damage cards you may pay any number of charges: the defender gains a strain token for each.',
    abilities: [
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) => {
          const { attack } = context.moment;
          const defender = defenderOf(context);
          return (
            youAttack(context) &&
            attack.hit === true &&
            attack.range >= 1 &&
            attack.range <= 2 &&
            chargesOf(context.self) > 0 &&
            defender?.place === 'play' &&
            defender.damage.every(({ faceup }) => !faceup)
          );
        },
        *effect(context) {
          const { table, self } = context;
          const defender = defenderOf(context);
          const ways = (['0', '1', '2'] as const).slice(0, chargesOf(self) + 1);
          const count = Number(yield* chooses(context, self.ship, ways, 'xw2.attack.36'));
          if (count === 0 || !defender) return;
          spendCharge(table, self, count, 'xw2.attack.36');
          yield* gainToken(table, defender, 'strain', count, { rule: 'xw2.attack.36', by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'ursawren-gunner',
    name: 'Ursa Wren',
    fills: ['gunner'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }],
    standard: true,
    text: 'After you lock an enemy ship or remote beyond range 2 with no friendly one at range 0-1 of it you gain a calculate token.',
    abilities: [
      at('lock-acquired', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) => moment.ship === self.ship && isFarAndLonely(table, self.ship, moment.target),
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'calculate', 1, { rule: RULE, by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'veterantailgunner',
    name: 'Veteran Tail Gunner',
    fills: ['gunner'],
    limited: 0,
    cost: 3,
    restrictions: [{ arc: ['rear'] }],
    standard: true,
    text: 'After a primary front arc attack you may make a bonus primary attack to the rear.',
    abilities: [
      offersBonusAttack(yourFrontAttack, () => ({
        weapons: ({ kind, symbol }) => kind === 'primary' && symbol === 'rear',
      })),
    ],
  },
  {
    id: 'veteranturretgunner',
    name: 'Veteran Turret Gunner',
    fills: ['gunner'],
    limited: 0,
    cost: 5,
    restrictions: [{ action: 'rotate' }],
    standard: true,
    text: 'After a primary attack: you may make a bonus turret attack from a turret arc that was not used this round.',
    abilities: [offersBonusAttack(yourPrimaryAttack, ({ self }) => unusedTurrets(self.ship))],
  },
  {
    id: 'weaponssystemsofficer',
    name: 'Weapons Systems Officer',
    fills: ['gunner'],
    limited: 0,
    cost: 5,
    standard: true,
    text: 'After a special attack that requires a lock you may lock the defender.',
    abilities: [
      at('after-attacking', {
        rule: 'xw2.lock.14',
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const { weapon, defender } = moment.attack;
          return (
            youAttack(context) &&
            context.table.cards.findUpgrade(weapon)?.attack?.requires?.includes('lock') === true &&
            lockTargets(table, self.ship).some(({ key }) => key === defender)
          );
        },
        *effect({ table, self, moment: { attack } }) {
          yield* assignLock(table, self.ship, attack.defender, 'xw2.lock.14');
        },
      }),
    ],
  },
];

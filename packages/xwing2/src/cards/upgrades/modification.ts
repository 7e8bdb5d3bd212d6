import type { Procedure } from '@rangefinder/kernel';
import { maneuverWith } from '@rangefinder/xwing';
import { at, type CardAbility, instead, modify } from '../../abilities.ts';
import {
  actionChoice,
  barActions,
  difficultyOf,
  evenIfStressed,
  forCharge,
  grantedAction,
} from '../../rules/actions.ts';
import { chargesOf, loseCharge, recoverCharge, spendCharge } from '../../rules/charges.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { dealCard, sufferDamage } from '../../rules/damage.ts';
import { acquireLock, assignLock, lockTargets } from '../../rules/lock.ts';
import { hasLock } from '../../rules/locktokens.ts';
import { inArc, isObjectInArc } from '../../rules/measure.ts';
import { obstructingShips } from '../../rules/obstruction.ts';
import { hasRedToken, removeRedToken } from '../../rules/redtokens.ts';
import { gainToken, isStressed, removeToken } from '../../rules/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, isWeaponOf, youAttack } from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { LOCK_ON_ENEMY } from '../dicewords.ts';
import { chooses, offersActions, whiteAsRed, youFullyExecute } from '../phrases.ts';
import { ABLATIVE, dropsTeamsAnywhere } from './bombardiers.ts';
import { dropsSpareParts, recoversAstromech } from './cargo.ts';

const RULE = 'xw2.abilities.1';

/** What Overdrive Thruster makes faster. */
const OVERDRIVEN: readonly string[] = ['boost', 'barrel-roll', 'slam'];

/** A SLAM that costs the charge, and a token by which its disarm token can be lost. */
export function slamsOnce(token: 'deplete' | 'ion'): readonly CardAbility[] {
  return [
    at('action-performed', {
      rule: RULE,
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.action === 'slam',
      *effect(context) {
        const { table, self } = context;
        loseCharge(table, self, 1, RULE);
        if (self.ship.tokens.disarm === 0) return;
        if ((yield* chooses(context, self.ship, [token, 'none'], RULE)) === 'none') return;
        yield* gainToken(table, self.ship, token, 1, { rule: RULE, by: self.ship.seat });
        removeToken(table, self.ship, 'disarm', 1, RULE);
      },
    }),
    modify(
      'may-act',
      RULE,
      (may, { self, moment }) =>
        may && !(moment.ship === self.ship && moment.action === 'slam' && chargesOf(self) === 0),
    ),
  ];
}

/** The card whose charges were spent on a torpedo or missile attack. */
function spentOn({ table, self, moment: { attack } }: DuringAttack): Equipped | undefined {
  const upgrade = self.ship.upgrades.find(({ id }) => id === attack.weapon);
  if (!upgrade || !isWeaponOf(table, upgrade.id, ['torpedo', 'missile'])) return undefined;
  return upgrade.charges < (table.cards.face(upgrade).charges?.value ?? 0) ? upgrade : undefined;
}

function othersWithin(table: XTable, ship: Ship, most: number): Ship[] {
  return table.inPlay().filter((other) => other !== ship && table.range(ship, other) <= most);
}

/** Ships, obstacles and devices in the front arc that could be locked (xw2.objects.1, .2). */
function lockTargetsAhead(table: XTable, ship: Ship) {
  return lockTargets(table, ship).filter(({ key }) => {
    const other = table.findShip(key);
    if (other) return inArc(table, ship, 'front', other);
    const obstacle = table.state.obstacles.find(({ id }) => id === key);
    const device = table.findDevice(key);
    const pieces = obstacle ? table.obstacle(obstacle) : device ? table.device(device) : [];
    return isObjectInArc(table, ship, 'front', pieces);
  });
}

/** Friends that a Synchronized Console can hand its lock to, who could lock the defender. */
function linkedShips(context: DuringAttack): Ship[] {
  const { table, self, moment } = context;
  return table.friendsOf(self.ship).filter((ship) => {
    const far = ship.upgrades.some(({ id }) => id === self.card) ? 3 : 1;
    return (
      isAtRange(table, self.ship, ship, 1, far) &&
      lockTargets(table, ship).some(({ key }) => key === moment.attack.defender)
    );
  });
}

function* calculateTwice(table: XTable, ship: Ship): Procedure<boolean> {
  yield* gainToken(table, ship, 'calculate', 2, { rule: 'xw2.calculate.1', by: ship.seat });
  return true;
}

export const MODIFICATION: readonly UpgradeFacts[] = [
  {
    id: 'ablativeplating',
    name: 'Ablative Plating',
    fills: ['modification'],
    limited: 0,
    cost: 4,
    restrictions: [{ size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'An obstacle or a friendly bomb is about to damage you: you may pay a charge to prevent 1 damage of it.',
    abilities: [ABLATIVE],
  },
  {
    id: 'advancedslam',
    name: 'Advanced SLAM',
    fills: ['modification'],
    limited: 0,
    cost: 3,
    restrictions: [{ action: 'slam', difficulty: 'white' }],
    standard: true,
    text: 'After a SLAM whose maneuver was fully executed you may take a white action of your bar as a red one.',
    abilities: [
      at(
        'action-performed',
        offersActions(
          RULE,
          ({ self, moment }) =>
            moment.ship === self.ship && moment.action === 'slam' && self.ship.executed?.full === true,
          ({ table, self }) => whiteAsRed(barActions(table, self.ship)),
        ),
      ),
    ],
  },
  {
    id: 'afterburners',
    name: 'Afterburners',
    fills: ['modification'],
    limited: 0,
    cost: 10,
    restrictions: [{ size: ['small'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'Maneuver of speed 3 to 5 fully executed: you may pay a charge to boost, stressed or not.',
    abilities: [
      at(
        'maneuver-executed',
        offersActions(
          'xw2.faq-abilities-queue.20',
          (context) => youFullyExecute(context) && context.moment.maneuver.speed >= 3,
          ({ table, self }) =>
            forCharge(self, evenIfStressed([grantedAction(table, self.ship, 'boost')]), 'xw2.faq-abilities-queue.21'),
        ),
      ),
    ],
  },
  {
    id: 'angleddeflectors',
    name: 'Angled Deflectors',
    fills: ['modification'],
    limited: 0,
    cost: 4,
    restrictions: [{ size: ['small', 'medium'] }, { shieldsFrom: 1 }],
    standard: true,
    actions: ['reinforce'],
    stats: { shields: -1 },
    text: 'Adds a reinforce action and takes a shield.',
    abilities: [],
  },
  {
    id: 'beskarreinforcedplating',
    name: 'Beskar Reinforced Plating',
    fills: ['modification'],
    limited: 0,
    cost: 6,
    restrictions: [{ keyword: ['Mandalorian'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'Defending against an attacker in your front arc, about to be dealt a faceup damage card: you may pay a charge to take it facedown, or both charges to discard it.',
    abilities: [
      instead('deal-this-faceup', {
        rule: 'xw2.replacement-effects.2',
        optional: false,
        when: ({ table, self, moment: { ship } }) => {
          const { attack } = table.state;
          return (
            ship === self.ship &&
            attack?.defender === ship.id &&
            attack.step !== 'aftermath' && // xw2.faq-cards.99
            chargesOf(self) > 0 &&
            inArc(table, ship, 'front', table.ship(attack.attacker))
          );
        },
        *instead(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.replacement-effects.2';
          const ways = ['none', 'facedown', ...(chargesOf(self) > 1 ? (['discard'] as const) : [])] as const;
          const way = yield* chooses(context, self.ship, ways, rule);
          if (way === 'none') return false;
          spendCharge(table, self, way === 'discard' ? 2 : 1, rule);
          if (way === 'facedown')
            yield* dealCard(table, self.ship, { card: moment.card, faceup: false, seen: true }, rule);
          return true;
        },
      }),
    ],
  },
  {
    id: 'burnoutthrusters',
    name: 'Burnout Thrusters',
    fills: ['modification'],
    limited: 0,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy'] }, { size: ['small', 'medium'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    actions: ['slam'],
    text: 'One SLAM: it costs the charge, and without it you cannot SLAM. After it you may gain a deplete token to lose a disarm token.',
    abilities: slamsOnce('deplete'),
  },
  {
    id: 'delayedfuses',
    name: 'Delayed Fuses',
    fills: ['modification'],
    limited: 0,
    cost: 1,
    standard: true,
    text: 'After you place a bomb or mine you may put a fuse marker on it.',
    abilities: [
      at('device-placed', {
        rule: 'xw2.fuse-marker.2',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && table.cards.device(moment.device.device).kind !== 'remote',
        *effect({ table, moment }) {
          for (const device of moment.set) {
            device.fuses++;
            table.emit({ type: 'fuse', rule: 'xw2.fuse-marker.2', id: device.id, left: device.fuses });
          }
        },
      }),
    ],
  },
  {
    id: 'dropseatbay',
    name: 'Drop-Seat bay',
    fills: ['modification'],
    limited: 0,
    cost: 1,
    restrictions: [{ ship: ['gauntletfighter'] }],
    standard: true,
    slots: ['crew', 'crew', '-device'],
    text: 'A commando team that you would drop with a straight template may be dropped with a bank of the same speed, which may be set at the middle of your left or right side.',
    abilities: [dropsTeamsAnywhere],
  },
  {
    id: 'electronicbaffle',
    name: 'Electronic Baffle',
    fills: ['modification'],
    limited: 0,
    cost: 2,
    standard: true,
    text: 'End Phase: remove a red token, if you like, for 1 damage.',
    abilities: [
      at('during-end', {
        rule: RULE,
        optional: true,
        when: ({ table, self }) => !self.ship.destroyed && hasRedToken(table, self.ship, { locks: true }),
        *effect({ table, self }) {
          yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
          yield* removeRedToken(table, self.ship, { locks: true }, RULE);
        },
      }),
    ],
  },
  {
    id: 'engineupgrade',
    name: 'Engine Upgrade',
    fills: ['modification'],
    limited: 0,
    cost: 3,
    restrictions: [{ action: 'boost', difficulty: 'red' }],
    standard: true,
    actions: ['boost'],
    text: 'Adds a boost to your action bar.',
    abilities: [],
  },
  {
    id: 'hullupgrade',
    name: 'Hull Upgrade',
    fills: ['modification'],
    limited: 0,
    cost: 6,
    standard: false,
    stats: { hull: 1 },
    text: 'One more hull.',
    abilities: [],
  },
  {
    id: 'imperviumplating',
    name: 'Impervium Plating',
    fills: ['modification'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['belbullab22starfighter'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'A faceup damage card of the Ship type is about to be dealt to you: you may pay a charge to discard it.',
    abilities: [
      instead('deal-this-faceup', {
        rule: 'xw2.replacement-effects.2',
        optional: true,
        when: ({ table, self, moment: { ship, card } }) =>
          ship === self.ship && chargesOf(self) > 0 && table.cards.damage(card).type === 'ship',
        *instead({ table, self }) {
          spendCharge(table, self, 1, 'xw2.replacement-effects.2');
          return true;
        },
      }),
    ],
  },
  {
    id: 'independentcalculations',
    name: 'Independent Calculations',
    fills: ['modification'],
    limited: 0,
    cost: 0,
    restrictions: [{ shipAbility: ['Networked Calculations'] }],
    standard: true,
    standardized: true,
    replacesShipAbility: true,
    text: 'Instead of Networked Calculations: you may take a white calculate action as a red one to gain one token more. Nobody else can spend your calculate tokens.',
    abilities: [
      modify('action-variants', 'xw2.actions.7', (variants, { table, self, moment: { ship, choice } }) =>
        ship === self.ship && choice.key === 'calculate' && difficultyOf(table, ship, choice) === 'white'
          ? [...variants, actionChoice({ ...choice, variant: self.card, treatedAs: 'red', perform: calculateTwice })]
          : variants,
      ),
    ],
  },
  {
    id: 'mandalorianoptics',
    name: 'Mandalorian Optics',
    fills: ['modification'],
    limited: 0,
    cost: 5,
    restrictions: [{ keyword: ['Mandalorian'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'System Phase: you may pay a charge to lock an object in your front arc. Obstacles beyond range 0 do not obstruct your primary attacks on a ship you have locked.',
    abilities: [
      at('system', {
        rule: 'xw2.lock.14',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && chargesOf(self) > 0 && lockTargetsAhead(table, self.ship).length > 0,
        *effect({ table, self }) {
          spendCharge(table, self, 1, 'xw2.lock.14');
          yield* acquireLock(table, self.ship, 'xw2.lock.14', lockTargetsAhead(table, self.ship));
        },
      }),
      modify('obstruction-dice', 'xw2.obstructed.3', (dice, { table, self, moment: attack }) => {
        const yours =
          attack.attacker === self.ship.id && attack.kind === 'primary' && hasLock(self.ship, attack.defender);
        if (!yours) return dice;
        const near = table.state.obstacles.some(
          (obstacle) =>
            attack.obstructedBy.includes(obstacle.id) && table.rangeTo(self.ship, table.obstacle(obstacle)) === 0,
        );
        return near ? dice : 0;
      }),
    ],
  },
  {
    id: 'munitionsfailsafe',
    name: 'Munitions Failsafe',
    fills: ['modification'],
    limited: 0,
    cost: 1,
    standard: true,
    text: 'After rolling the dice of a torpedo or missile attack you may cancel them all to recover one charge you spent on it.',
    abilities: [
      at('attack-dice-rolled', {
        rule: RULE,
        optional: true,
        when: (context) => youAttack(context) && spentOn(context) !== undefined,
        *effect(context) {
          const upgrade = spentOn(context);
          context.moment.attack.attackDice = [];
          if (upgrade) recoverCharge(context.table, { ship: context.self.ship, upgrade }, 1, RULE);
        },
      }),
    ],
  },
  {
    id: 'overdrivethruster',
    name: 'Overdrive Thruster',
    fills: ['modification'],
    limited: 1,
    cost: 5,
    restrictions: [{ ship: ['t70xwing'] }],
    standard: true,
    text: 'In red boost, barrel roll and SLAM actions you must use a template one speed higher, if you are able.',
    abilities: [
      modify('faster-template', 'xw2.golden-rules.3', (more, { self, moment: { ship, how, difficulty } }) =>
        ship === self.ship && difficulty === 'red' && OVERDRIVEN.includes(how) ? more + 1 : more,
      ),
    ],
  },
  {
    id: 'precisionionengines',
    name: 'Precision Ion Engines',
    fills: ['modification'],
    limited: 0,
    cost: 2,
    restrictions: [{ keyword: ['TIE'] }, { agility: [3] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: "Before a Koiogran turn of speed 1 to 3 you may pay a charge to fly a Segnor's loop of that speed instead.",
    abilities: [
      at('before-maneuver', {
        rule: RULE,
        optional: false,
        when: ({ self, moment: { ship, maneuver } }) =>
          ship === self.ship && chargesOf(self) > 0 && maneuver.bearing === 'koiogran' && maneuver.speed <= 3,
        *effect(context) {
          const { table, self, moment } = context;
          const way = yield* chooses(context, self.ship, ['koiogran', 'left-segnor', 'right-segnor'], RULE);
          if (way === 'koiogran') return;
          spendCharge(table, self, 1, RULE);
          moment.maneuver = maneuverWith(moment.maneuver, { bearing: way });
        },
      }),
    ],
  },
  {
    id: 'shieldupgrade',
    name: 'Shield Upgrade',
    fills: ['modification'],
    limited: 0,
    cost: 8,
    standard: true,
    stats: { shields: 1 },
    text: 'One more shield.',
    abilities: [],
  },
  {
    id: 'sparepartscanisters',
    name: 'Spare Parts Canisters',
    fills: ['modification'],
    limited: 0,
    cost: 3,
    restrictions: [{ equipped: ['astromech'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'Action: pay the charge to recover a charge of one of your astromechs. Or: spend it to drop spare parts behind you and break all locks on you.',
    abilities: [recoversAstromech, dropsSpareParts],
  },
  {
    id: 'staticdischargevanes',
    name: 'Static Discharge Vanes',
    fills: ['modification'],
    limited: 0,
    cost: 5,
    standard: false,
    text: 'When you would gain an ion or jam token without being stressed, you may gain a stress token so that another ship at range 0-1 gains it; then you suffer 1 damage.',
    abilities: [
      instead('gain-token', {
        rule: 'xw2.errata-upgrade-cards.5',
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          (moment.token === 'ion' || moment.token === 'jam') &&
          !isStressed(self.ship) &&
          othersWithin(table, self.ship, 1).length > 0,
        *instead({ table, self, moment }) {
          const { ship } = self;
          const other = yield* mayChooseShip(self, othersWithin(table, ship, 1), 'xw2.errata-upgrade-cards.3');
          if (!other) return false;
          yield* gainToken(table, ship, 'stress', 1, { rule: 'xw2.errata-upgrade-cards.3', by: ship.seat });
          yield* gainToken(table, other, moment.token, 1, { rule: 'xw2.errata-upgrade-cards.4', by: ship.seat });
          yield* sufferDamage(table, ship, 'hit', 1, { rule: 'xw2.errata-upgrade-cards.4' });
          return true;
        },
      }),
    ],
  },
  {
    id: 'stealthdevice',
    name: 'Stealth Device',
    fills: ['modification'],
    limited: 0,
    cost: 8,
    standard: false,
    charges: { value: 1, recovers: 0 },
    text: 'While the charge is active you roll 1 more defense die. The first damage you suffer costs it.',
    abilities: [
      modify('defense-dice', 'xw2.attack.21', (dice, { self, moment: attack }) =>
        attack.defender === self.ship.id && chargesOf(self) > 0 ? dice + 1 : dice,
      ),
      at('damage-suffered', {
        rule: 'xw2.charges.4',
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
        *effect({ table, self }) {
          loseCharge(table, self, 1, 'xw2.charges.4');
        },
      }),
    ],
  },
  {
    id: 'synchronizedconsole',
    name: 'Synchronized Console',
    fills: ['modification'],
    limited: 0,
    cost: 1,
    restrictions: [{ faction: ['galacticrepublic'] }, { action: 'lock', difficulty: 'white' }],
    standard: true,
    text: 'After attacking: give up your lock on the defender, if you like: a friend at range 1, or one with this console at range 1-3, may lock the defender.',
    abilities: [
      at('after-attacking', {
        rule: 'xw2.lock.14',
        optional: false,
        when: (context) => youAttack(context) && LOCK_ON_ENEMY.affordable(context) && linkedShips(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const ship = yield* mayChooseShip(self, linkedShips(context), 'xw2.lock.14');
          if (!ship) return;
          yield* LOCK_ON_ENEMY.pay(context, 'xw2.lock.14');
          yield* assignLock(table, ship, moment.attack.defender, 'xw2.lock.14');
        },
      }),
    ],
  },
  {
    id: 'tacticalscrambler',
    name: 'Tactical Scrambler',
    fills: ['modification'],
    limited: 0,
    cost: 2,
    restrictions: [{ size: ['medium', 'large'] }],
    standard: true,
    text: "When you stand in the way of an enemy's attack, the defender rolls 1 more die.",
    abilities: [
      modify('defense-dice', 'xw2.obstructed.1', (dice, { table, self, moment: attack }) =>
        table.ship(attack.attacker).seat !== self.ship.seat && obstructingShips(table, attack).includes(self.ship)
          ? dice + 1
          : dice,
      ),
    ],
  },
  {
    id: 'targetingcomputer',
    name: 'Targeting Computer',
    fills: ['modification'],
    limited: 0,
    cost: 1,
    standard: true,
    actions: ['lock'],
    text: 'Adds a lock to your action bar.',
    abilities: [],
  },
];

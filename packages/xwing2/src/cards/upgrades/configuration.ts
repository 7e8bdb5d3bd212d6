import { mapped, type RuleId } from '@rangefinder/kernel';
import { kindOf, type Maneuver, maneuverWith, sideOf } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, instead, modify, type Weapon } from '../../abilities.ts';
import { grantedAction } from '../../rules/actions.ts';
import { mayAttack, possibleShots, resultsOf } from '../../rules/attack.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { flipUpgrade } from '../../rules/flip.ts';
import { hasLock } from '../../rules/locktokens.ts';
import { inArc } from '../../rules/measure.ts';
import { addDie } from '../../rules/modify.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import { rotateShip } from '../../rules/rotateship.ts';
import { GREEN, gainToken, isStressed, removeToken } from '../../rules/tokens.ts';
import { inFiringArc, weaponOf } from '../../rules/weapons.ts';
import type { Obstacle, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import {
  attackerOf,
  type DuringAttack,
  defenderInYour,
  defenderOf,
  isInAttackArc,
  isWeaponOf,
  youAttack,
  youDefend,
  yourPrimaryAttack,
} from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { changesAttackDie, LOCK_ON_ENEMY } from '../dicewords.ts';
import { chooses, greenTokens, offersActions, youFullyExecute } from '../phrases.ts';
import { BY_90_OR_180, mayTurnShip } from '../turning.ts';

const RULE = 'xw2.abilities.1';

/** Whether some ship in the arc of an attack is jammed (xw2.jam.5). */
function jammedInAttackArc({ table, moment: { attack } }: DuringAttack): boolean {
  return table.inPlay().some((ship) => ship.tokens.jam > 0 && isInAttackArc(table, attack, ship));
}

/** "Before you activate, you may flip this card", unless something holds it. */
function mayFlipBeforeActivating(held: (ship: Ship) => boolean = () => false): CardAbility {
  return at('before-activate', {
    rule: 'xw2.annex-card-anatomy-upgrade.3',
    optional: true,
    when: ({ self, moment }) => moment.ship === self.ship && !held(self.ship),
    *effect({ table, self }) {
      if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, 'xw2.annex-card-anatomy-upgrade.3');
    },
  });
}

function isCriticallyDamaged(ship: Ship): boolean {
  return ship.damage.some(({ faceup }) => faceup);
}

function easier(which: (maneuver: Maneuver) => boolean): CardAbility {
  return modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
    ship === self.ship && which(maneuver) ? steps - 1 : steps,
  );
}

const fewerDefenseDice: CardAbility = modify('defense-dice', 'xw2.attack.21', (dice, { self, moment: attack }) =>
  attack.defender === self.ship.id ? dice - 1 : dice,
);

function isSideslip({ bearing }: Maneuver): boolean {
  return kindOf(bearing) === 'sideslip-bank' || kindOf(bearing) === 'sideslip-turn';
}

function standsStill({ self, moment }: AbilityContext<{ readonly ship: Ship; readonly maneuver: Maneuver }>): boolean {
  return moment.ship === self.ship && moment.maneuver.bearing === 'stationary';
}

function hasOneDisarm({ tokens }: Ship): boolean {
  return tokens.disarm === 1 && tokens.cloak === 0;
}

function isUnusedCannon(table: XTable, ship: Ship, { id }: Weapon): boolean {
  return isWeaponOf(table, id, ['cannon']) && ship.memory[`round:fired:${id}`] !== 1;
}

function unusedCannonShots({ table, self, moment: { attack } }: DuringAttack) {
  if (self.ship.bonusAttacked) return [];
  return possibleShots(table, self.ship, {
    weapons: (weapon) => isUnusedCannon(table, self.ship, weapon),
    targets: (target) => target === attack.defender,
  });
}

function enemiesInView(table: XTable, ship: Ship): number {
  return enemiesAt(table, ship, 2, 3).filter((enemy) => inFiringArc(table, ship, enemy)).length;
}

/**
 * Rock or debris a walker can hold on to; loose cargo and spare parts count as it (xw2.annex-obstacle-types.1, .2).
 */
function isFoothold({ kind }: Obstacle): boolean {
  return kind === 'asteroid' || kind === 'debris-cloud' || kind === 'loose-cargo' || kind === 'spare-parts';
}

function friendsOn(table: XTable, ship: Ship, obstacle: Obstacle): number {
  const pieces = table.obstacle(obstacle);
  return table.friendsOf(ship).filter((other) => other !== ship && table.rangeTo(other, pieces) === 0).length;
}

/** A ship remembers that its struts opened in the maneuver that is going on. */
const OPENING = 'struts-opening';

/** Closed struts: an obstacle under the end of a maneuver can be held on to. */
function flipsOntoObstacle(rule: RuleId): CardAbility {
  return instead('obstacle-effect', {
    rule,
    optional: true,
    when: ({ table, self, moment }) =>
      moment.ship === self.ship &&
      moment.how === 'overlapped' &&
      moment.by === 'maneuver' &&
      isFoothold(moment.obstacle) &&
      friendsOn(table, self.ship, moment.obstacle) <= 1,
    *instead({ table, self }) {
      if (!self.upgrade) return false;
      flipUpgrade(table, self.ship, self.upgrade, rule);
      self.ship.memory[OPENING] = 1;
      return true;
    },
  });
}

/** Whether a ship with open struts stays where it is. */
function holdsOn(table: XTable, ship: Ship): boolean {
  if (ship.dial === null || ship.dial === '2-straight') return false;
  return table.state.obstacles.some((one) => isFoothold(one) && table.rangeTo(ship, table.obstacle(one)) === 0);
}

const STRUTS_OPEN: readonly CardAbility[] = [
  modify(
    'ignores-obstacle',
    'xw2.errata-upgrade-cards.27',
    (ignores, { table, self, moment }) =>
      ignores || (moment.ship === self.ship && table.rangeTo(self.ship, table.obstacle(moment.obstacle)) === 0),
  ),
  modify(
    'may-act',
    'xw2.errata-upgrade-cards.28',
    (may, { self, moment }) => may && !(moment.ship === self.ship && moment.action === 'barrel-roll'),
  ),
  modify(
    'skips-maneuver',
    'xw2.errata-upgrade-cards.29',
    (skips, { table, self, moment: ship }) => skips || (ship === self.ship && holdsOn(table, ship)),
  ),
  at('dial-revealed', {
    rule: 'xw2.errata-upgrade-cards.29',
    optional: false,
    when: ({ table, self, moment }) => moment.ship === self.ship && holdsOn(table, self.ship),
    *effect({ table, self: { ship } }) {
      removeToken(table, ship, 'stress', 1, 'xw2.errata-upgrade-cards.29');
      const revealed = revealedManeuver(table, ship);
      const side = revealed ? sideOf(revealed.bearing) : null;
      if (side) rotateShip(table, ship, side === 'left' ? -90 : 90, 'xw2.errata-upgrade-cards.30');
    },
  }),
  at('maneuver-executed', {
    rule: 'xw2.errata-upgrade-cards.31',
    optional: false,
    when: ({ self, moment }) => moment.ship === self.ship,
    *effect({ table, self }) {
      // The maneuver that opened them is over with this; the next one closes them.
      if (self.ship.memory[OPENING] === 1) delete self.ship.memory[OPENING];
      else if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, 'xw2.errata-upgrade-cards.31');
    },
  }),
];

export const CONFIGURATION: readonly UpgradeFacts[] = [
  {
    id: 'alpha3bbesh',
    name: 'Alpha-3B "Besh"',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['nimbusclassvwing'] }],
    standard: true,
    slots: ['device'],
    text: 'Primary attack: a blank or focus result may become a hit if you spend your lock on the defender.',
    abilities: [changesAttackDie(['blank', 'focus'], 'hit', { when: yourPrimaryAttack, cost: LOCK_ON_ENEMY })],
  },
  {
    id: 'alpha3eesk',
    name: 'Alpha-3E "Esk"',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['nimbusclassvwing'] }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'Before you roll for a primary attack you may pay two charges: your crits become ion tokens instead of damage.',
    abilities: [
      at('before-attack-dice', {
        rule: 'xw2.inflicting-tokens.1',
        optional: true,
        when: (context) => yourPrimaryAttack(context) && chargesOf(context.self) >= 2,
        *effect({ table, self, moment: { attack } }) {
          spendCharge(table, self, 2, 'xw2.inflicting-tokens.1');
          attack.memory[self.card] = 1;
        },
      }),
      at('attack-hit', {
        rule: 'xw2.inflicting-tokens.2',
        optional: false,
        when: (context) => youAttack(context) && context.moment.attack.memory[context.self.card] === 1,
        *effect(context) {
          const { table, self, moment } = context;
          const { crits } = resultsOf(moment.attack);
          moment.attack.attackDice = moment.attack.attackDice.filter(({ face }) => face !== 'crit');
          const defender = defenderOf(context);
          const source = { rule: 'xw2.inflicting-tokens.2', by: self.ship.seat } as const;
          if (defender) yield* gainToken(table, defender, 'ion', crits, source);
        },
      }),
    ],
  },
  {
    id: 'calibratedlasertargeting',
    name: 'Calibrated Laser Targeting',
    fills: ['configuration', 'modification'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['delta7aethersprite'] }],
    standard: true,
    text: 'Primary attack, defender in your bullseye arc: you add a focus result.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.2',
        optional: false,
        when: (context) => yourPrimaryAttack(context) && defenderInYour(context, 'bullseye'),
        *effect({ moment: { attack } }) {
          addDie(attack.attackDice, 'focus');
        },
      }),
    ],
  },
  {
    id: 'corsairrefit',
    name: 'Corsair Refit',
    fills: ['configuration'],
    limited: 2,
    cost: 6,
    restrictions: [{ ship: ['croccruiser'] }],
    standard: false,
    slots: ['cannon', 'turret', 'missile'],
    stats: { hull: 2, shields: -2 },
    abilities: 'unwritten',
  },
  {
    id: 'delta7b',
    name: 'Delta-7B',
    fills: ['configuration'],
    limited: 0,
    cost: null,
    restrictions: [{ ship: ['delta7aethersprite'] }],
    standard: false,
    extended: false,
    stats: { agility: -1, shields: 2 },
    text: 'One agility fewer, two shields more, and 1 more die for your front weapon.',
    abilities: [
      modify('weapons', 'xw2.primary-weapon.4', (weapons, { self, moment: ship }) =>
        ship === self.ship
          ? mapped(weapons, (weapon) =>
              weapon.kind === 'primary' && weapon.symbol === 'front'
                ? weaponOf({ ...weapon, dice: weapon.dice + 1 })
                : weapon,
            )
          : weapons,
      ),
    ],
  },
  {
    id: 'enhancedjammingsuite',
    name: 'Enhanced Jamming Suite',
    fills: ['configuration', 'tech'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['tiewiwhispermodifiedinterceptor'] }],
    standard: true,
    actions: ['focus > jam', 'barrel-roll > jam', 'boost > jam', 'jam'],
    text: 'You can jam yourself and your friends, too. Defending against an attacker without green tokens, or with a jammed ship in the arc of the attack: you may roll 1 more defense die.',
    abilities: [
      modify(
        'may-jam-friend',
        'xw2.jam.3',
        (may, { table, self, moment: { ship, other } }) =>
          may || (ship === self.ship && table.isFriendly(self.ship, other)),
      ),
      at('before-defense-dice', {
        rule: RULE,
        optional: true,
        when: (context) =>
          youDefend(context) && (greenTokens(attackerOf(context)).length === 0 || jammedInAttackArc(context)),
        *effect({ moment: { attack } }) {
          attack.moreDefenseDice++;
        },
      }),
    ],
  },
  {
    id: 'grapplingstruts',
    name: 'Grappling Struts',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['vultureclassdroidfighter'] }],
    standard: true,
    title: 'Grappling Struts (Closed)',
    text: 'When a maneuver of yours ends on an asteroid or debris cloud with at most one other friend on it, you may flip this card instead of suffering its effect.',
    abilities: [flipsOntoObstacle('xw2.errata-upgrade-cards.25')],
    back: {
      title: 'Grappling Struts (Open)',
      text: 'You ignore obstacles at range 0 and cannot barrel roll. On an asteroid or debris cloud you skip your maneuver unless it is the 2 straight: you lose a stress token and turn to the side you revealed. After a maneuver this card flips.',
      abilities: STRUTS_OPEN,
    },
  },
  {
    id: 'integratedsfoils',
    name: 'Integrated S-foils',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['t70xwing'] }],
    standard: true,
    title: 'Integrated S-foils (Closed)',
    actions: ['barrel-roll', 'focus > red barrel-roll'],
    text: 'Your primary attacks roll 1 fewer die, except on a defender in your bullseye arc. Before activating: you may flip this card.',
    abilities: [
      modify('attack-dice', 'xw2.attack.13', (dice, { table, self, moment: attack }) => {
        if (attack.attacker !== self.ship.id || attack.kind !== 'primary') return dice;
        return inArc(table, self.ship, 'bullseye', table.ship(attack.defender)) ? dice : dice - 1;
      }),
      mayFlipBeforeActivating(),
    ],
    back: {
      title: 'Integrated S-foils (Open)',
      text: 'Before activating: you may flip this card.',
      abilities: [mayFlipBeforeActivating()],
    },
  },
  {
    id: 'interceptbooster',
    name: 'Intercept Booster',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['droidtrifighter'] }],
    standard: true,
    title: 'Intercept Booster (Attached)',
    charges: { value: 3, recovers: -1 },
    actions: ['slam > red lock'],
    text: 'System Phase: flip this card, or gain a disarm token. If it has no charges when the round ends, it flips.',
    abilities: [
      at('system', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect(context) {
          const { table, self } = context;
          const way = yield* chooses(context, self.ship, ['disarm', 'flip'], RULE);
          if (way === 'disarm') yield* gainToken(table, self.ship, 'disarm', 1, { rule: RULE, by: self.ship.seat });
          else if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
        },
      }),
      at('end-of-round', {
        rule: RULE,
        optional: false,
        when: ({ self }) => chargesOf(self) === 0,
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
        },
      }),
    ],
    back: { title: 'Intercept Booster (Detached)', abilities: [] },
  },
  {
    id: 'landingstruts',
    name: 'Landing Struts',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['hyenaclassdroidbomber'] }],
    standard: true,
    title: 'Landing Struts (Closed)',
    text: 'When a maneuver of yours ends on an asteroid or debris cloud with at most one other friend on it, you may flip this card instead of suffering its effect.',
    abilities: [flipsOntoObstacle('xw2.errata-upgrade-cards.32')],
    back: {
      title: 'Landing Struts (Open)',
      text: 'You ignore obstacles at range 0 and cannot barrel roll. On an asteroid or debris cloud you skip your maneuver unless it is the 2 straight: you lose a stress token and turn to the side you revealed. After a maneuver this card flips.',
      abilities: STRUTS_OPEN,
    },
  },
  {
    id: 'maneuverassistmgk300',
    name: 'Maneuver-Assist MGK-300',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['tierbheavy'] }],
    standard: true,
    actions: ['calculate', 'barrel-roll > red calculate'],
    text: 'Your straight and bank maneuvers of speed 3 are one step easier.',
    abilities: [easier(({ speed, bearing }) => speed === 3 && (bearing === 'straight' || kindOf(bearing) === 'bank'))],
  },
  {
    id: 'os1arsenalloadout',
    name: 'Os-1 Arsenal Loadout',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['alphaclassstarwing'] }],
    standard: false,
    slots: ['torpedo', 'missile'],
    text: 'With exactly one disarm token your torpedoes and missiles still work against ships you have locked, without spending that lock.',
    abilities: [
      modify(
        'disarm-forbids',
        'xw2.disarm.2',
        (forbids, { table, self, moment: { attacker, target, weapon } }) =>
          forbids &&
          !(
            attacker === self.ship &&
            hasOneDisarm(self.ship) &&
            isWeaponOf(table, weapon.id, ['torpedo', 'missile']) &&
            hasLock(self.ship, target)
          ),
      ),
      modify(
        'may-modify',
        'xw2.disarm.2',
        (may, { self, moment: { attack, by } }) =>
          may && !(attack.attacker === self.ship.id && by === 'lock' && self.ship.tokens.disarm > 0),
      ),
    ],
  },
  {
    id: 'pivotwing',
    name: 'Pivot Wing',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['ut60duwing'] }],
    standard: true,
    title: 'Pivot Wing (Closed)',
    text: 'You roll 1 fewer defense die. After a stationary maneuver you may turn by 90 or 180 degrees. Before activating: you may flip this card.',
    abilities: [
      fewerDefenseDice,
      at('maneuver-executed', {
        rule: 'xw2.rotate-ship.1',
        optional: false,
        when: standsStill,
        *effect(context) {
          yield* mayTurnShip(context, context.self.ship, BY_90_OR_180);
        },
      }),
      mayFlipBeforeActivating(),
    ],
    back: {
      title: 'Pivot Wing (Open)',
      text: 'Before activating: you may flip this card.',
      abilities: [mayFlipBeforeActivating()],
    },
  },
  {
    id: 'repulsorliftstabilizers',
    name: 'Repulsorlift Stabilizers',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['hmpdroidgunship'] }],
    standard: true,
    title: 'Repulsorlift Stabilizers (Inactive)',
    text: 'Your straight maneuvers are one step easier. Maneuver fully executed: you may flip this card.',
    abilities: [
      easier(({ bearing }) => bearing === 'straight'),
      at('maneuver-executed', {
        rule: RULE,
        optional: true,
        when: (context) => youFullyExecute(context),
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
        },
      }),
    ],
    back: {
      title: 'Repulsorlift Stabilizers (Active)',
      text: 'A bank or turn you reveal becomes a sideslip; then this card flips. After you fully execute any other maneuver you may turn it.',
      abilities: [
        at('before-maneuver', {
          rule: RULE,
          optional: false,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && (kindOf(maneuver.bearing) === 'bank' || kindOf(maneuver.bearing) === 'turn'),
          *effect({ moment }) {
            const side = sideOf(moment.maneuver.bearing);
            const kind = kindOf(moment.maneuver.bearing) === 'bank' ? 'sideslip-bank' : 'sideslip-turn';
            if (side) moment.maneuver = maneuverWith(moment.maneuver, { bearing: `${side}-${kind}` });
          },
        }),
        at('maneuver-executed', {
          rule: RULE,
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && isSideslip(moment.maneuver),
          *effect({ table, self }) {
            if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
          },
        }),
        at('maneuver-executed', {
          rule: RULE,
          optional: true,
          when: (context) => youFullyExecute(context) && !isSideslip(context.moment.maneuver),
          *effect({ table, self }) {
            if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
          },
        }),
      ],
    },
  },
  {
    id: 'sensitivecontrols',
    name: 'Sensitive Controls',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ shipAbility: ['Autothrusters'] }],
    standard: true,
    standardized: true,
    replacesShipAbility: true,
    text: 'Instead of Autothrusters: in the System Phase you may take a red barrel roll or red boost action.',
    abilities: [
      at(
        'system',
        offersActions(
          RULE,
          ({ self, moment }) => moment.ship === self.ship,
          ({ table, self }) => [
            grantedAction(table, self.ship, 'barrel-roll', 'red'),
            grantedAction(table, self.ship, 'boost', 'red'),
          ],
        ),
      ),
    ],
  },
  {
    id: 'servomotorsfoils',
    name: 'Servomotor S-foils',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['t65xwing'] }],
    standard: true,
    title: 'Servomotor S-foils (Closed)',
    actions: ['boost', 'focus > red boost'],
    text: 'Your primary attacks roll 1 fewer die. Before activating: you may flip this card.',
    abilities: [
      modify('attack-dice', 'xw2.annex-card-anatomy-upgrade.3', (dice, { self, moment: attack }) =>
        attack.attacker === self.ship.id && attack.kind === 'primary' ? dice - 1 : dice,
      ),
      mayFlipBeforeActivating(),
    ],
    back: {
      title: 'Servomotor S-foils (Open)',
      text: 'Before activating: you may flip this card.',
      abilities: [mayFlipBeforeActivating()],
    },
  },
  {
    id: 'stabilizedsfoils',
    name: 'Stabilized S-foils',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['asf01bwing'] }],
    standard: true,
    title: 'Stabilized S-foils (Closed)',
    actions: ['barrel-roll > red evade', 'red reload'],
    text: 'Before you activate without faceup damage cards you may flip this card.',
    abilities: [mayFlipBeforeActivating(isCriticallyDamaged)],
    back: {
      title: 'Stabilized S-foils (Open)',
      actions: ['barrel-roll > red lock'],
      text: 'After attacking: a lock you have on the defender may be spent for a bonus attack against it with a cannon you have not used this round. Before you activate without faceup damage cards you may flip this card.',
      abilities: [
        mayFlipBeforeActivating(isCriticallyDamaged),
        at('bonus-attack-attacker', {
          rule: 'xw2.bonus-attack.1',
          optional: true,
          when: (context) =>
            youAttack(context) && LOCK_ON_ENEMY.affordable(context) && unusedCannonShots(context).length > 0,
          *effect(context) {
            const { table, self, moment } = context;
            yield* LOCK_ON_ENEMY.pay(context, 'xw2.bonus-attack.1');
            yield* mayAttack(table, self.ship, {
              bonus: true,
              weapons: (weapon) => isUnusedCannon(table, self.ship, weapon),
              targets: (target) => target === moment.attack.defender,
              rule: 'xw2.bonus-attack.1',
            });
          },
        }),
      ],
    },
  },
  {
    id: 'swivelwing',
    name: 'Swivel Wing',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['gauntletfighter'] }],
    standard: true,
    title: 'Swivel Wing (Down)',
    text: 'After a stationary maneuver you may turn by 90 or 180 degrees; then this card flips.',
    abilities: [
      at('maneuver-executed', {
        rule: 'xw2.rotate-ship.1',
        optional: false,
        when: standsStill,
        *effect(context) {
          const { table, self } = context;
          if ((yield* mayTurnShip(context, context.self.ship, BY_90_OR_180)) && self.upgrade)
            flipUpgrade(table, self.ship, self.upgrade, RULE);
        },
      }),
    ],
    back: {
      title: 'Swivel Wing (Up)',
      text: '1 fewer defense die for you. Maneuver fully executed that is not stationary: you may flip this card.',
      abilities: [
        fewerDefenseDice,
        at('maneuver-executed', {
          rule: RULE,
          optional: true,
          when: (context) => youFullyExecute(context) && context.moment.maneuver.bearing !== 'stationary',
          *effect({ table, self }) {
            if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
          },
        }),
      ],
    },
  },
  {
    id: 'targetassistmgk300',
    name: 'Target-Assist MGK-300',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['tierbheavy'] }],
    standard: true,
    actions: ['calculate', 'rotate > calculate'],
    text: 'Before you engage without green tokens or stress you gain a calculate token for each enemy in your firing arc at range 2-3, at most two.',
    abilities: [
      at('before-engage', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          !isStressed(self.ship) &&
          GREEN.every((kind) => self.ship.tokens[kind] === 0) &&
          enemiesInView(table, self.ship) > 0,
        *effect({ table, self: { ship } }) {
          const count = Math.min(2, enemiesInView(table, ship));
          yield* gainToken(table, ship, 'calculate', count, { rule: RULE, by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'tiedefenderelite',
    name: 'TIE Defender Elite',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ faction: ['galacticempire'] }, { ship: ['tieddefender'] }],
    standard: true,
    standardized: true,
    replacesShipAbility: true,
    text: 'Your turns are one step easier, your Koiogran turns one step harder. Instead of Full Throttle: after a cannon or missile attack on a ship you have locked you may make a bonus primary attack against it.',
    abilities: [
      easier(({ bearing }) => kindOf(bearing) === 'turn'),
      modify('difficulty-steps', 'xw2.difficulty.6', (steps, { self, moment: { ship, maneuver } }) =>
        ship === self.ship && maneuver.bearing === 'koiogran' ? steps + 1 : steps,
      ),
      at('bonus-attack-attacker', {
        rule: 'xw2.bonus-attack.1',
        optional: false,
        when: (context) =>
          youAttack(context) &&
          !context.self.ship.bonusAttacked &&
          isWeaponOf(context.table, context.moment.attack.weapon, ['cannon', 'missile']) &&
          LOCK_ON_ENEMY.affordable(context),
        *effect({ table, self, moment: { attack } }) {
          yield* mayAttack(table, self.ship, {
            bonus: true,
            weapons: ({ kind }) => kind === 'primary',
            targets: (target) => target === attack.defender,
            rule: 'xw2.bonus-attack.1',
          });
        },
      }),
    ],
  },
  {
    id: 'vectoredcannonsrz1',
    name: 'Vectored Cannons (RZ-1)',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ shipAbility: ['Vectored Thrusters'] }],
    standard: true,
    standardized: true,
    attack: { arc: 'turret', dice: 2, range: [1, 3], rangeBonus: true },
    replacesShipAbility: true,
    text: 'Your front weapon shoots where a turret points, which can be the front or the rear only. Instead of Vectored Thrusters: in the System Phase you may take a red boost or red rotate action.',
    abilities: [
      modify('weapons', 'xw2.turret-arcs.4', (weapons, { self, moment: ship }) =>
        ship === self.ship
          ? weapons
              .filter(({ id }) => id !== self.card)
              .map((weapon) =>
                weapon.kind === 'primary' && weapon.symbol === 'front'
                  ? weaponOf({ ...weapon, id: 'primary:turret', symbol: 'turret', arcs: ship.turret })
                  : weapon,
              )
          : weapons,
      ),
      modify(
        'may-rotate-to',
        'xw2.rotate-arc.1',
        (may, { self, moment: { ship, arc } }) => may && !(ship === self.ship && arc !== 'front' && arc !== 'rear'),
      ),
      at(
        'system',
        offersActions(
          RULE,
          ({ self, moment }) => moment.ship === self.ship,
          ({ table, self }) => [
            grantedAction(table, self.ship, 'boost', 'red'),
            grantedAction(table, self.ship, 'rotate', 'red'),
          ],
        ),
      ),
    ],
  },
  {
    id: 'wartimeloadout',
    name: 'Wartime Loadout',
    fills: ['configuration', 'modification'],
    limited: 0,
    cost: 10,
    restrictions: [{ ship: ['btanr2ywing'] }],
    standard: true,
    slots: ['torpedo', 'missile'],
    standardized: true,
    actions: ['lock', 'reload'],
    stats: { shields: 2 },
    replacesShipAbility: true,
    text: 'Instead of your ship ability: evades cannot cancel the crits of your torpedo and missile attacks on a defender in your bullseye arc.',
    abilities: [
      modify('neutralizing', 'xw2.attack.29', (order, { table, self, moment: attack }) => {
        const yours = attack.attacker === self.ship.id && isWeaponOf(table, attack.weapon, ['torpedo', 'missile']);
        return yours && inArc(table, self.ship, 'bullseye', table.ship(attack.defender))
          ? { ...order, critsCancelled: false }
          : order;
      }),
    ],
  },
  {
    id: 'xg1assaultconfiguration',
    name: 'Xg-1 Assault Configuration',
    fills: ['configuration'],
    limited: 0,
    cost: 0,
    restrictions: [{ ship: ['alphaclassstarwing'] }],
    standard: false,
    slots: ['cannon'],
    text: 'With exactly one disarm token you can still make cannon attacks, with at most three dice.',
    abilities: [
      modify(
        'disarm-forbids',
        'xw2.disarm.2',
        (forbids, { table, self, moment: { attacker, weapon } }) =>
          forbids && !(attacker === self.ship && hasOneDisarm(self.ship) && isWeaponOf(table, weapon.id, ['cannon'])),
      ),
      modify('most-attack-dice', 'xw2.attack.14', (most, { table, self, moment: attack }) =>
        attack.attacker === self.ship.id && self.ship.tokens.disarm > 0 && isWeaponOf(table, attack.weapon, ['cannon'])
          ? Math.min(most, 3)
          : most,
      ),
    ],
  },
];

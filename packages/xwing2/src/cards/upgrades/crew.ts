import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { isBasic, kindOf } from '@rangefinder/xwing';
import {
  type AbilityContext,
  at,
  type CardAbility,
  cardAction,
  type Holder,
  instead,
  modify,
} from '../../abilities.ts';
import {
  type ActionChoice,
  actionChoice,
  barActions,
  couldAct,
  evenIfStressed,
  forForce,
  grantedAction,
  mayPerformAction,
  standardActions,
} from '../../rules/actions.ts';
import { cancelOne } from '../../rules/attack.ts';
import { boostWith } from '../../rules/baractions.ts';
import {
  chargeLimit,
  chargesOf,
  loseCharge,
  recoverCharge,
  recoverForce,
  recoverShield,
  spendCharge,
  spendForce,
} from '../../rules/charges.ts';
import { chooseShip, enemiesAt, friendsAt, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { exposeDamageCard, repairDamage, sufferDamage } from '../../rules/damage.ts';
import { flipUpgrade } from '../../rules/flip.ts';
import { acquireLock, assignLock, lockTargets } from '../../rules/lock.ts';
import { hasLock, transferLock } from '../../rules/locktokens.ts';
import { inArc } from '../../rules/measure.ts';
import { addDie, changeOne, maySpendToken, rerollAttackDice, rerollDefenseDice } from '../../rules/modify.ts';
import { obstructingShips } from '../../rules/obstruction.ts';
import { badTokensOn, hasRedToken, removeRedToken } from '../../rules/redtokens.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import { rollDefenseOutsideAttack, rollOutsideAttack } from '../../rules/roll.ts';
import { forceCapacity, forceRecovery, initiativeOf, shieldCapacity } from '../../rules/stats.ts';
import { GREEN, gainToken, isStressed, ORANGE, removeToken, spendToken, transferToken } from '../../rules/tokens.ts';
import { unitInitiative, unitsInPlay } from '../../rules/units.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import {
  type Attack,
  type AttackResult,
  type DefenseResult,
  type Die,
  type Equipped,
  type Ship,
  TOKENS,
  type Token,
} from '../../state.ts';
import type { XTable } from '../../table.ts';
import {
  findsFalseFriend,
  huntsOneEnemy,
  optimizesPrototype,
  plantsListeningDevice,
  showsDarkSide,
} from '../assigning.ts';
import {
  attackerOf,
  type DuringAttack,
  defenderInYour,
  defenderOf,
  friendInAttack,
  isDefenderDestroyed,
  offersBonusAttack,
  rangeToUnit,
  youAttack,
  youDefend,
  yourPrimaryAttack,
} from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { COORDINATES_IN_RED, isCoordinateAction, REACHES_CALCULATORS, TURNS_COORDINATED } from '../coordinating.ts';
import { setsHarderDial, stepsForOneManeuver } from '../dialwords.ts';
import {
  changesAttackDie,
  changesDefenseDie,
  charges,
  chooseResult,
  force,
  LOCK_ON_ENEMY,
  rerollsAttackDice,
  rerollsDefenseDice,
  shows,
} from '../dicewords.ts';
import { BURNS_DOWN, CYBORG, GIVES_CALCULATE, TAKES_CRITS } from '../droidcrew.ts';
import { EXCHANGES_ILLICIT } from '../exchange.ts';
import { TRADES_TOKENS } from '../holdo.ts';
import { COORDINATES_AND_JAMS } from '../hondoohnaka.ts';
import { callsTheResistance, LURKS_AT_OBSTACLE } from '../latecomers.ts';
import { GUESSES_MANEUVER, TURNS_DIALS_UP } from '../peeking.ts';
import {
  badTokens,
  chooses,
  exposeOrSuffer,
  greenTokens,
  isShipDamage,
  offersActions,
  oneMoreAfter,
  whiteAsRed,
  youFullyExecute,
} from '../phrases.ts';
import { TINKERS } from '../repairing.ts';
import { MOVES_OBSTACLE } from '../tobiasbeckett.ts';
import { assignsSecretCondition } from '../zamwesell.ts';
import { coordinatesTeams, paintsBombs, THE_CHILD } from './bombardiers.ts';
import { placesInSystemPhase } from './payload.ts';

const RULE = 'xw2.abilities.1';

/** "Setup: Lose 1 charge." */
function losesChargeAtSetup(rule: RuleId): CardAbility {
  return at('after-placing-forces', {
    rule,
    optional: false,
    *effect({ table, self }) {
      loseCharge(table, self, 1, rule);
    },
  });
}

/** Ships that Darth Sidious has coordinated by his action, of which a ship performs one in a round. */
const SIDIOUS = 'round:darthsidious';

const COMMAND_ACTIONS: readonly string[] = ['reinforce', 'coordinate', 'jam'];

function isOtherFriend({ table, self }: DuringAttack, ship: Ship | undefined): boolean {
  return ship !== self.ship && table.isFriendly(self.ship, ship);
}

function attackerNow(table: XTable): Ship | undefined {
  return table.state.attack ? table.findShip(table.state.attack.attacker) : undefined;
}

function friendsBehind({ table, self }: AbilityContext<unknown>): Ship[] {
  return friendsAt(table, self, 1, 2).filter((friend) => inArc(table, self.ship, 'full-rear', friend));
}

function shipsInView(table: XTable, ship: Ship, most: number): Ship[] {
  return table.inPlay().filter((other) => table.range(ship, other) <= most && inFiringArc(table, ship, other));
}

function tractoredInView(table: XTable, ship: Ship): Ship[] {
  return shipsInView(table, ship, 2).filter((other) => other.seat !== ship.seat && other.tokens.tractor > 0);
}

function spentIllicits(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter((upgrade) => {
    const { fills, charges } = table.cards.upgrade(upgrade.id);
    const recoverable = charges !== undefined && charges.recoverable !== false;
    return fills.includes('illicit') && recoverable && upgrade.charges < chargeLimit(table, { ship, upgrade });
  });
}

function whiteActions(table: XTable, ship: Ship): ActionChoice[] {
  return standardActions(table, ship).filter(({ difficulty }) => difficulty === 'white');
}

/** Whether Yoda could give back a Force to this ship. */
function canTeach({ table, self }: AbilityContext<unknown>, ship: Ship): boolean {
  return (
    ship !== self.ship &&
    table.isFriendly(self.ship, ship) &&
    self.ship.force > 0 &&
    ship.force < forceCapacity(table, ship) &&
    table.range(self.ship, ship) <= 2
  );
}

function* focusAmongEnemies(table: XTable, ship: Ship): Procedure<boolean> {
  const count = 1 + Math.min(2, enemiesAt(table, ship, 0, 1).length);
  yield* gainToken(table, ship, 'focus', count, { rule: 'xw2.focus.1', by: ship.seat });
  return true;
}

function shipsWithCircles(table: XTable, ship: Ship): Ship[] {
  return table
    .inPlay()
    .filter((other) => table.range(ship, other) <= 1 && [...GREEN, ...ORANGE].some((kind) => other.tokens[kind] > 0));
}

/** What Plo Koon could do for a ship. */
function cures(ship: Ship): ('deplete' | 'strain' | 'repair')[] {
  return [
    ...(['deplete', 'strain'] as const).filter((kind) => ship.tokens[kind] > 0),
    ...(ship.damage.some(({ faceup }) => faceup) ? (['repair'] as const) : []),
  ];
}

function patients(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 1).filter(
    (friend) =>
      cures(friend).length > 0 &&
      (table.range(ship, friend) === 0 || (['left', 'right'] as const).some((arc) => inArc(table, ship, arc, friend))),
  );
}

/** Tokens PZ-4CO could hand on. */
function handouts(table: XTable, ship: Ship): ('calculate' | 'focus')[] {
  const blue = revealedManeuver(table, ship)?.difficulty === 'blue';
  return (['calculate', 'focus'] as const).filter((kind) => ship.tokens[kind] > 0 && (kind === 'calculate' || blue));
}

function couldLock({ table, self }: DuringAttack, target: string): boolean {
  return lockTargets(table, self.ship).some(({ key }) => key === target);
}

/** The ships whose locks are among this one's red tokens (xw2.faq-locks.6). */
function lockersOf(table: XTable, ship: Ship): Ship[] {
  return table.state.ships.filter((other) => hasLock(other, ship.id));
}

/** The player takes one of the ship's own results from the pool (xw2.dice-modification.5). */
function* giveUpOne(context: DuringAttack, dice: Die<string>[]): Procedure<void> {
  const faces = [...new Set(dice.map(({ face }) => face))];
  const face = yield* chooses(context, context.self.ship, faces, 'xw2.dice-modification.5');
  dice.splice(
    dice.findIndex((die) => die.face === face),
    1,
  );
}

const NAMED = ['hit', 'crit', 'evade', 'focus', 'blank'] as const;

/** xw2.dice-modification.11: what a die can be changed to at all. */
const CHANGEABLE: Readonly<Record<'attack' | 'defense', readonly string[]>> = {
  attack: ['hit', 'crit', 'focus', 'blank'],
  defense: ['evade', 'focus', 'blank'],
};

/** Count Dooku: a result named before the roll must be in it (xw2.errata-upgrade-cards.21, .22). */
function namesResult(side: 'attack' | 'defense'): CardAbility[] {
  const roller = (context: DuringAttack) => (side === 'attack' ? attackerOf(context) : defenderOf(context));
  const key = (self: Holder) => `${self.ship.id}:${self.card}:${side}`;
  const dice = ({ attack }: { attack: Attack }): Die<string>[] =>
    side === 'attack' ? attack.attackDice : attack.defenseDice;
  return [
    at(side === 'attack' ? 'before-attack-dice' : 'before-defense-dice', {
      rule: 'xw2.errata-upgrade-cards.21',
      optional: true,
      when: (context) => {
        const { table, self } = context;
        const ship = roller(context);
        return (
          ship?.place === 'play' &&
          self.ship.force > 0 &&
          self.ship.force === forceCapacity(table, self.ship) &&
          table.range(self.ship, ship) <= 2
        );
      },
      *effect(context) {
        const { table, self, moment } = context;
        spendForce(table, self.ship, 1, 'xw2.errata-upgrade-cards.22');
        const faces: readonly string[] = NAMED;
        const named = yield* chooses(context, self.ship, faces, 'xw2.errata-upgrade-cards.22');
        moment.attack.memory[key(self)] = 1 + faces.indexOf(named);
      },
    }),
    at(side === 'attack' ? 'attack-dice-rolled' : 'defense-dice-rolled', {
      rule: 'xw2.faq-cards.82',
      optional: false,
      when: ({ self, moment }) => {
        const named = NAMED[(moment.attack.memory[key(self)] ?? 0) - 1];
        return (
          named !== undefined &&
          CHANGEABLE[side].includes(named) &&
          dice(moment).length > 0 &&
          !shows(dice(moment), [named])
        );
      },
      *effect(context) {
        const { self, moment } = context;
        const named = NAMED[(moment.attack.memory[key(self)] ?? 0) - 1];
        const ship = roller(context);
        if (named === undefined || !ship) return;
        // xw2.faq-cards.84: whoever rolled chooses the die.
        const faces = [...new Set(dice(moment).map(({ face }) => face))];
        const face = yield* chooses(context, ship, faces, 'xw2.faq-cards.84');
        changeOne(dice(moment), [face], named);
      },
    }),
  ];
}

function storedByFives(ship: Ship): ('focus' | 'evade')[] {
  return (['focus', 'evade'] as const).filter((kind) => (ship.memory[`fives:${kind}`] ?? 0) > 0);
}

/** Whether the defender is a friend in the full front arc at range 1-2. */
function isShielded({ table, self }: AbilityContext<unknown>, attack: Attack): boolean {
  const defender = table.findShip(attack.defender);
  return (
    defender?.place === 'play' &&
    table.isFriendly(self.ship, defender) &&
    isAtRange(table, self.ship, defender, 1, 2) &&
    inArc(table, self.ship, 'full-front', defender)
  );
}

/** The green tokens a ship could spend in this attack. */
function spendableGreen({ table, self, moment: { attack } }: DuringAttack): Token[] {
  return greenTokens(self.ship).filter((token) => maySpendToken(table, attack, self.ship, token));
}

/** The player names one or two results that will be rolled again: their places. */
function* oneOrTwo(
  context: AbilityContext<unknown>,
  dice: readonly (AttackResult | DefenseResult)[],
): Procedure<readonly number[]> {
  const chosen: number[] = [];
  while (chosen.length < Math.min(2, dice.length)) {
    const left = [...dice.keys()].filter((place) => !chosen.includes(place));
    const faces = new Set(left.flatMap((place) => dice[place] ?? []));
    const options = chosen.length > 0 ? [...faces, 'none' as const] : [...faces];
    const face = yield* chooses(context, context.self.ship, options, 'xw2.dice-modification.4');
    const place = left.find((one) => dice[one] === face);
    if (place === undefined) break;
    chosen.push(place);
  }
  return chosen;
}

function thinkingActions(table: XTable, ship: Ship): ActionChoice[] {
  return evenIfStressed(barActions(table, ship).filter(({ key }) => key === 'calculate' || key === 'focus'));
}

export const CREW: readonly UpgradeFacts[] = [
  {
    id: '000',
    name: '0-0-0',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ anyOf: [{ faction: ['scumandvillainy'] }, { squadIncludes: ['Darth Vader'] }] }],
    standard: true,
    text: 'Engagement Phase starts: you may choose an enemy at range 0-1: you gain a calculate token unless it gains a stress token.',
    abilities: [
      at('start-of-engagement', {
        rule: RULE,
        optional: false,
        when: ({ table, self }) => enemiesAt(table, self.ship, 0, 1).length > 0,
        *effect(context) {
          const { table, self } = context;
          const enemy = yield* mayChooseShip(self, enemiesAt(table, self.ship, 0, 1), RULE);
          if (!enemy) return;
          const way = yield* chooses(context, enemy, ['calculate', 'stress'], RULE);
          yield* gainToken(table, way === 'stress' ? enemy : self.ship, way, 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: '4lom',
    name: '4-LOM',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'Attack dice rolled: you may name a kind of green token and gain two ion tokens: in this attack the defender keeps its tokens of that kind, unspent.',
    abilities: [
      at('attack-dice-rolled', {
        rule: RULE,
        optional: true,
        when: (context) => youAttack(context) && defenderOf(context)?.place === 'play',
        *effect(context) {
          const { table, self, moment } = context;
          const kind = yield* chooses(context, self.ship, ['focus', 'evade', 'calculate'], RULE);
          moment.attack.memory[`4lom:${kind}`] = 1;
          yield* gainToken(table, self.ship, 'ion', 2, { rule: RULE, by: self.ship.seat });
        },
      }),
      modify(
        'may-modify',
        RULE,
        (may, { self, moment: { attack, ship, by } }) =>
          may &&
          !(attack.attacker === self.ship.id && ship.id === attack.defender && attack.memory[`4lom:${by}`] === 1),
      ),
    ],
  },
  {
    id: 'aaylasecura',
    name: 'Aayla Secura',
    fills: ['crew'],
    limited: 1,
    cost: 14,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    actions: ['focus > purple coordinate'],
    text: 'When an enemy in your bullseye arc attacks a friend at range 0-2, that ship may turn a blank into a focus result.',
    abilities: [
      changesDefenseDie(['blank'], 'focus', {
        by: 'defender',
        when: (context) => {
          const { table, self, moment } = context;
          const attacker = table.findShip(moment.attack.attacker);
          const defender = defenderOf(context);
          return (
            table.isFriendly(self.ship, defender) &&
            table.range(self.ship, defender) <= 2 &&
            attacker !== undefined &&
            inArc(table, self.ship, 'bullseye', attacker)
          );
        },
      }),
    ],
  },
  {
    id: 'admiralsloane',
    name: 'Admiral Sloane',
    fills: ['crew'],
    limited: 1,
    cost: 16,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: false,
    text: 'Whoever destroys another friend at range 0-3 gains two stress tokens. Friends at range 0-3 may reroll an attack die against stressed ships.',
    abilities: [
      at('after-defending', {
        rule: 'xw2.faq-cards.102',
        optional: false,
        when: (context) => {
          const { table, self } = context;
          const defender = defenderOf(context);
          return (
            isOtherFriend(context, defender) && defender?.destroyed === true && table.range(self.ship, defender) <= 3
          );
        },
        *effect(context) {
          const source = { rule: 'xw2.faq-cards.102', by: context.self.ship.seat } as const;
          yield* gainToken(context.table, attackerOf(context), 'stress', 2, source);
        },
      }),
      rerollsAttackDice({
        by: 'attacker',
        when: (context) => {
          const { table, self } = context;
          const attacker = friendInAttack(context, 'attack');
          return (
            attacker !== undefined &&
            table.range(self.ship, attacker) <= 3 &&
            (defenderOf(context)?.tokens.stress ?? 0) > 0
          );
        },
      }),
    ],
  },
  {
    id: 'agentkallus',
    name: 'Agent Kallus',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    text: 'After forces are placed, an enemy of your choice is Hunted. When you attack it you may turn a focus result to a hit.',
    abilities: huntsOneEnemy,
  },
  {
    id: 'agentterex',
    name: 'Agent Terex',
    fills: ['crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    title: 'Agent Terex',
    text: 'Three calculate tokens lie on this card. Engagement Phase starts: you may give one of them to a friend at range 0-3. When none is left, this card flips.',
    abilities: [GIVES_CALCULATE],
    back: {
      title: 'Agent Terex (Cyborg)',
      text: 'System Phase: roll an attack die. A hit or crit gains you a calculate token, anything else a jam token. Action: hand a calculate or jam token to a ship at range 0-3.',
      abilities: CYBORG,
    },
  },
  {
    id: 'ahsokatano-crew',
    name: 'Ahsoka Tano',
    fills: ['crew'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['scumandvillainy', 'galacticrepublic'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'Maneuver fully executed: you may pay 1 Force: a friend behind you at range 1-2 may take a red focus action, stressed or not.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: (context) => youFullyExecute(context) && context.self.ship.force > 0 && friendsBehind(context).length > 0,
        *effect(context) {
          const { table, self } = context;
          const friend = yield* mayChooseShip(self, friendsBehind(context), RULE);
          if (!friend) return;
          spendForce(table, self.ship, 1, RULE);
          yield* mayPerformAction(table, friend, evenIfStressed([grantedAction(table, friend, 'focus', 'red')]), RULE);
        },
      }),
    ],
  },
  {
    id: 'amilynholdo',
    name: 'Amilyn Holdo',
    fills: ['crew'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'Just before engaging, you and one friend at range 1-2 may each hand the other a token of a kind the other lacks.',
    abilities: [TRADES_TOKENS],
  },
  {
    id: 'bazemalbus',
    name: 'Baze Malbus',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'You may take your focus action as a red one to gain one focus token more for each enemy at range 0-1, at most two.',
    abilities: [
      modify('action-variants', 'xw2.actions.7', (variants, { self, moment: { ship, choice } }) =>
        ship === self.ship && choice.key === 'focus' && choice.difficulty !== 'purple'
          ? [
              ...variants,
              actionChoice({ ...choice, variant: self.card, difficulty: 'red', perform: focusAmongEnemies }),
            ]
          : variants,
      ),
    ],
  },
  {
    id: 'bobafett',
    name: 'Boba Fett',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: false,
    text: 'Wait in reserve during setup, then come out last: on top of an obstacle with no enemy at range 0-3, or by your own edge where there is no such place.',
    abilities: LURKS_AT_OBSTACLE,
  },
  {
    id: 'bokatankryze',
    name: 'Bo-Katan Kryze',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }],
    standard: true,
    text: 'You may reroll an attack die against a defender at range 0-1.',
    abilities: [
      rerollsAttackDice({
        when: (context) => {
          const { table, self, moment } = context;
          return youAttack(context) && rangeToUnit(table, self.ship, moment.attack.defender) <= 1;
        },
      }),
    ],
  },
  {
    id: 'bokatankryze-rebel-scum',
    name: 'Bo-Katan Kryze',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['scumandvillainy', 'rebelalliance'] }],
    standard: true,
    text: 'After you destroy the ship you attacked, each friend at range 0-2 may remove a red or orange token.',
    abilities: [
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) => youAttack(context) && isDefenderDestroyed(context),
        *effect(context) {
          const { table, self } = context;
          for (const friend of friendsAt(table, self, 0, 2)) {
            const tokens = badTokensOn(table, friend, 'xw2.attack.36');
            if (tokens.length === 0) continue;
            const chosen = yield* chooses(context, friend, [...tokens.map(({ key }) => key), 'none'], 'xw2.attack.36');
            tokens.find(({ key }) => key === chosen)?.take();
          }
        },
      }),
    ],
  },
  {
    id: 'c3po',
    name: 'C-3PO',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    actions: ['calculate'],
    text: 'Before you roll defense dice you may spend a calculate token and guess a number from 1: if you roll exactly as many evades, you add one. A calculate action gains you one token more.',
    abilities: [
      at('before-defense-dice', {
        rule: 'xw2.faq-cards.56',
        optional: false,
        when: (context) => {
          const { table, self, moment } = context;
          return youDefend(context) && maySpendToken(table, moment.attack, self.ship, 'calculate');
        },
        *effect(context) {
          const { table, self, moment } = context;
          const guess = yield* chooses(context, self.ship, ['none', '1', '2', '3', '4', '5', '6'], 'xw2.faq-cards.56');
          if (guess === 'none') return;
          yield* spendToken(table, self.ship, 'calculate', 1, 'xw2.faq-cards.56', moment.attack);
          moment.attack.memory[self.card] = Number(guess);
        },
      }),
      at('defense-dice-rolled', {
        rule: 'xw2.faq-cards.56',
        optional: false,
        when: ({ self, moment: { attack } }) =>
          attack.defender === self.ship.id &&
          attack.memory[self.card] === attack.defenseDice.filter(({ face }) => face === 'evade').length,
        *effect({ moment: { attack } }) {
          addDie(attack.defenseDice, 'evade');
        },
      }),
      oneMoreAfter('calculate'),
    ],
  },
  {
    id: 'c3po-crew',
    name: 'C-3PO',
    fills: ['crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    actions: ['calculate', 'red coordinate'],
    text: 'You coordinate friends that have calculate on their bar beyond range 2 as well. After a calculate or coordinate action you gain a calculate token.',
    abilities: REACHES_CALCULATORS,
  },
  {
    id: 'c3po-republic',
    name: 'C-3PO',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    actions: ['calculate'],
    text: 'When you defend with a calculate token you may reroll a die. A calculate action gains you one token more.',
    abilities: [
      rerollsDefenseDice({ when: (context) => youDefend(context) && context.self.ship.tokens.calculate > 0 }),
      oneMoreAfter('calculate'),
    ],
  },
  {
    id: 'cadbane',
    name: 'Cad Bane',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'After you place a device you may take a red boost action.',
    abilities: [
      at(
        'device-placed',
        offersActions(
          RULE,
          ({ self, moment }) => moment.ship === self.ship,
          ({ table, self }) => [grantedAction(table, self.ship, 'boost', 'red')],
        ),
      ),
    ],
  },
  {
    id: 'captainhark',
    name: 'Captain Hark',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'Red maneuver fully executed, and no focus token on you: you may pay a charge to gain one.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: true,
        when: (context) =>
          youFullyExecute(context, 'red') && context.self.ship.tokens.focus === 0 && chargesOf(context.self) > 0,
        *effect({ table, self }) {
          spendCharge(table, self, 1, RULE);
          yield* gainToken(table, self.ship, 'focus', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'captainphasma',
    name: 'Captain Phasma',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    text: 'Engagement Phase ends: every unstressed enemy at range 0-1 gains a stress token.',
    abilities: [
      at('end-of-engagement', {
        rule: RULE,
        optional: false,
        when: ({ table, self }) => enemiesAt(table, self.ship, 0, 1).some((enemy) => !isStressed(enemy)),
        *effect({ table, self }) {
          for (const enemy of enemiesAt(table, self.ship, 0, 1)) {
            if (!isStressed(enemy)) yield* gainToken(table, enemy, 'stress', 1, { rule: RULE, by: self.ship.seat });
          }
        },
      }),
    ],
  },
  {
    id: 'cassianandor',
    name: 'Cassian Andor',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: false,
    text: 'System Phase: you may choose an enemy at range 1-2, say which maneuver it has set, and look at its dial. If you were right, you may set your own dial anew.',
    abilities: [GUESSES_MANEUVER],
  },
  {
    id: 'chancellorpalpatine',
    name: 'Palpatine/Sidious',
    fills: ['crew'],
    limited: 1,
    cost: 14,
    restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }],
    standard: true,
    title: 'Chancellor Palpatine',
    force: { value: 1, recovers: 1, side: [] },
    actions: ['purple coordinate'],
    text: 'After defending: you may pay 1 Force: an attacker at range 0-2 gains a stress token. End Phase: you may flip this card.',
    abilities: [
      at('after-defending', {
        rule: 'xw2.attack.35',
        optional: true,
        when: (context) =>
          youDefend(context) &&
          context.self.ship.force > 0 &&
          context.table.range(context.self.ship, attackerOf(context)) <= 2,
        *effect(context) {
          const { table, self } = context;
          spendForce(table, self.ship, 1, 'xw2.attack.35');
          yield* gainToken(table, attackerOf(context), 'stress', 1, { rule: 'xw2.attack.35', by: self.ship.seat });
        },
      }),
      at('during-end', {
        rule: RULE,
        optional: true,
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
        },
      }),
    ],
    back: {
      title: 'Darth Sidious',
      force: { value: 1, recovers: 1, side: [] },
      actions: ['purple coordinate'],
      text: 'The ship you coordinate by a purple action gains a stress token, and then a focus token or 1 Force.',
      abilities: [
        at('coordinated', {
          rule: RULE,
          optional: false,
          when: ({ self, moment: { ship } }) => ship === self.ship && isCoordinateAction(ship),
          *effect({ moment: { other } }) {
            other.memory[SIDIOUS] = 1;
          },
        }),
        at('action-performed', {
          rule: RULE,
          optional: false,
          when: ({ self, moment: { ship, action, difficulty } }) =>
            ship === self.ship && action === 'coordinate' && difficulty === 'purple',
          *effect(context) {
            const { table, self } = context;
            for (const other of table.friendsOf(self.ship.seat).filter(({ memory }) => memory[SIDIOUS] === 1)) {
              yield* gainToken(table, other, 'stress', 1, { rule: RULE, by: self.ship.seat });
              const canRecover = other.force < forceCapacity(table, other);
              const way = yield* chooses(context, other, canRecover ? ['focus', 'force'] : ['focus'], RULE);
              if (way === 'focus') yield* gainToken(table, other, 'focus', 1, { rule: RULE, by: self.ship.seat });
              else recoverForce(table, other, 1, RULE);
            }
          },
        }),
      ],
    },
  },
  {
    id: 'chewbacca',
    name: 'Chewbacca',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'Engagement Phase starts: you may pay two charges to repair a faceup damage card.',
    abilities: [
      at('start-of-engagement', {
        rule: 'xw2.damage-cards.5',
        optional: true,
        when: ({ self }) => chargesOf(self) >= 2 && self.ship.damage.some(({ faceup }) => faceup),
        *effect({ table, self }) {
          spendCharge(table, self, 2, 'xw2.damage-cards.5');
          yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5');
        },
      }),
    ],
  },
  {
    id: 'chewbacca-crew',
    name: 'Chewbacca',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'End Phase starts: you may spend a focus token to repair a faceup damage card.',
    abilities: [
      at('start-of-end', {
        rule: 'xw2.damage-cards.5',
        optional: true,
        when: ({ self }) => self.ship.tokens.focus > 0 && self.ship.damage.some(({ faceup }) => faceup),
        *effect({ table, self }) {
          yield* spendToken(table, self.ship, 'focus', 1, 'xw2.damage-cards.5');
          yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5');
        },
      }),
    ],
  },
  {
    id: 'chewbacca-crew-swz19',
    name: 'Chewbacca',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'You start with one charge. A damage card dealt to a friend at range 0-3 recovers one. Attacking: you may pay two charges to turn a focus result into a crit.',
    abilities: [
      losesChargeAtSetup('xw2.faq-cards.89'),
      at('damage-card-dealt', {
        rule: 'xw2.charges.2',
        optional: false,
        when: ({ table, self, moment }) =>
          table.isFriendly(self.ship, moment.ship) &&
          chargesOf(self) < chargeLimit(table, self) &&
          table.range(self.ship, moment.ship) <= 3,
        *effect({ table, self }) {
          recoverCharge(table, self, 1, 'xw2.charges.2');
        },
      }),
      changesAttackDie(['focus'], 'crit', { when: youAttack, cost: charges(2) }),
    ],
  },
  {
    id: 'chopper-crew',
    name: '"Chopper"',
    fills: ['crew'],
    limited: 1,
    cost: 1,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'In your Perform Action step stress does not keep you from one action. After any action you took while stressed, suffer 1 damage or expose one of your damage cards.',
    abilities: [
      modify(
        'stress-forbids',
        RULE,
        (forbids, { self, moment: { ship } }) =>
          forbids && !(ship === self.ship && ship.actionStep === ship.performed.length),
      ),
      at('action-performed', {
        rule: RULE,
        optional: false,
        // The stress of a red action came after it.
        when: ({ self, moment: { ship, difficulty } }) =>
          ship === self.ship && ship.tokens.stress > (difficulty === 'red' ? 1 : 0),
        *effect(context) {
          yield* exposeOrSuffer(context, 'hit', RULE);
        },
      }),
    ],
  },
  {
    id: 'cienaree',
    name: 'Ciena Ree',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticempire'] }, { action: 'coordinate' }],
    standard: true,
    text: 'A ship that rolled or boosted when you coordinated it may gain a stress token to turn by 90 degrees.',
    abilities: [TURNS_COORDINATED],
  },
  {
    id: 'cikatrovizago',
    name: 'Cikatro Vizago',
    fills: ['crew'],
    limited: 1,
    cost: 1,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'End Phase: you may exchange two illicit upgrades of friends at range 0-1, each for a ship that meets its restrictions.',
    abilities: [EXCHANGES_ILLICIT],
  },
  {
    id: 'clanwrencommandos',
    name: 'Clan Wren Commandos',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['rebelalliance'] }, { size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 2, recovers: 0, recoverable: false },
    device: ['clanwrencommandos'],
    text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
    abilities: [placesInSystemPhase('clanwrencommandos')],
  },
  {
    id: 'commandermalarus',
    name: 'Commander Malarus',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    title: 'Commander Malarus',
    text: 'A friend at range 0-1 that is not limited may reroll a blank of its primary attack; if that attack then misses, this card flips.',
    abilities: [
      rerollsAttackDice({
        by: 'attacker',
        faces: ['blank'],
        when: (context) => {
          const { table, self, moment } = context;
          const attacker = attackerOf(context);
          return (
            moment.attack.kind === 'primary' &&
            friendsAt(table, self, 0, 1).includes(attacker) &&
            table.pilot(attacker).limited === 0
          );
        },
      }),
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: ({ self, moment: { attack } }) =>
          attack.hit === false && attack.used.includes(`${self.ship.id}:${self.card}`),
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, 'xw2.attack.36');
        },
      }),
    ],
    back: {
      title: 'Commander Malarus (Perfected)',
      text: 'Defender in your bullseye arc: you must turn all focus results into hits and gain a stress token; with two or more you suffer 1 damage.',
      abilities: [
        at('modify-attack-dice', {
          rule: 'xw2.dice-modification.3',
          optional: false,
          when: (context) =>
            youAttack(context) &&
            shows(context.moment.attack.attackDice, ['focus']) &&
            defenderInYour(context, 'bullseye'),
          *effect({ table, self: { ship }, moment: { attack } }) {
            const rule = 'xw2.dice-modification.3';
            for (const die of attack.attackDice) if (die.face === 'focus') die.face = 'hit';
            yield* gainToken(table, ship, 'stress', 1, { rule, by: ship.seat });
            if (ship.tokens.stress >= 2) yield* sufferDamage(table, ship, 'hit', 1, { rule: 'xw2.damage.3' });
          },
        }),
      ],
    },
  },
  {
    id: 'commanderpyre',
    name: 'Commander Pyre',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['firstorder'] }],
    standard: false,
    text: 'After forces are placed an enemy of your choice gains two stress tokens. Defending against a stressed attacker you may reroll a die.',
    abilities: [
      at('after-placing-forces', {
        rule: RULE,
        optional: false,
        *effect({ table, self }) {
          const enemy = yield* chooseShip(self, table.enemiesOf(self.ship.seat), RULE);
          if (enemy) yield* gainToken(table, enemy, 'stress', 2, { rule: RULE, by: self.ship.seat });
        },
      }),
      rerollsDefenseDice({ when: (context) => youDefend(context) && isStressed(attackerOf(context)) }),
    ],
  },
  {
    id: 'countdooku',
    name: 'Count Dooku',
    fills: ['crew'],
    limited: 1,
    cost: 14,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'A ship at range 0-2 is about to roll in an attack, and all your Force is active: you may pay 1 and call a result. Unless the roll shows it, one die must be changed to it.',
    abilities: [...namesResult('attack'), ...namesResult('defense')],
  },
  {
    id: 'darthvader',
    name: 'Darth Vader',
    fills: ['crew'],
    limited: 1,
    cost: 14,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'Engagement Phase starts: you may pay 1 Force on a ship at range 0-2 in your firing arc: it suffers 1 damage unless it removes a green token.',
    abilities: [
      at('start-of-engagement', {
        rule: RULE,
        optional: false,
        when: ({ table, self }) => self.ship.force > 0 && shipsInView(table, self.ship, 2).length > 0,
        *effect(context) {
          const { table, self } = context;
          const victim = yield* mayChooseShip(self, shipsInView(table, self.ship, 2), RULE);
          if (!victim) return;
          spendForce(table, self.ship, 1, RULE);
          const green = greenTokens(victim);
          const way = yield* chooses(context, victim, ['suffer', ...green], RULE);
          if (way === 'suffer') yield* sufferDamage(table, victim, 'hit', 1, { rule: RULE });
          else removeToken(table, victim, way, 1, RULE);
        },
      }),
    ],
  },
  {
    id: 'deathtroopers',
    name: 'Death Troopers',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    text: 'Activation Phase: stress tokens stay on enemies at range 0-1.',
    abilities: [
      modify(
        'may-remove-token',
        'xw2.golden-rules.3',
        (may, { table, self, moment: { ship, token } }) =>
          may &&
          !(
            token === 'stress' &&
            table.state.phase === 'activation' &&
            ship.place === 'play' &&
            ship.seat !== self.ship.seat &&
            table.range(self.ship, ship) <= 1
          ),
      ),
    ],
  },
  {
    id: 'deathwatchcommandos',
    name: 'Death Watch Commandos',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['separatistalliance'] }, { size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 2, recovers: 0, recoverable: false },
    device: ['deathwatchcommandos'],
    text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
    abilities: [placesInSystemPhase('deathwatchcommandos')],
  },
  {
    id: 'directorkrennic',
    name: 'Director Krennic',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    actions: ['lock'],
    text: 'Before forces are placed, another friend of your choice gets the Optimized Prototype condition.',
    abilities: [optimizesPrototype],
  },
  {
    id: 'emperorpalpatine',
    name: 'Emperor Palpatine',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 12,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'When another friend attacks or defends you may pay 1 Force to change one of its focus results as it could itself.',
    abilities: [
      changesAttackDie(['focus'], 'hit', {
        when: (context) => isOtherFriend(context, friendInAttack(context, 'attack')),
        cost: force(1),
      }),
      changesDefenseDie(['focus'], 'evade', {
        when: (context) => isOtherFriend(context, defenderOf(context)),
        cost: force(1),
      }),
    ],
  },
  {
    id: 'fennrau',
    name: 'Fenn Rau',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['scumandvillainy', 'rebelalliance'] }],
    standard: true,
    text: 'Before a friend at range 0-2 engages whose revealed maneuver has speed 1 or more and that has an enemy ahead at range 1, it may remove a red token.',
    abilities: [
      at('before-engage', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment: { ship } }) =>
          table.isFriendly(self.ship, ship) &&
          table.range(self.ship, ship) <= 2 &&
          (revealedManeuver(table, ship)?.speed ?? 0) >= 1 &&
          hasRedToken(table, ship, { locks: false }) &&
          enemiesAt(table, ship, 1, 1).some((enemy) => inArc(table, ship, 'front', enemy)),
        *effect({ table, moment }) {
          yield* removeRedToken(table, moment.ship, { locks: false }, RULE);
        },
      }),
    ],
  },
  {
    id: 'fives',
    name: '"Fives"',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'After a miss against a ship of at least your initiative you lay a focus or evade token on this card; before engaging you may take one back.',
    abilities: [
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) => {
          const { table, self, moment } = context;
          const defender = unitsInPlay(table).find(({ id }) => id === moment.attack.defender);
          return (
            youAttack(context) &&
            moment.attack.hit === false &&
            defender !== undefined &&
            unitInitiative(table, defender) >= initiativeOf(table, self.ship)
          );
        },
        *effect(context) {
          const { ship } = context.self;
          const kind = yield* chooses(context, ship, ['focus', 'evade'], 'xw2.attack.36');
          ship.memory[`fives:${kind}`] = (ship.memory[`fives:${kind}`] ?? 0) + 1;
        },
      }),
      at('before-engage', {
        rule: 'xw2.tokens.4',
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && storedByFives(self.ship).length > 0,
        *effect(context) {
          const { table, self } = context;
          const { ship } = self;
          const kind = yield* chooses(context, ship, [...storedByFives(ship), 'none'], 'xw2.tokens.4');
          if (kind === 'none') return;
          ship.memory[`fives:${kind}`] = (ship.memory[`fives:${kind}`] ?? 1) - 1;
          yield* gainToken(table, ship, kind, 1, { rule: 'xw2.tokens.4', by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'freelanceslicer',
    name: 'Freelance Slicer',
    fills: ['crew'],
    limited: 0,
    cost: 3,
    standard: true,
    text: 'Before an attack on you is rolled a lock you have on the attacker may be spent to roll a die: the attacker gains a jam token, and on a hit or crit so do you.',
    abilities: [
      at('before-attack-dice', {
        rule: 'xw2.jam.4',
        optional: true,
        when: (context) => youDefend(context) && LOCK_ON_ENEMY.affordable(context),
        *effect(context) {
          const { table, self } = context;
          const source = { rule: 'xw2.jam.4', by: self.ship.seat } as const;
          yield* LOCK_ON_ENEMY.pay(context, 'xw2.jam.4');
          const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.jam.4');
          yield* gainToken(table, attackerOf(context), 'jam', 1, source);
          if (face === 'hit' || face === 'crit') yield* gainToken(table, self.ship, 'jam', 1, source);
        },
      }),
    ],
  },
  {
    id: 'ga97',
    name: 'GA-97',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    charges: { value: 5, recovers: 1 },
    actions: ['calculate'],
    text: "Before forces are placed you may pay three to five charges: another friend of your choice gets the condition It's the Resistance.",
    abilities: [callsTheResistance],
  },
  {
    id: 'gamutkey',
    name: 'Gamut Key',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'End Phase starts: you may pay two charges: a ship at range 0-1 keeps its circular tokens.',
    abilities: [
      at('start-of-end', {
        rule: 'xw2.end-phase.4',
        optional: false,
        when: ({ table, self }) => chargesOf(self) >= 2 && shipsWithCircles(table, self.ship).length > 0,
        *effect({ table, self }) {
          const ship = yield* mayChooseShip(self, shipsWithCircles(table, self.ship), 'xw2.end-phase.4');
          if (!ship) return;
          spendCharge(table, self, 2, 'xw2.end-phase.4');
          ship.memory['round:gamutkey'] = 1;
        },
      }),
      modify('keeps-tokens', 'xw2.end-phase.4', (kept, { moment: { ship, token } }) =>
        ship.memory['round:gamutkey'] === 1 ? ship.tokens[token] : kept,
      ),
    ],
  },
  {
    id: 'garsaxon',
    name: 'Gar Saxon',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    text: 'When a friend of initiative 4 or lower at range 1-3 attacks a ship you have locked, it may turn a focus result into a hit.',
    abilities: [
      changesAttackDie(['focus'], 'hit', {
        by: 'attacker',
        when: (context) => {
          const { table, self, moment } = context;
          const attacker = friendInAttack(context, 'attack');
          return (
            attacker !== undefined &&
            isAtRange(table, self.ship, attacker, 1, 3) &&
            initiativeOf(table, attacker) <= 4 &&
            hasLock(self.ship, moment.attack.defender)
          );
        },
      }),
    ],
  },
  {
    id: 'generalgrievous',
    name: 'General Grievous',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'When two or more results are left against you, you may pay the charge to cancel one. A friend destroyed recovers it.',
    abilities: [
      at('after-neutralize', {
        rule: 'xw2.attack.27',
        optional: true,
        when: (context) =>
          youDefend(context) && chargesOf(context.self) > 0 && context.moment.attack.attackDice.length >= 2,
        *effect({ table, self, moment: { attack } }) {
          spendCharge(table, self, 1, 'xw2.attack.27');
          const result = yield* chooseResult(self, attack, 'xw2.attack.27');
          if (result) cancelOne(attack, [result]);
        },
      }),
      at('ship-destroyed', {
        rule: 'xw2.charges.2',
        optional: false,
        when: ({ table, self, moment }) =>
          table.isFriendly(self.ship, moment.ship) && chargesOf(self) < chargeLimit(table, self),
        *effect({ table, self }) {
          recoverCharge(table, self, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'generalhux',
    name: 'General Hux',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    text: 'You may take a white coordinate action as a red one to coordinate up to two more ships of the same type; all take the same action, as a red one.',
    abilities: [COORDINATES_IN_RED],
  },
  {
    id: 'ghostcompany',
    name: 'Ghost Company',
    fills: ['crew', 'gunner'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['galacticrepublic'] }, { action: 'rotate' }],
    standard: true,
    actions: ['rotate > red focus'],
    text: 'Having made a primary attack with a focus token left, you may follow it with a bonus turret attack on somebody you have left alone this round.',
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
    id: 'gnkgonkdroid',
    name: 'GNK "Gonk" Droid',
    fills: ['crew'],
    limited: 0,
    cost: 5,
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'You start without the charge. Two actions: recover the charge; or spend it to recover a shield.',
    abilities: [
      losesChargeAtSetup('xw2.charges.4'),
      cardAction('xw2.charges.2', {
        name: 'charge',
        when: ({ table, self }) => chargesOf(self) < chargeLimit(table, self),
        *perform({ table, self }) {
          recoverCharge(table, self, 1, 'xw2.charges.2');
          return true;
        },
      }),
      cardAction('xw2.abilities.1', {
        name: 'shield',
        when: ({ table, self }) => chargesOf(self) > 0 && self.ship.shields < shieldCapacity(table, self.ship),
        *perform({ table, self }) {
          spendCharge(table, self, 1, 'xw2.abilities.1');
          recoverShield(table, self.ship, 1, 'xw2.abilities.1');
          return true;
        },
      }),
    ],
  },
  {
    id: 'grandinquisitor',
    name: 'Grand Inquisitor',
    fills: ['crew'],
    limited: 1,
    cost: 13,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'After an enemy at range 0-2 reveals its dial you may pay 1 Force to take a white action of your bar as a red one.',
    abilities: [
      at(
        'dial-revealed',
        offersActions(
          RULE,
          ({ table, self, moment }) => moment.ship.seat !== self.ship.seat && table.range(self.ship, moment.ship) <= 2,
          ({ table, self }) => forForce(table, self.ship, whiteAsRed(barActions(table, self.ship)), RULE),
        ),
      ),
    ],
  },
  {
    id: 'grandmofftarkin',
    name: 'Grand Moff Tarkin',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticempire'] }, { action: 'lock' }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'System Phase: you may pay two charges: each friend may lock a ship you have locked.',
    abilities: [
      at('system', {
        rule: 'xw2.lock.14',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          chargesOf(self) >= 2 &&
          self.ship.locks.some((id) => table.findShip(id)?.place === 'play'),
        *effect(context) {
          const { table, self } = context;
          spendCharge(table, self, 2, 'xw2.lock.14');
          for (const friend of table.friendsOf(self.ship)) {
            const targets = self.ship.locks.filter(
              (id) => table.findShip(id) !== undefined && lockTargets(table, friend).some(({ key }) => key === id),
            );
            if (friend === self.ship || targets.length === 0) continue;
            const target = yield* chooses(context, friend, [...targets, 'none'], 'xw2.lock.14');
            if (target !== 'none') yield* assignLock(table, friend, target, 'xw2.lock.14');
          }
        },
      }),
    ],
  },
  {
    id: 'greefkarga',
    name: 'Greef Karga',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    actions: ['red coordinate'],
    text: 'Allied ships can be coordinated by you like friends. A ship you coordinated may lock what you have locked.',
    abilities: [
      modify('coordinates-allies', 'xw2.allied.2', (allies, { self, moment }) => allies || moment === self.ship),
      at('coordinated', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment: { ship, other } }) =>
          ship === self.ship && lockTargets(table, other).some(({ key }) => hasLock(ship, key)),
        *effect({ table, self: { ship }, moment: { other } }) {
          const targets = lockTargets(table, other).filter(({ key }) => hasLock(ship, key));
          yield* acquireLock(table, other, RULE, targets);
        },
      }),
    ],
  },
  {
    id: 'hansolo-crew',
    name: 'Han Solo',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    actions: ['red evade'],
    text: 'After an evade action you gain one evade token more for each enemy at range 0-1.',
    abilities: [
      at('action-performed', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && moment.action === 'evade' && enemiesAt(table, self.ship, 0, 1).length > 0,
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'evade', enemiesAt(table, ship, 0, 1).length, { rule: RULE, by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'herasyndulla',
    name: 'Hera Syndulla',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'You can execute red maneuvers while stressed. After a full one with three or more stress tokens you remove one and suffer 1 damage.',
    abilities: [
      modify(
        'stress-forbids-red',
        'xw2.activation-phase.10',
        (forbids, { self, moment }) => forbids && moment.ship !== self.ship,
      ),
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: (context) => youFullyExecute(context, 'red') && context.self.ship.tokens.stress >= 3,
        *effect({ table, self: { ship } }) {
          removeToken(table, ship, 'stress', 1, RULE);
          yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
        },
      }),
    ],
  },
  {
    id: 'hondoohnaka',
    name: 'Hondo Ohnaka',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    standard: true,
    text: 'Action: choose two ships at range 1-3 that are friendly to each other, whosever they are. You coordinate one, then you jam the other.',
    abilities: [COORDINATES_AND_JAMS],
  },
  {
    id: 'ig11',
    name: 'IG-11',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    title: 'IG-11',
    actions: ['calculate'],
    text: 'A damage card that would be dealt to you faceup becomes a fuse marker on this card, and you gain a calculate token. With two fuse markers this card flips.',
    abilities: [TAKES_CRITS],
    back: {
      title: 'IG-11 (Anti-Capture Protocol)',
      text: 'End Phase: take a fuse marker off this card. If none is left, you are destroyed, with 1 critical damage for every other ship at range 0-1. Action: put a fuse marker on this card.',
      abilities: BURNS_DOWN,
    },
  },
  {
    id: 'ig88d',
    name: 'IG-88D',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    actions: ['calculate'],
    sharesPilots: true,
    text: 'You have the abilities of all other friendly pilots whose ships carry the IG-2000. A calculate action gains you one token more.',
    abilities: [oneMoreAfter('calculate')],
  },
  {
    id: 'imperialsupercommandos',
    name: 'Imperial Super Commandos',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['galacticempire'] }, { size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 2, recovers: 0, recoverable: false },
    device: ['imperialsupercommandos'],
    text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
    abilities: [placesInSystemPhase('imperialsupercommandos')],
  },
  {
    id: 'informant',
    name: 'Informant',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    standard: false,
    text: 'After forces are placed, an enemy of your choice gets the Listening Device condition.',
    abilities: [plantsListeningDevice],
  },
  {
    id: 'isbslicer',
    name: 'ISB Slicer',
    fills: ['crew'],
    limited: 0,
    cost: 1,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    text: 'Enemies at range 1-2 do not remove jam tokens in the End Phase.',
    abilities: [
      modify('keeps-tokens', 'xw2.end-phase.4', (kept, { table, self, moment: { ship, token } }) =>
        token === 'jam' &&
        ship.place === 'play' &&
        ship.seat !== self.ship.seat &&
        isAtRange(table, self.ship, ship, 1, 2)
          ? ship.tokens.jam
          : kept,
      ),
    ],
  },
  {
    id: 'jabbathehutt',
    name: 'Jabba the Hutt',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 11,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    charges: { value: 4, recovers: 0 },
    text: 'End Phase: you may pay a charge: a friend at range 0-2 recovers a charge of an illicit upgrade.',
    abilities: [
      at('during-end', {
        rule: 'xw2.charges.2',
        optional: false,
        when: ({ table, self }) =>
          chargesOf(self) > 0 && friendsAt(table, self, 0, 2).some((ship) => spentIllicits(table, ship).length > 0),
        *effect({ table, self }) {
          const friends = friendsAt(table, self, 0, 2).filter((one) => spentIllicits(table, one).length > 0);
          const ship = yield* mayChooseShip(self, friends, 'xw2.charges.2');
          if (!ship) return;
          spendCharge(table, self, 1, 'xw2.charges.2');
          const { upgrade } = yield* pickOne({
            seat: ship.seat,
            topic: 'choose-upgrade',
            rule: 'xw2.charges.2',
            about: { ship: ship.id, card: self.card },
            options: spentIllicits(table, ship).map((one) => ({ key: one.id, upgrade: one })),
          });
          recoverCharge(table, { ship, upgrade }, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'jangofett',
    name: 'Jango Fett',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
    standard: true,
    text: 'Attacking or defending: you may spend your lock on the enemy to turn one of its focus results into a blank.',
    abilities: [
      changesAttackDie(['focus'], 'blank', { when: youDefend, cost: LOCK_ON_ENEMY }),
      changesDefenseDie(['focus'], 'blank', { when: youAttack, cost: LOCK_ON_ENEMY }),
    ],
  },
  {
    id: 'jynerso',
    name: 'Jyn Erso',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'A friend at range 0-3 may gain an evade token instead of a focus token.',
    abilities: [
      instead('gain-token', {
        rule: 'xw2.replacement-effects.2',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.token === 'focus' &&
          table.isFriendly(self.ship, moment.ship) &&
          table.range(self.ship, moment.ship) <= 3,
        *instead({ table, self, moment }) {
          const source = { rule: 'xw2.replacement-effects.2', by: self.ship.seat } as const;
          yield* gainToken(table, moment.ship, 'evade', 1, source);
          return true;
        },
      }),
    ],
  },
  {
    id: 'k2so',
    name: 'K-2SO',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    actions: ['calculate', 'jam'],
    text: 'System Phase: you may choose a friend at range 0-3, which gains a calculate and a stress token.',
    abilities: [
      at('system', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self }) {
          const ship = yield* mayChooseShip(self, friendsAt(table, self, 0, 3), RULE);
          if (!ship) return;
          yield* gainToken(table, ship, 'calculate', 1, { rule: RULE, by: self.ship.seat });
          yield* gainToken(table, ship, 'stress', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'kananjarrus',
    name: 'Kanan Jarrus',
    fills: ['crew'],
    limited: 1,
    cost: 12,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'White maneuver fully executed by a friend at range 0-2: you may pay 1 Force to take a stress token off it.',
    abilities: [
      at('maneuver-executed', {
        rule: 'xw2.faq-cards.49',
        optional: false,
        when: ({ table, self, moment: { ship, maneuver, full } }) =>
          full &&
          maneuver.difficulty === 'white' &&
          self.ship.force > 0 &&
          table.isFriendly(self.ship, ship) &&
          table.range(self.ship, ship) <= 2,
        // Queued with or without stress: what is resolved before it may bring some.
        *effect(context) {
          const { table, self, moment } = context;
          if (!isStressed(moment.ship)) return;
          if ((yield* chooses(context, self.ship, ['use', 'decline'], 'xw2.faq-cards.49')) === 'decline') return;
          spendForce(table, self.ship, 1, 'xw2.faq-cards.49');
          removeToken(table, moment.ship, 'stress', 1, 'xw2.faq-cards.49');
        },
      }),
    ],
  },
  {
    id: 'kaydelconnix',
    name: 'Kaydel Connix',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['resistance'] }],
    standard: false,
    text: 'Dial revealed: you may set it to something basic that is one speed faster, and one step harder.',
    abilities: setsHarderDial(
      'kaydelconnix',
      (maneuver, revealed) => isBasic(maneuver.bearing) && maneuver.speed === revealed.speed + 1,
    ),
  },
  {
    id: 'ketsuonyo',
    name: 'Ketsu Onyo',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'End Phase starts: you may choose an enemy at range 0-2 in your firing arc, which keeps its tractor tokens.',
    abilities: [
      at('start-of-end', {
        rule: RULE,
        optional: false,
        when: ({ table, self }) => tractoredInView(table, self.ship).length > 0,
        *effect({ table, self }) {
          const ship = yield* mayChooseShip(self, tractoredInView(table, self.ship), RULE);
          if (ship) ship.memory['round:ketsuonyo'] = 1;
        },
      }),
      modify('keeps-tokens', 'xw2.end-phase.4', (kept, { moment: { ship, token } }) =>
        token === 'tractor' && ship.memory['round:ketsuonyo'] === 1 ? ship.tokens.tractor : kept,
      ),
    ],
  },
  {
    id: 'kitfisto',
    name: 'Kit Fisto',
    fills: ['crew'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    actions: ['purple evade'],
    text: 'Engagement Phase starts: you may pay 1 Force: a friend at range 0-1 may take a red evade action.',
    abilities: [
      at('start-of-engagement', {
        rule: RULE,
        optional: false,
        when: ({ self }) => self.ship.force > 0,
        *effect({ table, self }) {
          const ship = yield* mayChooseShip(self, friendsAt(table, self, 0, 1), RULE);
          if (!ship) return;
          spendForce(table, self.ship, 1, RULE);
          yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'evade', 'red')], RULE);
        },
      }),
    ],
  },
  {
    id: 'korkiekryze',
    name: 'Korkie Kryze',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'A friend ahead at range 1-2 that is attacked may be handed a green token of yours; if you stand in the way of the attack it rolls 1 more die.',
    abilities: [
      at('defender-declared', {
        rule: 'xw2.tokens.4',
        optional: false,
        when: (context) => isShielded(context, context.moment.attack) && greenTokens(context.self.ship).length > 0,
        *effect(context) {
          const { table, self } = context;
          const defender = defenderOf(context);
          const kind = yield* chooses(context, self.ship, [...greenTokens(self.ship), 'none'], 'xw2.tokens.4');
          if (kind === 'none' || !defender) return;
          removeToken(table, self.ship, kind, 1, 'xw2.tokens.4');
          yield* gainToken(table, defender, kind, 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
        },
      }),
      modify('defense-dice', 'xw2.obstructed.1', (dice, context) =>
        isShielded(context, context.moment) &&
        obstructingShips(context.table, context.moment).includes(context.self.ship)
          ? dice + 1
          : dice,
      ),
    ],
  },
  {
    id: 'korrsella',
    name: 'Korr Sella',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'Blue maneuver fully executed: you remove all your stress tokens.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: (context) => youFullyExecute(context, 'blue') && isStressed(context.self.ship),
        *effect({ table, self: { ship } }) {
          removeToken(table, ship, 'stress', ship.tokens.stress, RULE);
        },
      }),
    ],
  },
  {
    id: 'kuiil',
    name: 'Kuiil',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'Action: roll a die for each of your damage cards. A hit repairs a faceup Ship card, a crit a facedown card; a blank removes an orange token, a focus result gains a focus token.',
    abilities: [
      cardAction('xw2.damage-cards.5', {
        when: ({ self }) => self.ship.damage.length > 0,
        *perform(context) {
          const { table, self } = context;
          const { ship } = self;
          const rule = 'xw2.damage-cards.5';
          const faces = yield* rollOutsideAttack(table, ship, ship.damage.length, self.card, rule);
          const count = (face: string) => faces.filter((one) => one === face).length;
          for (let i = count('hit'); i > 0; i--)
            yield* repairDamage(table, ship, ['faceup'], rule, (card) => isShipDamage(table, card));
          for (let i = count('crit'); i > 0; i--) yield* repairDamage(table, ship, ['facedown'], rule);
          for (let i = count('blank'); i > 0; i--) {
            const orange = ORANGE.filter((kind) => ship.tokens[kind] > 0);
            if (orange.length > 0) removeToken(table, ship, yield* chooses(context, ship, orange, rule), 1, rule);
          }
          yield* gainToken(table, ship, 'focus', count('focus'), { rule, by: ship.seat });
          return true;
        },
      }),
    ],
  },
  {
    id: 'kyloren',
    name: 'Kylo Ren',
    fills: ['crew'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: "Action: choose an enemy at range 1-3 and pay 1 Force to assign it I'll Show You the Dark Side.",
    abilities: [showsDarkSide],
  },
  {
    id: 'l337',
    name: 'L3-37',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    title: 'L3-37',
    text: 'Defending: you may flip this card: the attacker rerolls all its dice.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: (context) => youDefend(context) && context.moment.attack.attackDice.some(({ rerolled }) => !rerolled),
        *effect({ table, self, moment: { attack } }) {
          const rule = 'xw2.dice-modification.4';
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, rule);
          const count = attack.attackDice.length;
          yield* rerollAttackDice(table, attack, self.ship.seat, { least: count, most: count, rule });
        },
      }),
    ],
    back: {
      title: "L3-37's Programming",
      text: 'Without shields your bank maneuvers are one step easier.',
      abilities: [
        modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
          ship === self.ship && ship.shields === 0 && kindOf(maneuver.bearing) === 'bank' ? steps - 1 : steps,
        ),
      ],
    },
  },
  {
    id: 'landocalrissian',
    name: 'Lando Calrissian',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'Action: roll two defense dice and gain a focus token for each focus result and an evade token for each evade; with two blanks your opponent chooses one of the two tokens for you.',
    abilities: [
      cardAction(RULE, {
        *perform(context) {
          const { table, self } = context;
          const { ship } = self;
          const source = { rule: RULE, by: ship.seat } as const;
          const faces = yield* rollDefenseOutsideAttack(table, ship, 2, self.card, RULE);
          const count = (face: string) => faces.filter((one) => one === face).length;
          yield* gainToken(table, ship, 'focus', count('focus'), source);
          yield* gainToken(table, ship, 'evade', count('evade'), source);
          if (count('blank') < 2) return true;
          const { key } = yield* pickOne({
            seat: 1 - ship.seat,
            topic: 'choose',
            rule: RULE,
            about: { ship: ship.id, card: self.card },
            options: [{ key: 'focus' as const }, { key: 'evade' as const }],
          });
          yield* gainToken(table, ship, key, 1, source);
          return true;
        },
      }),
    ],
  },
  {
    id: 'landocalrissian-crew',
    name: 'Lando Calrissian',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'After you roll dice you may spend a green token to reroll up to two of them.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          context.moment.attack.attackDice.some(({ rerolled }) => !rerolled) &&
          spendableGreen(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.dice-modification.4';
          const kind = yield* chooses(context, self.ship, spendableGreen(context), rule);
          yield* spendToken(table, self.ship, kind, 1, rule, moment.attack);
          yield* rerollAttackDice(table, moment.attack, self.ship.seat, { least: 1, most: 2, rule });
        },
      }),
      at('modify-defense-dice', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: (context) =>
          youDefend(context) &&
          context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled) &&
          spendableGreen(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.dice-modification.4';
          const kind = yield* chooses(context, self.ship, spendableGreen(context), rule);
          yield* spendToken(table, self.ship, kind, 1, rule, moment.attack);
          yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { least: 1, most: 2, rule });
        },
      }),
      at('dice-rolled', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: ({ self, moment }) =>
          moment.ship === self.ship && moment.dice.length > 0 && greenTokens(self.ship).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.dice-modification.4';
          const kind = yield* chooses(context, self.ship, greenTokens(self.ship), rule);
          yield* spendToken(table, self.ship, kind, 1, rule);
          moment.rollAgain(yield* oneOrTwo(context, moment.dice), rule, self.card);
        },
      }),
    ],
  },
  {
    id: 'larmadacy',
    name: "Larma D'Acy",
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'With two stress tokens or fewer you can reinforce, coordinate and jam in spite of them; while stressed, those actions are red.',
    abilities: [
      modify(
        'stress-forbids',
        'xw2.stress.3',
        (forbids, { self, moment: { ship, action } }) =>
          forbids && !(ship === self.ship && COMMAND_ACTIONS.includes(action) && ship.tokens.stress <= 2),
      ),
      modify('action-difficulty', 'xw2.actions.7', (difficulty, { self, moment: { ship, action } }) =>
        ship === self.ship && COMMAND_ACTIONS.includes(action) && isStressed(ship) && difficulty === 'white'
          ? 'red'
          : difficulty,
      ),
    ],
  },
  {
    id: 'lattsrazzi',
    name: 'Latts Razzi',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'When a stressed ship attacks you, you may remove a stress token from it to turn a blank or focus result of yours into an evade.',
    abilities: [
      changesDefenseDie(['blank', 'focus'], 'evade', {
        when: youDefend,
        cost: {
          affordable: ({ table }) => (attackerNow(table)?.tokens.stress ?? 0) > 0,
          *pay({ table }, rule) {
            const attacker = attackerNow(table);
            if (attacker) removeToken(table, attacker, 'stress', 1, rule);
          },
        },
      }),
    ],
  },
  {
    id: 'leiaorgana',
    name: 'Leia Organa',
    fills: ['crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    charges: { value: 3, recovers: 1 },
    text: 'Activation Phase starts: you may pay three charges: in this phase red maneuvers of friends are one step easier.',
    abilities: [
      at('start-of-activation', {
        rule: 'xw2.difficulty.7',
        optional: true,
        when: ({ self }) => chargesOf(self) >= 3,
        *effect({ table, self }) {
          spendCharge(table, self, 3, 'xw2.difficulty.7');
          self.ship.memory['round:leiaorgana'] = 1;
        },
      }),
      modify('difficulty-steps', 'xw2.difficulty.7', (steps, { table, self, moment: { ship, maneuver } }) =>
        table.isFriendly(self.ship, ship) &&
        maneuver.difficulty === 'red' &&
        table.state.phase === 'activation' &&
        self.ship.memory['round:leiaorgana'] === 1
          ? steps - 1
          : steps,
      ),
    ],
  },
  {
    id: 'leiaorgana-resistance',
    name: 'Leia Organa',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 16,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    actions: ['purple coordinate'],
    text: 'After a friend reveals a maneuver that is not stationary you may pay 1 Force to make it one step easier.',
    abilities: [
      at('dial-revealed', {
        rule: 'xw2.errata-upgrade-cards.34',
        optional: true,
        when: ({ table, self, moment: { ship } }) =>
          table.isFriendly(self.ship, ship) &&
          self.ship.force > 0 &&
          (revealedManeuver(table, ship)?.bearing ?? 'stationary') !== 'stationary',
        *effect({ table, self, moment }) {
          spendForce(table, self.ship, 1, 'xw2.errata-upgrade-cards.34');
          moment.ship.memory['round:leiaorgana-resistance'] = 1;
        },
      }),
      ...stepsForOneManeuver('friendly', 'round:leiaorgana-resistance', -1, 'xw2.errata-upgrade-cards.34'),
    ],
  },
  {
    id: 'magvayarro',
    name: 'Magva Yarro',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'After an attack that hit you, you may lock the attacker.',
    abilities: [
      at('after-defending', {
        rule: 'xw2.lock.14',
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const { attack } = moment;
          return (
            youDefend(context) &&
            attack.hit === true &&
            lockTargets(table, self.ship).some(({ key }) => key === attack.attacker)
          );
        },
        *effect({ table, self, moment: { attack } }) {
          yield* assignLock(table, self.ship, attack.attacker, 'xw2.lock.14');
        },
      }),
    ],
  },
  {
    id: 'mandaloriansupercommandos',
    name: 'Mandalorian Super Commandos',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['scumandvillainy'] }, { size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 2, recovers: 0, recoverable: false },
    device: ['mandaloriansupercommandos'],
    text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
    abilities: [placesInSystemPhase('mandaloriansupercommandos')],
  },
  {
    id: 'maul',
    name: 'Maul',
    fills: ['crew'],
    limited: 1,
    cost: 10,
    restrictions: [{ anyOf: [{ faction: ['scumandvillainy'] }, { squadIncludes: ['Ezra Bridger'] }] }],
    standard: true,
    force: { value: 1, recovers: 1, side: ['dark'] },
    text: 'After you suffer damage you may gain a stress token to recover 1 Force.',
    abilities: [
      at('damage-suffered', {
        rule: 'xw2.charges.2',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && !self.ship.destroyed && self.ship.force < forceCapacity(table, self.ship),
        *effect({ table, self }) {
          yield* gainToken(table, self.ship, 'stress', 1, { rule: 'xw2.charges.2', by: self.ship.seat });
          recoverForce(table, self.ship, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'maul-crew',
    name: 'Maul',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 10,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    actions: ['purple coordinate'],
    slots: ['illicit'],
    text: 'Adds a purple coordinate action and an illicit slot.',
    abilities: [],
  },
  {
    id: 'ministertua',
    name: 'Minister Tua',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    text: 'Engagement Phase starts, with damage cards on you: you may take a red reinforce action.',
    abilities: [
      at(
        'start-of-engagement',
        offersActions(
          RULE,
          ({ self }) => self.ship.damage.length > 0,
          ({ table, self }) => [grantedAction(table, self.ship, 'reinforce', 'red')],
        ),
      ),
    ],
  },
  {
    id: 'moffjerjerrod',
    name: 'Moff Jerjerrod',
    fills: ['crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['galacticempire'] }, { action: 'coordinate' }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'System Phase: you may pay two charges and choose a speed 1 bank or the 1 straight: red boosts with just that template are open to all friends.',
    abilities: [
      at('system', {
        rule: RULE,
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) >= 2,
        *effect(context) {
          const { table, self } = context;
          spendCharge(table, self, 2, RULE);
          const bearing = yield* chooses(context, self.ship, ['left-bank', 'straight', 'right-bank'], RULE);
          for (const friend of table.friendsOf(self.ship)) {
            const boost = actionChoice({
              ...grantedAction(table, friend, 'boost', 'red'),
              perform: (t, ship) => boostWith(t, ship, [bearing]),
            });
            if (!friend.destroyed) yield* mayPerformAction(table, friend, [boost], RULE);
          }
        },
      }),
    ],
  },
  {
    id: 'niennunb',
    name: 'Nien Nunb',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'Your bank maneuvers are one step easier.',
    abilities: [
      modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
        ship === self.ship && kindOf(maneuver.bearing) === 'bank' ? steps - 1 : steps,
      ),
    ],
  },
  {
    id: 'niteowlcommandos',
    name: 'Nite Owl Commandos',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['galacticrepublic'] }, { size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 2, recovers: 0, recoverable: false },
    device: ['niteowlcommandos'],
    text: 'System Phase: you may pay a charge to drop a commando team with the 1 straight, by its front or rear guides. Spent charges do not come back.',
    abilities: [placesInSystemPhase('niteowlcommandos')],
  },
  {
    id: 'novicetechnician',
    name: 'Novice Technician',
    fills: ['crew'],
    limited: 0,
    cost: 2,
    standard: true,
    text: 'At the end of the round you may roll a die to repair a faceup damage card; on a hit you expose one.',
    abilities: [
      at('end-of-round', {
        rule: 'xw2.damage-cards.5',
        optional: true,
        when: ({ self }) => !self.ship.destroyed && self.ship.damage.some(({ faceup }) => faceup),
        *effect({ table, self }) {
          const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.damage-cards.5');
          yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5');
          if (face === 'hit') yield* exposeDamageCard(table, self.ship, 'xw2.damage-cards.3');
        },
      }),
    ],
  },
  {
    id: 'obiwankenobi',
    name: 'Obi-Wan Kenobi',
    fills: ['crew'],
    limited: 1,
    cost: 11,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    title: 'Obi-wan Kenobi',
    force: { value: 1, recovers: 1, side: [] },
    text: 'A friend at range 0-2 has spent a focus token or an evade token: you may pay 1 Force to give it a focus token.',
    abilities: [
      at('token-spent', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment: { ship, token } }) =>
          self.ship.force > 0 &&
          (token === 'focus' || token === 'evade') &&
          table.isFriendly(self.ship, ship) &&
          table.range(self.ship, ship) <= 2,
        *effect({ table, self, moment }) {
          spendForce(table, self.ship, 1, RULE);
          yield* gainToken(table, moment.ship, 'focus', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'pelimotto',
    name: 'Peli Motto',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['scumandvillainy'] }, { size: ['medium', 'large'] }],
    standard: true,
    text: 'System Phase: you may take an action of one of your damage cards, stressed or not. Repaired one of your faceup Ship damage cards: you may roll an attack die; a hit repairs another one, a crit exposes a card.',
    abilities: TINKERS,
  },
  {
    id: 'perceptivecopilot',
    name: 'Perceptive Copilot',
    fills: ['crew'],
    limited: 0,
    cost: 8,
    standard: true,
    text: 'A focus action gains you one token more.',
    abilities: [oneMoreAfter('focus')],
  },
  {
    id: 'pettyofficerthanisson',
    name: 'Petty Officer Thanisson',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    text: 'In the Activation and Engagement Phases, when a red or orange token comes to an enemy at range 0-1 in your front arc, you may gain a stress token unless stressed: it gains another of that kind.',
    abilities: [
      at('token-gained', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment: { ship, token } }) =>
          (table.state.phase === 'activation' || table.state.phase === 'engagement') &&
          ship.seat !== self.ship.seat &&
          (TOKENS[token] === 'red' || TOKENS[token] === 'orange') &&
          !isStressed(self.ship) &&
          table.range(self.ship, ship) <= 1 &&
          inArc(table, self.ship, 'front', ship),
        *effect({ table, self, moment }) {
          yield* gainToken(table, self.ship, 'stress', 1, { rule: RULE, by: self.ship.seat });
          yield* gainToken(table, moment.ship, moment.token, 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'plokoon',
    name: 'Plo Koon',
    fills: ['crew'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    actions: ['purple reinforce'],
    text: 'End Phase starts, when reinforced: you may choose a friend at range 0, or to your left or right at range 1: it removes a deplete or strain token or repairs a faceup damage card.',
    abilities: [
      at('start-of-end', {
        rule: RULE,
        optional: false,
        when: ({ table, self: { ship } }) =>
          ship.tokens.reinforceFore + ship.tokens.reinforceAft > 0 && patients(table, ship).length > 0,
        *effect(context) {
          const { table, self } = context;
          const patient = yield* mayChooseShip(self, patients(table, self.ship), RULE);
          if (!patient) return;
          const way = yield* chooses(context, self.ship, cures(patient), RULE);
          if (way === 'repair') yield* repairDamage(table, patient, ['faceup'], RULE);
          else removeToken(table, patient, way, 1, RULE);
        },
      }),
    ],
  },
  {
    id: 'previzsla',
    name: 'Pre Vizsla',
    fills: ['crew'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
    standard: true,
    actions: ['coordinate'],
    text: 'When you coordinate you can choose a friendly commando team instead of a ship: it walks forward with a 1 turn or the 2 straight.',
    abilities: [coordinatesTeams],
  },
  {
    id: 'primeministeralmec',
    name: 'Prime Minister Almec',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy', 'galacticrepublic'] }],
    standard: true,
    title: 'Prime Minister Almec',
    text: 'After a friend at range 0-2 without green tokens reveals a white maneuver it may gain a stress token to gain a calculate token. With two or more stress tokens in the End Phase this card flips.',
    abilities: [
      at('dial-revealed', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment: { ship } }) =>
          table.isFriendly(self.ship, ship) &&
          table.range(self.ship, ship) <= 2 &&
          revealedManeuver(table, ship)?.difficulty === 'white' &&
          greenTokens(ship).length === 0,
        *effect({ table, self, moment: { ship } }) {
          yield* gainToken(table, ship, 'stress', 1, { rule: RULE, by: self.ship.seat });
          yield* gainToken(table, ship, 'calculate', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
      at('during-end', {
        rule: RULE,
        optional: false,
        when: ({ self }) => self.ship.tokens.stress >= 2,
        *effect({ table, self }) {
          if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, RULE);
        },
      }),
    ],
    back: {
      title: "Almec, Maul's Puppet",
      text: 'Red maneuver fully executed by a friend at range 0-2: it may take a calculate or focus action of its bar, stressed or not.',
      abilities: [
        at('maneuver-executed', {
          rule: RULE,
          optional: false,
          when: ({ table, self, moment: { ship, maneuver, full } }) =>
            full &&
            maneuver.difficulty === 'red' &&
            table.isFriendly(self.ship, ship) &&
            table.range(self.ship, ship) <= 2 &&
            couldAct(table, ship, thinkingActions(table, ship)),
          *effect({ table, moment: { ship } }) {
            yield* mayPerformAction(table, ship, thinkingActions(table, ship), RULE);
          },
        }),
      ],
    },
  },
  {
    id: 'protectorategleb',
    name: 'Protectorate Gleb',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['scumandvillainy', 'galacticempire', 'firstorder'] }],
    standard: true,
    actions: ['red coordinate'],
    text: 'After you coordinate a friend you may hand it one of your red or orange tokens.',
    abilities: [
      at('coordinated', {
        rule: 'xw2.errata-upgrade-cards.12',
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          table.isFriendly(self.ship, moment.other) &&
          badTokens(self.ship).length + lockersOf(table, self.ship).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.errata-upgrade-cards.12';
          const lockers = new Map(lockersOf(table, self.ship).map((locker) => [`lock:${locker.id}`, locker]));
          const tokens = new Map(badTokens(self.ship).map((token) => [token as string, token]));
          const key = yield* chooses(context, self.ship, [...tokens.keys(), ...lockers.keys(), 'none'], rule);
          const token = tokens.get(key);
          const locker = lockers.get(key);
          if (token) yield* transferToken(table, self.ship, moment.other, token, { rule, by: self.ship.seat });
          else if (locker) transferLock(table, locker, self.ship.id, moment.other.id, rule);
        },
      }),
    ],
  },
  {
    id: 'pz4co',
    name: 'PZ-4CO',
    fills: ['crew'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    actions: ['calculate'],
    text: 'Activation Phase ends: you may hand a calculate token, or a focus token if you revealed a blue maneuver, to a friend at range 1-2.',
    abilities: [
      at('end-of-activation', {
        rule: 'xw2.tokens.4',
        optional: false,
        when: ({ table, self }) => handouts(table, self.ship).length > 0 && friendsAt(table, self, 1, 2).length > 0,
        *effect(context) {
          const { table, self } = context;
          const friend = yield* mayChooseShip(self, friendsAt(table, self, 1, 2), 'xw2.tokens.4');
          if (!friend) return;
          const kind = yield* chooses(context, self.ship, handouts(table, self.ship), 'xw2.tokens.4');
          removeToken(table, self.ship, kind, 1, 'xw2.tokens.4');
          yield* gainToken(table, friend, kind, 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'qira',
    name: "Qi'ra",
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'You ignore obstacles that you have locked, when you move and when you attack.',
    abilities: [
      modify(
        'ignores-obstacle',
        'xw2.obstacles.2',
        (ignores, { self, moment: { ship, obstacle, how } }) =>
          ignores || (how !== 'lock' && ship === self.ship && hasLock(self.ship, obstacle.id)),
      ),
      modify('obstruction-dice', 'xw2.obstructed.3', (dice, { self, moment: attack }) =>
        attack.attacker === self.ship.id && attack.obstructedBy.every((id) => hasLock(self.ship, id)) ? 0 : dice,
      ),
    ],
  },
  {
    id: 'r2d2-crew',
    name: 'R2-D2',
    fills: ['crew'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'In the End Phase, damaged and without shields, you may roll a die to recover a shield; on a hit you expose a damage card.',
    abilities: [
      at('during-end', {
        rule: 'xw2.abilities.1',
        optional: true,
        when: ({ table, self: { ship } }) =>
          !ship.destroyed && ship.damage.length > 0 && ship.shields === 0 && shieldCapacity(table, ship) > 0,
        *effect({ table, self }) {
          const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.abilities.1');
          recoverShield(table, self.ship, 1, 'xw2.abilities.1');
          if (face === 'hit') yield* exposeDamageCard(table, self.ship, 'xw2.damage-cards.3');
        },
      }),
    ],
  },
  {
    id: 'rookkast',
    name: 'Rook Kast',
    fills: ['crew'],
    limited: 1,
    cost: 8,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    actions: ['red lock'],
    text: 'After a red action you may gain a strain token. While strained you may turn a blank or focus result of your attacks into a hit.',
    abilities: [
      at('action-performed', {
        rule: RULE,
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && moment.difficulty === 'red',
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'strain', 1, { rule: RULE, by: ship.seat });
        },
      }),
      changesAttackDie(['blank', 'focus'], 'hit', {
        when: (context) => youAttack(context) && context.self.ship.tokens.strain > 0,
      }),
    ],
  },
  {
    id: 'rosetico',
    name: 'Rose Tico',
    fills: ['crew'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'Attacking or defending: you may give up one of your results to lock the enemy.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.5',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          context.moment.attack.attackDice.length > 0 &&
          couldLock(context, context.moment.attack.defender),
        *effect(context) {
          const { table, self, moment } = context;
          yield* giveUpOne(context, moment.attack.attackDice);
          yield* assignLock(table, self.ship, moment.attack.defender, 'xw2.lock.14');
        },
      }),
      at('modify-defense-dice', {
        rule: 'xw2.dice-modification.5',
        optional: true,
        when: (context) =>
          youDefend(context) &&
          context.moment.attack.defenseDice.length > 0 &&
          couldLock(context, context.moment.attack.attacker),
        *effect(context) {
          const { table, self, moment } = context;
          yield* giveUpOne(context, moment.attack.defenseDice);
          yield* assignLock(table, self.ship, moment.attack.attacker, 'xw2.lock.14');
        },
      }),
    ],
  },
  {
    id: 'sabinewren',
    name: 'Sabine Wren',
    fills: ['crew'],
    limited: 1,
    cost: 3,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: false,
    text: 'One ion, jam, stress and tractor token lie on this card. When a friendly bomb has affected a ship, you may give one of them to that ship.',
    abilities: [paintsBombs],
  },
  {
    id: 'satinekryze',
    name: 'Satine Kryze',
    fills: ['crew'],
    limited: 1,
    cost: 10,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'Engagement Phase starts: you may pay two charges: each friend may gain a deplete and a focus token, or a disarm and an evade token.',
    abilities: [
      at('start-of-engagement', {
        rule: RULE,
        optional: true,
        when: ({ self }) => chargesOf(self) >= 2,
        *effect(context) {
          const { table, self } = context;
          spendCharge(table, self, 2, RULE);
          for (const friend of table.friendsOf(self.ship)) {
            const way = yield* chooses(context, friend, ['none', 'focus', 'evade'], RULE);
            if (way === 'none') continue;
            const price = way === 'focus' ? 'deplete' : 'disarm';
            yield* gainToken(table, friend, price, 1, { rule: RULE, by: friend.seat });
            yield* gainToken(table, friend, way, 1, { rule: RULE, by: friend.seat });
          }
        },
      }),
    ],
  },
  {
    id: 'savageopress',
    name: 'Savage Opress',
    fills: ['crew'],
    limited: 1,
    cost: 10,
    restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'When stress or strain comes to a friend ahead of you at range 1-2 you may pay 1 Force: it gains a focus token.',
    abilities: [
      at('token-gained', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment: { ship, token } }) =>
          (token === 'stress' || token === 'strain') &&
          self.ship.force > 0 &&
          table.isFriendly(self.ship, ship) &&
          isAtRange(table, self.ship, ship, 1, 2) &&
          inArc(table, self.ship, 'front', ship),
        *effect({ table, self, moment }) {
          spendForce(table, self.ship, 1, RULE);
          yield* gainToken(table, moment.ship, 'focus', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'sawgerrera',
    name: 'Saw Gerrera',
    fills: ['crew'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'Attacking: you may suffer 1 damage to turn all your focus results into crits.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.3',
        optional: true,
        when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['focus']),
        *effect({ table, self, moment: { attack } }) {
          yield* sufferDamage(table, self.ship, 'hit', 1, { rule: 'xw2.damage.3' });
          for (const die of attack.attackDice) if (die.face === 'focus') die.face = 'crit';
        },
      }),
    ],
  },
  {
    id: 'seasonednavigator',
    name: 'Seasoned Navigator',
    fills: ['crew'],
    limited: 0,
    cost: 7,
    standard: false,
    text: 'Dial revealed: you may set it to something else of that speed that is not red; it is one step harder.',
    abilities: setsHarderDial(
      'seasonednavigator',
      (maneuver, revealed) => maneuver.speed === revealed.speed && maneuver.difficulty !== 'red',
    ),
  },
  {
    id: 'seventhsister',
    name: 'Seventh Sister',
    fills: ['crew'],
    limited: 1,
    cost: 9,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    force: { value: 1, recovers: 1, side: [] },
    text: 'Stress about to come to an enemy at range 0-1: you may pay 1 Force so that it gains a jam or tractor token instead.',
    abilities: [
      instead('gain-token', {
        rule: 'xw2.replacement-effects.2',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.token === 'stress' &&
          self.ship.force > 0 &&
          moment.ship.seat !== self.ship.seat &&
          table.range(self.ship, moment.ship) <= 1,
        *instead(context) {
          const { table, self, moment } = context;
          spendForce(table, self.ship, 1, 'xw2.replacement-effects.2');
          const kind = yield* chooses(context, self.ship, ['jam', 'tractor'], 'xw2.replacement-effects.2');
          const source = { rule: 'xw2.replacement-effects.2', by: self.ship.seat } as const;
          yield* gainToken(table, moment.ship, kind, 1, source);
          return true;
        },
      }),
    ],
  },
  {
    id: 'supremeleadersnoke',
    name: 'Supreme Leader Snoke',
    fills: ['crew', 'crew'],
    limited: 1,
    cost: 13,
    restrictions: [{ faction: ['firstorder'] }],
    standard: false,
    force: { value: 1, recovers: 1, side: [] },
    text: 'System Phase: choose any number of enemies beyond range 1 and pay 1 Force for each; their dials are turned faceup.',
    abilities: [TURNS_DIALS_UP],
  },
  {
    id: 'tacticalofficer',
    name: 'Tactical Officer',
    fills: ['crew'],
    limited: 0,
    cost: 3,
    restrictions: [{ action: 'coordinate', difficulty: 'red' }],
    standard: true,
    actions: ['coordinate'],
    text: 'Adds a coordinate action to your action bar.',
    abilities: [],
  },
  {
    id: 'talmerrik',
    name: 'Tal Merrik',
    fills: ['crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: false,
    text: 'Before forces are placed, an enemy of your choice gets the False Friend condition. Action: if no enemy has it, assign it to one in your front arc at range 0-2.',
    abilities: findsFalseFriend,
  },
  {
    id: 'thechild',
    name: 'The Child',
    fills: ['crew'],
    limited: 1,
    cost: 7,
    restrictions: [{ faction: ['galacticempire', 'rebelalliance', 'scumandvillainy'] }],
    standard: true,
    force: { value: 2, recovers: 0, side: [] },
    text: 'After forces are placed the opponent assigns Merciless Pursuit to two of their ships. Your Force does not recover by itself. After you defend, if you suffered damage, recover one Force.',
    abilities: THE_CHILD,
  },
  {
    id: 'themandalorian',
    name: 'The Mandalorian',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    actions: ['reinforce'],
    text: 'In the End Phase of a round in which you did not defend, you recover 1 Force that does not recur.',
    abilities: [
      at('defender-declared', {
        rule: RULE,
        optional: false,
        when: youDefend,
        *effect({ self }) {
          self.ship.memory['round:themandalorian'] = 1;
        },
      }),
      at('during-end', {
        rule: 'xw2.charges.2',
        optional: false,
        when: ({ table, self: { ship } }) =>
          ship.memory['round:themandalorian'] !== 1 &&
          forceRecovery(table, ship) === 0 &&
          ship.force < forceCapacity(table, ship),
        *effect({ table, self: { ship } }) {
          recoverForce(table, ship, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'tobiasbeckett',
    name: 'Tobias Beckett',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: false,
    text: 'After forces are placed you may move an obstacle: anywhere beyond range 2 of edges and ships, with no other obstacle at range 0-1 of it.',
    abilities: [MOVES_OBSTACLE],
  },
  {
    id: 'torynfarr',
    name: 'Toryn Farr',
    fills: ['crew'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['rebelalliance'] }, { size: ['huge'] }],
    standard: false,
    actions: ['lock > red coordinate'],
    text: 'After you coordinate a friend, it may lock a ship you have locked, at any range.',
    abilities: [
      at('coordinated', {
        rule: 'xw2.lock.15',
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          table.isFriendly(self.ship, moment.other) &&
          self.ship.locks.some((id) => id !== moment.other.id && table.findShip(id)?.place === 'play'),
        *effect(context) {
          const { table, self, moment } = context;
          const targets = self.ship.locks.filter(
            (id) => id !== moment.other.id && table.findShip(id)?.place === 'play',
          );
          const target = yield* chooses(context, moment.other, [...targets, 'none'], 'xw2.lock.15');
          if (target !== 'none') yield* assignLock(table, moment.other, target, 'xw2.lock.15');
        },
      }),
    ],
  },
  {
    id: 'tristanwren',
    name: 'Tristan Wren',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ anyOf: [{ faction: ['rebelalliance'] }, { squadIncludes: ['Gar Saxon'] }] }],
    standard: true,
    charges: { value: 1, recovers: 1 },
    text: 'When a friendly ship or remote at range 0-3 makes an attack without range bonuses you may pay the charge to turn one of its hits into a crit.',
    abilities: [
      changesAttackDie(['hit'], 'crit', {
        by: 'attacker',
        when: (context) => {
          const { table, self, moment } = context;
          const attacker = attackerOf(context);
          return (
            !moment.attack.rangeBonus &&
            table.isFriendly(self.ship, attacker) &&
            rangeToUnit(table, self.ship, attacker.id) <= 3
          );
        },
        cost: charges(1),
      }),
    ],
  },
  {
    id: 'unkarplutt',
    name: 'Unkar Plutt',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'Maneuver partially executed: you may suffer 1 damage to take a white action.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && !moment.full && couldAct(table, self.ship, whiteActions(table, self.ship)),
        *effect({ table, self: { ship } }) {
          yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
          if (!ship.destroyed) yield* mayPerformAction(table, ship, whiteActions(table, ship), RULE);
        },
      }),
    ],
  },
  {
    id: 'ursawren',
    name: 'Ursa Wren',
    fills: ['crew'],
    limited: 1,
    cost: 6,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'You can keep two locks on different objects. After an enemy locks a friend at range 0-3 you may take a lock action.',
    abilities: [
      modify('most-locks', 'xw2.errata-upgrade-cards.36', (most, { self, moment: ship }) =>
        ship === self.ship ? Math.max(most, 2) : most,
      ),
      at(
        'lock-acquired',
        offersActions(
          'xw2.errata-upgrade-cards.37',
          ({ table, self, moment }) => {
            const friend = table.findShip(moment.target);
            return (
              moment.ship.seat !== self.ship.seat &&
              table.isFriendly(self.ship, friend) &&
              friend.place === 'play' &&
              table.range(self.ship, friend) <= 3
            );
          },
          ({ table, self }) => [grantedAction(table, self.ship, 'lock')],
        ),
      ),
    ],
  },
  {
    id: 'wolfpack',
    name: 'Wolfpack',
    fills: ['crew', 'gunner'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    text: 'After a friend at range 0-3 defends against an attacker in your firing arc, it may gain a strain token to lock the attacker.',
    abilities: [
      at('after-defending', {
        rule: 'xw2.lock.14',
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const defender = defenderOf(context);
          return (
            defender?.place === 'play' &&
            !defender.destroyed &&
            table.isFriendly(self.ship, defender) &&
            table.range(self.ship, defender) <= 3 &&
            inFiringArc(table, self.ship, attackerOf(context)) &&
            lockTargets(table, defender).some(({ key }) => key === moment.attack.attacker)
          );
        },
        *effect(context) {
          const { table, self, moment } = context;
          const defender = defenderOf(context);
          if (!defender) return;
          yield* gainToken(table, defender, 'strain', 1, { rule: 'xw2.lock.14', by: self.ship.seat });
          yield* assignLock(table, defender, moment.attack.attacker, 'xw2.lock.14');
        },
      }),
    ],
  },
  {
    id: 'yoda',
    name: 'Yoda',
    fills: ['crew'],
    limited: 1,
    cost: 12,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    force: { value: 2, recovers: 1, side: [] },
    actions: ['purple coordinate'],
    text: 'When another friend at range 0-2 has flown a full purple maneuver or finished a purple action you may pay 1 Force: it recovers 1 Force.',
    abilities: [
      at('maneuver-executed', {
        rule: 'xw2.charges.2',
        optional: true,
        when: (context) =>
          context.moment.full &&
          context.moment.maneuver.difficulty === 'purple' &&
          canTeach(context, context.moment.ship),
        *effect({ table, self, moment }) {
          spendForce(table, self.ship, 1, 'xw2.charges.2');
          recoverForce(table, moment.ship, 1, 'xw2.charges.2');
        },
      }),
      at('action-performed', {
        rule: 'xw2.charges.2',
        optional: true,
        when: (context) => context.moment.difficulty === 'purple' && canTeach(context, context.moment.ship),
        *effect({ table, self, moment }) {
          spendForce(table, self.ship, 1, 'xw2.charges.2');
          recoverForce(table, moment.ship, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'zamwesell',
    name: 'Zam Wesell',
    fills: ['crew'],
    limited: 1,
    cost: 11,
    restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'You start without its charges. System Phase: you may take one of two secret conditions upon you, facedown.',
    abilities: [
      at('after-placing-forces', {
        rule: 'xw2.charges.4',
        optional: false,
        *effect({ table, self }) {
          loseCharge(table, self, 2, 'xw2.charges.4');
        },
      }),
      assignsSecretCondition,
    ],
  },
  {
    id: 'zeborrelios',
    name: '"Zeb" Orrelios',
    fills: ['crew'],
    limited: 1,
    cost: 1,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'In attacks at range 0 that you make or that are made against you, the attacker may spend focus tokens as usual.',
    abilities: [
      modify(
        'may-modify-at-range-0',
        'xw2.errata-upgrade-cards.14',
        (may, { self, moment: { attack, dice, by } }) =>
          may ||
          (dice === 'attack' &&
            by === 'focus' &&
            (attack.attacker === self.ship.id || attack.defender === self.ship.id)),
      ),
    ],
  },
  {
    id: 'zuckuss',
    name: 'Zuckuss',
    fills: ['crew'],
    limited: 1,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'When you attack without stress you may gain a stress token to have the defender reroll one of its dice, of your choice.',
    abilities: [
      rerollsDefenseDice({
        when: youAttack,
        cost: {
          affordable: ({ self }) => !isStressed(self.ship),
          *pay({ table, self }, rule) {
            yield* gainToken(table, self.ship, 'stress', 1, { rule, by: self.ship.seat });
          },
        },
      }),
    ],
  },
];

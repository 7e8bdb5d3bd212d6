import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, cardAction, instead, modify } from '../../abilities.ts';
import { type ActionChoice, actionChoice, attemptAction, grantedAction, whyNotAct } from '../../rules/actions.ts';
import { chargesOf, loseCharge, loseShield, spendCharge } from '../../rules/charges.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { rollOutsideAttack } from '../../rules/roll.ts';
import { mayDecloak } from '../../rules/system.ts';
import { gainToken, isStressed, ORANGE, RED, removeToken } from '../../rules/tokens.ts';
import type { Ship, Token } from '../../state.ts';
import type { XTable } from '../../table.ts';
import type { UpgradeFacts } from '../card.ts';
import { chooses, exposeOrSuffer, offersActions } from '../phrases.ts';
import { placesMinesInSetup, TRACKING_FOB } from './bombardiers.ts';
import { dropsLooseCargo } from './cargo.ts';

const RULE = 'xw2.abilities.1';

/** Babu Frik: what he can keep away for a while, and the memory of how many lie on his card. */
const BABU = 'xw2.replacement-effects.2';
// Gathered when asked: while modules load, the tokens may not be there yet.
function badTokens(): readonly Token[] {
  return [...RED, ...ORANGE];
}

function laid(token: Token): string {
  return `babufrik:${token}`;
}

type Context = AbilityContext<unknown>;

/** Coaxium Hyperfuel: a SLAM in spite of stress, which is paid for afterwards. */
function stressedSlam(context: Context, slam: ActionChoice): ActionChoice {
  return actionChoice({
    ...slam,
    variant: context.self.card,
    evenStressed: true,
    perform: (t, ship) => slamThenPay(t, ship, context, slam),
  });
}

function* slamThenPay(t: XTable, ship: Ship, context: Context, slam: ActionChoice): Procedure<boolean> {
  const done = yield* slam.perform(t, ship);
  if (ship.place === 'play') yield* exposeOrSuffer(context, 'crit', RULE);
  return done;
}

/** The same: a SLAM at the price of a damage card exposed, or of damage. */
function paidSlam(context: Context): ActionChoice {
  const { table, self } = context;
  const slam = grantedAction(table, self.ship, 'slam');
  return actionChoice({ ...slam, perform: (t, ship) => payThenSlam(t, ship, context, slam) });
}

function* payThenSlam(t: XTable, ship: Ship, context: Context, slam: ActionChoice): Procedure<boolean> {
  yield* exposeOrSuffer(context, 'crit', RULE);
  return !ship.destroyed && (yield* slam.perform(t, ship));
}

export const ILLICIT: readonly UpgradeFacts[] = [
  {
    id: 'babufrik',
    name: 'Babu Frik',
    fills: ['illicit'],
    limited: 1,
    cost: 5,
    restrictions: [{ faction: ['scumandvillainy', 'resistance'] }],
    standard: true,
    charges: { value: 3, recovers: 0 },
    text: 'About to gain a red or orange token that is no lock: you may pay a charge to lay it on this card instead. System Phase, with tokens on it: pay a charge, or gain all of them if you cannot.',
    abilities: [
      instead('gain-token', {
        rule: BABU,
        optional: true,
        when: ({ self, moment: { ship, token } }) =>
          ship === self.ship && badTokens().includes(token) && chargesOf(self) > 0,
        *instead({ table, self, moment: { ship, token } }) {
          spendCharge(table, self, 1, BABU);
          ship.memory[laid(token)] = (ship.memory[laid(token)] ?? 0) + 1;
          return true;
        },
      }),
      at('system', {
        rule: BABU,
        optional: false,
        when: ({ self: { ship }, moment }) =>
          moment.ship === ship && badTokens().some((token) => ship.memory[laid(token)]),
        *effect({ table, self }) {
          const { ship } = self;
          if (chargesOf(self) > 0) {
            spendCharge(table, self, 1, BABU);
            return;
          }
          for (const token of badTokens()) {
            const count = ship.memory[laid(token)] ?? 0;
            delete ship.memory[laid(token)];
            yield* gainToken(table, ship, token, count, { rule: BABU, by: ship.seat });
          }
        },
      }),
    ],
  },
  {
    id: 'cloakingdevice',
    name: 'Cloaking Device',
    fills: ['illicit'],
    limited: 1,
    cost: 3,
    restrictions: [{ size: ['small', 'medium'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'Cloaking costs a charge and your action. Each Planning Phase begins with a die while you are cloaked; on a focus result you decloak or discard your cloak token.',
    abilities: [
      cardAction('xw2.cloak.1', {
        when: ({ table, self }) =>
          chargesOf(self) > 0 && whyNotAct(table, self.ship, grantedAction(table, self.ship, 'cloak')) === undefined,
        *perform({ table, self }) {
          spendCharge(table, self, 1, 'xw2.cloak.1');
          return yield* attemptAction(table, self.ship, grantedAction(table, self.ship, 'cloak'), false);
        },
      }),
      at('start-of-planning', {
        rule: 'xw2.faq-cards.11',
        optional: false,
        when: ({ self }) => self.ship.tokens.cloak > 0,
        *effect(context) {
          const { table, self } = context;
          const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.faq-cards.11');
          if (face !== 'focus') return;
          const way = yield* chooses(context, self.ship, ['decloak', 'discard'], 'xw2.faq-cards.11');
          if (way === 'discard') removeToken(table, self.ship, 'cloak', 1, 'xw2.faq-cards.11');
          else yield* mayDecloak(table, self.ship, true);
        },
      }),
    ],
  },
  {
    id: 'coaxiumhyperfuel',
    name: 'Coaxium Hyperfuel',
    fills: ['illicit'],
    limited: 0,
    cost: 4,
    restrictions: [{ action: 'slam' }],
    standard: true,
    text: 'You can SLAM while stressed; then suffer 1 critical damage or expose one of your damage cards. Maneuver partially executed: you may pay the same price for a SLAM action.',
    abilities: [
      modify('action-variants', RULE, (variants, context) => {
        const { self, moment } = context;
        const { ship, choice } = moment;
        return ship === self.ship && choice.key === 'slam' && isStressed(ship)
          ? [...variants, stressedSlam(context, choice)]
          : variants;
      }),
      at(
        'maneuver-executed',
        offersActions(
          RULE,
          ({ self, moment }) => moment.ship === self.ship && !moment.full,
          (context) => [paidSlam(context)],
        ),
      ),
    ],
  },
  {
    id: 'contrabandcybernetics',
    name: 'Contraband Cybernetics',
    fills: ['illicit'],
    limited: 0,
    cost: 3,
    standard: true,
    charges: { value: 1, recovers: 0, recoverable: false },
    text: 'Before activating: you may pay the charge: for this round stress keeps you neither from actions nor from red maneuvers.',
    abilities: [
      at('before-activate', {
        rule: 'xw2.errata-upgrade-cards.20',
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
        *effect({ table, self }) {
          spendCharge(table, self, 1, 'xw2.errata-upgrade-cards.20');
          self.ship.memory['round:contrabandcybernetics'] = 1;
        },
      }),
      modify(
        'stress-forbids',
        'xw2.stress.3',
        (forbids, { self, moment }) =>
          forbids && !(moment.ship === self.ship && self.ship.memory['round:contrabandcybernetics'] === 1),
      ),
      modify(
        'stress-forbids-red',
        'xw2.activation-phase.10',
        (forbids, { self, moment }) =>
          forbids && !(moment.ship === self.ship && self.ship.memory['round:contrabandcybernetics'] === 1),
      ),
    ],
  },
  {
    id: 'deadmansswitch',
    name: "Deadman's Switch",
    fills: ['illicit'],
    limited: 0,
    cost: 2,
    standard: true,
    text: 'When you are destroyed, every other ship up to range 1 away suffers 1 damage.',
    abilities: [
      at('ship-destroyed', {
        rule: 'xw2.abilities.6',
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self }) {
          for (const ship of table.inPlay()) {
            if (ship !== self.ship && table.range(self.ship, ship) <= 1)
              yield* sufferDamage(table, ship, 'hit', 1, { rule: 'xw2.abilities.6' });
          }
        },
      }),
    ],
  },
  {
    id: 'falsetranspondercodes',
    name: 'False Transponder Codes',
    fills: ['illicit'],
    limited: 0,
    cost: 3,
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'After you lock something or something locks you, the charge is lost and that object is jammed.',
    abilities: [
      at('lock-acquired', {
        rule: 'xw2.jam.4',
        optional: false,
        when: ({ table, self, moment }) =>
          chargesOf(self) > 0 &&
          (moment.ship === self.ship || moment.target === self.ship.id) &&
          table.inPlay().some((ship) => ship !== self.ship && (ship.id === moment.target || ship === moment.ship)),
        *effect({ table, self, moment }) {
          loseCharge(table, self, 1, 'xw2.jam.4');
          const other = moment.ship === self.ship ? table.findShip(moment.target) : moment.ship;
          if (other) yield* gainToken(table, other, 'jam', 1, { rule: 'xw2.jam.4', by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'feedbackarray',
    name: 'Feedback Array',
    fills: ['illicit'],
    limited: 0,
    cost: 4,
    standard: true,
    text: 'Before engaging: you may gain an ion and a disarm token: 1 damage for every other ship at range 0.',
    abilities: [
      at('before-engage', {
        rule: RULE,
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'ion', 1, { rule: RULE, by: ship.seat });
          yield* gainToken(table, ship, 'disarm', 1, { rule: RULE, by: ship.seat });
          for (const other of table.inPlay()) {
            if (other !== ship && table.range(ship, other) === 0)
              yield* sufferDamage(table, other, 'hit', 1, { rule: RULE });
          }
        },
      }),
    ],
  },
  {
    id: 'hotshottailblaster',
    name: 'Hotshot Tail Blaster',
    fills: ['illicit'],
    limited: 0,
    cost: 2,
    restrictions: [{ size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    attack: { arc: 'rear', dice: 2, range: [0, 1], rangeBonus: false, spends: 1 },
    text: 'A weapon to the rear that can be used at range 0.',
    abilities: [],
  },
  {
    id: 'inertialdampeners',
    name: 'Inertial Dampeners',
    fills: ['illicit'],
    limited: 0,
    cost: 8,
    standard: false,
    text: 'About to execute a maneuver: you may spend a shield to stay put instead (a white stationary maneuver), and gain a stress token.',
    abilities: [
      at('before-maneuver', {
        rule: RULE,
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && self.ship.shields > 0,
        *effect({ table, self, moment }) {
          yield* loseShield(table, self.ship, RULE);
          self.ship.memory['round:inertialdampeners'] = 1;
          moment.maneuver = { speed: 0, bearing: 'stationary', difficulty: 'white' };
        },
      }),
      at('maneuver-executed', {
        rule: 'xw2.faq-cards.49',
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && self.ship.memory['round:inertialdampeners'] === 1,
        *effect({ table, self: { ship } }) {
          delete ship.memory['round:inertialdampeners'];
          yield* gainToken(table, ship, 'stress', 1, { rule: 'xw2.faq-cards.49', by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'overtunedmodulators',
    name: 'Overtuned Modulators',
    fills: ['illicit'],
    limited: 0,
    cost: 3,
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'In the System Phase without stress you may pay the charge to gain three calculate tokens. Once it is spent, each green token you remove in the End Phase gains you a strain token.',
    abilities: [
      at('system', {
        rule: RULE,
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0 && !isStressed(self.ship),
        *effect({ table, self }) {
          spendCharge(table, self, 1, RULE);
          yield* gainToken(table, self.ship, 'calculate', 3, { rule: RULE, by: self.ship.seat });
        },
      }),
      at('green-tokens-removed', {
        rule: 'xw2.end-phase.4',
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) === 0,
        *effect({ table, self, moment }) {
          const source = { rule: 'xw2.end-phase.4', by: self.ship.seat } as const;
          yield* gainToken(table, self.ship, 'strain', moment.count, source);
        },
      }),
    ],
  },
  {
    id: 'quickreleaselocks',
    name: 'Quick-Release Locks',
    fills: ['illicit'],
    limited: 1,
    cost: 5,
    restrictions: [{ size: ['huge'] }],
    standard: false,
    charges: { value: 2, recovers: 0, recoverable: false },
    abilities: 'unwritten',
  },
  {
    id: 'riggedcargochute',
    name: 'Rigged Cargo Chute',
    fills: ['illicit'],
    limited: 0,
    cost: 4,
    restrictions: [{ size: ['medium', 'large'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    device: ['loosecargo'],
    text: 'Action: pay the charge to drop loose cargo with the 1 straight.',
    abilities: [dropsLooseCargo],
  },
  {
    id: 'saboteursmap',
    name: "Saboteur's Map",
    fills: ['illicit'],
    limited: 1,
    cost: 3,
    restrictions: [{ size: ['huge'] }],
    standard: false,
    text: 'At the end of setup you may pay a charge of each of your mine cards to place its mine beyond range 2 of enemies, mission markers and other devices.',
    abilities: [placesMinesInSetup],
  },
  {
    id: 'scannerbaffler',
    name: 'Scanner Baffler',
    fills: ['illicit'],
    limited: 1,
    cost: 8,
    restrictions: [{ size: ['huge'] }],
    standard: false,
    abilities: 'unwritten',
  },
  {
    id: 'trackingfob',
    name: 'Tracking Fob',
    fills: ['illicit'],
    limited: 3,
    cost: 4,
    restrictions: [{ keyword: ['Bounty Hunter'] }],
    standard: true,
    text: 'After forces are placed the opponent marks one of their ships for elimination, a limited one if they can. You lock that ship at any range.',
    abilities: TRACKING_FOB,
  },
];

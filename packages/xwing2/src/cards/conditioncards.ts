import { pick, pickOne } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, cardAction, instead, modify } from '../abilities.ts';
import { loseShield } from '../rules/charges.ts';
import { assignCondition, removeCondition } from '../rules/conditions.ts';
import { dealCard, exposeDamageCard, sufferDamage } from '../rules/damage.ts';
import { destroyIfDue } from '../rules/destroying.ts';
import { assignLock, lockTargets } from '../rules/lock.ts';
import { hasLock } from '../rules/locktokens.ts';
import { inArc } from '../rules/measure.ts';
import { addDie, changeOne, mayModify } from '../rules/modify.ts';
import { GREEN, gainToken, spendToken } from '../rules/tokens.ts';
import { rangeBetween } from '../rules/units.ts';
import type { Attack, AttackResult, Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { type DuringAttack, defenderOf, youAttack, youDefend } from './attackwords.ts';
import type { ConditionFacts } from './card.ts';
import { RESISTANCE_ARRIVES } from './latecomers.ts';

const RULE = 'xw2.abilities.1';

function has(ship: Ship, upgrade: string): boolean {
  return ship.upgrades.some(({ id }) => id === upgrade);
}

/** Enemies of a ship that some test holds for, up to some range. */
function enemyWithin(t: XTable, ship: Ship, far: number, test: (enemy: Ship) => boolean): boolean {
  return t.enemiesOf(ship.seat).some((enemy) => test(enemy) && t.range(ship, enemy) <= far);
}

/** In the System Phase, at your initiative (xw2.faq-cards.32), your dial is turned up. */
function turnsDialUp(rule: 'xw2.faq-cards.32' | typeof RULE, when: (t: XTable, ship: Ship) => boolean): CardAbility {
  return at('system', {
    rule,
    optional: false,
    when: ({ table, self: { ship }, moment }) =>
      moment.ship === ship && ship.dial !== null && !ship.revealed && when(table, ship),
    *effect({ table, self: { ship } }) {
      ship.revealed = true;
      table.emit({ type: 'dial-revealed', rule, ship: ship.id, maneuver: ship.dial ?? '' });
    },
  });
}

/** Ships of a pilot on your side that are in the arc the attack is made from. */
function inAttackArc({ table, self, moment: { attack } }: DuringAttack, pilot: string): Ship[] {
  const attacker = table.ship(attack.attacker);
  return table
    .friendsOf(self.ship)
    .filter((ship) => ship.pilot === pilot && attack.arcs.some((arc) => inArc(table, attacker, arc, ship)));
}

function* remove({ table, self }: AbilityContext<unknown>) {
  if (self.condition) removeCondition(table, self.ship, self.condition, RULE);
}

function enemyVi(table: XTable, ship: Ship, other: string): boolean {
  const vi = table.findShip(other);
  return vi !== undefined && vi.pilot === 'vimoradi' && vi.seat !== ship.seat;
}

function isMinePart(table: XTable, device: Device): boolean {
  return table.cards.device(device.device).kind !== 'remote';
}

function rangeToDevice(table: XTable, ship: Ship, device: Device): number {
  return rangeBetween(table, [table.base(ship)], table.device(device));
}

/** Conditions that are assigned before or after forces are placed. */
export const ASSIGNED_IN_SETUP: readonly ConditionFacts[] = [
  {
    id: 'hunted',
    name: 'Hunted',
    limited: 1,
    text: 'After you are destroyed, another ship of your side must take this condition, if there is one.',
    abilities: [
      at('ship-destroyed', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self: { ship, condition } }) {
          const options = table
            .friendsOf(ship)
            .filter((other) => other !== ship && !other.destroyed)
            .map((other) => ({ key: other.id, other }));
          if (options.length === 0 || !condition) return;
          const about = { ship: ship.id, card: condition.card };
          const { other } = yield* pickOne({ seat: ship.seat, topic: 'choose-ship', rule: RULE, about, options });
          assignCondition(table, other, 'hunted', { by: condition.by, source: condition.source }, RULE);
        },
      }),
    ],
  },
  {
    id: 'listeningdevice',
    name: 'Listening Device',
    limited: 1,
    text: 'In the System Phase, while an enemy Informant is at range 0-2, your dial is turned faceup.',
    abilities: [
      turnsDialUp('xw2.faq-cards.32', (t, ship) => enemyWithin(t, ship, 2, (enemy) => has(enemy, 'informant'))),
    ],
  },
  {
    id: 'compromisingintel',
    name: 'Compromising Intel',
    limited: 1,
    text: 'In the System Phase, while the enemy Vi Moradi is at range 0-3, your dial is turned faceup. In attacks between you and her you cannot spend focus tokens.',
    abilities: [
      turnsDialUp(RULE, (t, ship) => enemyWithin(t, ship, 3, ({ pilot }) => pilot === 'vimoradi')),
      modify('may-modify', RULE, (may, { table, self: { ship }, moment: { attack, ship: who, by } }) => {
        if (who !== ship || by !== 'focus') return may;
        const other = attack.attacker === ship.id ? attack.defender : attack.attacker;
        return may && !enemyVi(table, ship, other);
      }),
    ],
  },
  {
    id: 'falsefriend',
    name: 'False Friend',
    limited: 1,
    text: 'In the System Phase, while an enemy Tal Merrik or an enemy remote is at range 0-2, your dial is turned faceup. Action: gain a deplete and a stress token to get rid of this.',
    abilities: [
      turnsDialUp(
        RULE,
        (t, ship) =>
          enemyWithin(t, ship, 2, (enemy) => has(enemy, 'talmerrik')) ||
          t.state.devices.some(
            (device) => device.seat !== ship.seat && t.isRemote(device) && rangeToDevice(t, ship, device) <= 2,
          ),
      ),
      cardAction(RULE, {
        *perform(context) {
          const { table, self } = context;
          const source = { rule: RULE, by: self.ship.seat } as const;
          yield* gainToken(table, self.ship, 'deplete', 1, source);
          yield* gainToken(table, self.ship, 'stress', 1, source);
          yield* remove(context);
          return true;
        },
      }),
    ],
  },
  {
    id: 'optimizedprototype',
    name: 'Optimized Prototype',
    limited: 1,
    text: 'In a primary attack from your front arc on a ship that a friendly Director Krennic has locked, you may spend a hit, crit or focus result: the defender loses a shield, or turns one of its facedown damage cards up.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.errata-saws-renegades-tie-reaper.12',
        optional: true,
        when: (context) => prototypeChoices(context).length > 0 && spendable(context.moment.attack).length > 0,
        *effect(context) {
          const rule = 'xw2.errata-saws-renegades-tie-reaper.12';
          const { self, table, moment } = context;
          const asked = { seat: self.ship.seat, rule, about: { ship: self.ship.id, card: self.card } } as const;
          const { key: face } = yield* pickOne({
            ...asked,
            topic: 'spend-result',
            options: spendable(moment.attack).map((key) => ({ key })),
          });
          const dice = moment.attack.attackDice;
          dice.splice(
            dice.findIndex((die) => die.face === face),
            1,
          );
          const { key } = yield* pickOne({
            ...asked,
            topic: 'optimized-prototype',
            options: prototypeChoices(context).map((one) => ({ key: one })),
          });
          const defender = defenderOf(context);
          if (!defender) return;
          if (key === 'shield') yield* loseShield(table, defender, rule);
          else yield* exposeDamageCard(table, defender, rule);
        },
      }),
    ],
  },
  {
    id: 'decoyed',
    name: 'Decoyed',
    limited: 1,
    text: 'Naboo Handmaidens of your side in the attack arc may give an evade token for you when you defend: it turns one of your dice to an evade, or adds one if your ship is an N-1.',
    abilities: [
      at('modify-defense-dice', {
        rule: RULE,
        optional: true,
        when: (context) => youDefend(context) && handmaidens(context).length > 0 && mayUseEvades(context),
        *effect(context) {
          const { table, self, moment } = context;
          const options = handmaidens(context).map((ship) => ({ key: ship.id, ship }));
          const chosen = yield* pick({
            seat: self.ship.seat,
            topic: 'handmaidens',
            rule: RULE,
            about: { ship: self.ship.id },
            options,
            min: 1,
            max: options.length,
          });
          const royal = table.pilot(self.ship).type.id === 'nabooroyaln1starfighter';
          for (const { ship } of chosen) {
            yield* spendToken(table, ship, 'evade', 1, RULE, moment.attack);
            if (royal) addDie(moment.attack.defenseDice, 'evade');
            else changeOne(moment.attack.defenseDice, ['blank', 'focus'], 'evade');
          }
        },
      }),
    ],
  },
  {
    id: 'fearfulprey',
    name: 'Fearful Prey',
    limited: 1,
    text: 'An attack of an enemy Fearsome Predator against which you spent no green token costs you a strain token.',
    abilities: [
      at('token-spent', {
        rule: RULE,
        optional: false,
        when: ({ self, moment: { ship, token, attack } }) =>
          ship === self.ship && attack?.defender === ship.id && GREEN.includes(token),
        *effect({ moment: { attack } }) {
          if (attack) attack.memory.fearless = 1;
        },
      }),
      at('after-defending', {
        rule: RULE,
        optional: false,
        when: (context) => {
          const { table, self, moment } = context;
          const attacker = table.findShip(moment.attack.attacker);
          const feared = attacker?.pilot === 'fearsomepredator' && attacker.seat !== self.ship.seat;
          return youDefend(context) && feared && moment.attack.memory.fearless === undefined;
        },
        *effect({ table, self }) {
          yield* gainToken(table, self.ship, 'strain', 1, { rule: RULE, by: 1 - self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'guarded',
    name: 'Guarded',
    limited: 0,
    text: 'Each MagnaGuard Protector of your side that stands in the attack arc with a calculate or evade token adds a defense die to yours, unless the attacker has you in its bullseye arc.',
    abilities: [
      modify('defense-dice', RULE, (dice, { table, self, moment: attack }) => {
        const context = { table, self, moment: { attack } };
        if (!youDefend(context) || inArc(table, table.ship(attack.attacker), 'bullseye', self.ship)) return dice;
        const guards = inAttackArc(context, 'magnaguardprotector');
        return dice + guards.filter(({ tokens }) => tokens.calculate + tokens.evade > 0).length;
      }),
    ],
  },
  {
    id: 'mercilesspursuit',
    name: 'Merciless Pursuit',
    limited: 0,
    text: 'After you attack a ship that carries The Child, you may acquire a lock on it.',
    abilities: [
      at('after-attacking', {
        rule: RULE,
        optional: true,
        when: (context) => {
          const defender = defenderOf(context);
          const { table, self } = context;
          if (!youAttack(context) || !defender || !has(defender, 'thechild')) return false;
          return lockTargets(table, self.ship).some(({ key }) => key === defender.id);
        },
        *effect({ table, self, moment }) {
          yield* assignLock(table, self.ship, moment.attack.defender, RULE);
        },
      }),
    ],
  },
  {
    id: 'markedforelimination',
    name: 'Marked for Elimination',
    limited: 1,
    text: 'Attacked by a ship that carries a Tracking Fob and has locked you, you spend no green tokens.',
    abilities: [
      modify('may-modify', RULE, (may, { table, self: { ship }, moment: { attack, ship: who, dice, by } }) => {
        if (who !== ship || dice !== 'defense' || attack.defender !== ship.id) return may;
        const attacker = table.ship(attack.attacker);
        const marked = has(attacker, 'trackingfob') && hasLock(attacker, ship.id);
        return may && !(marked && GREEN.some((token) => token === by));
      }),
    ],
  },
  {
    id: 'itstheresistance',
    name: "It's the Resistance",
    limited: 0,
    text: 'You start in reserve. When all charges of the friendly GA-97 are active at the start of a round, or after it is destroyed, you must be placed near any edge, beyond range 3 of every enemy.',
    abilities: [modify('starts-in-reserve', RULE, (starts, { self, moment }) => starts || moment === self.ship)],
    inReserve: RESISTANCE_ARRIVES,
  },
];

/** Naboo Handmaidens that could help. */
function handmaidens(context: DuringAttack): Ship[] {
  return inAttackArc(context, 'naboohandmaiden').filter(({ tokens }) => tokens.evade > 0);
}

/** Decoyed: what keeps green tokens from the dice of a ship keeps these from them, too. */
function mayUseEvades({ table, self, moment: { attack } }: DuringAttack): boolean {
  return mayModify(table, attack, self.ship, 'defense', 'evade');
}

const SPENDABLE: readonly AttackResult[] = ['hit', 'crit', 'focus'];

function spendable({ attackDice }: Attack): AttackResult[] {
  return SPENDABLE.filter((face) => attackDice.some((die) => die.face === face));
}

/** What the holder of the prototype could make of a result. */
function prototypeChoices(context: DuringAttack): ('shield' | 'card')[] {
  const { table, self, moment } = context;
  const defender = defenderOf(context);
  const { attack } = moment;
  if (!defender || !youAttack(context) || attack.kind !== 'primary' || attack.symbol !== 'front') return [];
  const locked = table.friendsOf(self.ship).some((ship) => has(ship, 'directorkrennic') && hasLock(ship, defender.id));
  if (!locked) return [];
  const facedown = defender.damage.some(({ faceup }) => !faceup);
  return [...(defender.shields > 0 ? (['shield'] as const) : []), ...(facedown ? (['card'] as const) : [])];
}

/** Conditions that are assigned in battle. */
export const ASSIGNED_IN_BATTLE: readonly ConditionFacts[] = [
  {
    id: 'illshowyouthedarkside',
    name: "I'll Show You the Dark Side",
    limited: 1,
    text: 'Whoever assigns it looks for a Pilot damage card in your deck and puts it on this card. When you would suffer 1 critical damage, you are dealt that card instead, and this goes.',
    abilities: [
      instead('suffer-damage', {
        rule: RULE,
        optional: false,
        when: ({ self, moment }) =>
          moment.ship === self.ship && moment.kind === 'crit' && self.condition?.damage !== undefined,
        *instead({ table, self: { ship, condition }, moment }) {
          if (condition?.damage === undefined) return false;
          const card = { card: condition.damage, faceup: true };
          removeCondition(table, ship, condition, RULE);
          yield* dealCard(table, ship, card, RULE);
          yield* destroyIfDue(table, ship, moment.attack);
          return true;
        },
      }),
    ],
  },
  {
    id: 'rattled',
    name: 'Rattled',
    limited: 1,
    text: 'After a bomb or mine goes off at range 0-1, you suffer 1 critical damage and this goes. Action: get rid of this, if no bomb or mine is at range 0-1.',
    abilities: [
      at('device-detonated', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment: { device } }) =>
          isMinePart(table, device) && rangeToDevice(table, self.ship, device) <= 1,
        *effect(context) {
          yield* sufferDamage(context.table, context.self.ship, 'crit', 1, { rule: RULE });
          yield* remove(context);
        },
      }),
      cardAction(RULE, {
        when: ({ table, self }) =>
          !table.state.devices.some(
            (device) => isMinePart(table, device) && rangeToDevice(table, self.ship, device) <= 1,
          ),
        *perform(context) {
          yield* remove(context);
          return true;
        },
      }),
    ],
  },
  {
    id: 'trialsofthedarksaber',
    name: 'Trials of the Darksaber',
    limited: 1,
    text: 'At attack range 0-2 you may spend a crit to put a mission point of a leading opponent on this card; whoever destroys you at that range takes the card over; at the end of the game its ship scores what lies on it.',
    abilities: 'unwritten',
  },
];

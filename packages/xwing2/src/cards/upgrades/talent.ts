import { type Procedure, pickOne } from '@rangefinder/kernel';
import { kindOf } from '@rangefinder/xwing';
import { at, type CardAbility, modify } from '../../abilities.ts';
import {
  actionBar,
  actionChoice,
  attemptAction,
  barActions,
  difficultyOf,
  evenIfStressed,
  grantedAction,
  mayPerformAction,
  whyNotAct,
} from '../../rules/actions.ts';
import { cancelOne } from '../../rules/attack.ts';
import { boostWith } from '../../rules/baractions.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../rules/charges.ts';
import { enemiesAt, friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { exposeDamageCard, sufferDamage } from '../../rules/damage.ts';
import { deployedThisRound } from '../../rules/docking.ts';
import { flipUpgrade } from '../../rules/flip.ts';
import { assignLock, couldLock } from '../../rules/lock.ts';
import { hasLock } from '../../rules/locktokens.ts';
import { inArc } from '../../rules/measure.ts';
import { changeOne, rerollDefenseDice } from '../../rules/modify.ts';
import { obstructingShips } from '../../rules/obstruction.ts';
import { badTokensOn } from '../../rules/redtokens.ts';
import { inArcOfRemote } from '../../rules/remotes.ts';
import { isOwnReposition } from '../../rules/reposition.ts';
import { rollOutsideAttack } from '../../rules/roll.ts';
import { changeInitiative, initiativeOf } from '../../rules/stats.ts';
import { GREEN, gainToken, isStressed, isTractored, spendToken } from '../../rules/tokens.ts';
import { inFiringArc } from '../../rules/weapons.ts';
import type { Die, Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import {
  attackerOf,
  type DuringAttack,
  defenderInYour,
  defenderOf,
  isInAttackArc,
  rangeToDefender,
  shipsInTurretArc,
  youAttack,
  youDefend,
  youInDefenders,
  yourPrimaryAttack,
} from '../attackwords.ts';
import type { BarAction, Slot, UpgradeFacts } from '../card.ts';
import {
  changesAttackDie,
  changesDefenseDie,
  charges,
  chooseResult,
  rerollsAttackDice,
  rerollsDefenseDice,
  shows,
  turnOne,
} from '../dicewords.ts';
import { chooses, offersActions, youFullyExecute } from '../phrases.ts';
import { handsToken } from '../transferwords.ts';
import { bonusAttackAfterManeuver } from './weaponeffects.ts';

function isAlone({ table, self }: DuringAttack): boolean {
  return friendsAt(table, self.ship, 0, 2).every((ship) => ship === self.ship);
}

function onlyBlanks(dice: readonly Die<string>[]): boolean {
  return dice.length >= 2 && dice.every(({ face }) => face === 'blank');
}

/** The card of a torpedo or missile attack. */
function ordnance({ table, moment: { attack } }: DuringAttack): Equipped | undefined {
  const upgrade = table.ship(attack.attacker).upgrades.find(({ id }) => id === attack.weapon);
  const slots: readonly Slot[] = upgrade ? table.cards.upgrade(upgrade.id).fills : [];
  return slots.includes('torpedo') || slots.includes('missile') ? upgrade : undefined;
}

function friendsNearDefender({ table, self, moment: { attack } }: DuringAttack): Ship[] {
  return table.friendsOf(self.ship).filter((ship) => ship !== self.ship && rangeToDefender(table, attack, ship) <= 1);
}

/** After another friendly ship that is limited or has the same talent is destroyed, one of these actions. */
function actsWhenFriendDies(card: string, actions: readonly BarAction[]): CardAbility {
  return at('ship-destroyed', {
    rule: 'xw2.actions.10',
    optional: false,
    when: ({ table, self, moment: { ship } }) =>
      ship !== self.ship &&
      table.isFriendly(self.ship, ship) &&
      !self.ship.destroyed &&
      (table.pilot(ship).limited > 0 || ship.upgrades.some(({ id }) => id === card)) &&
      table.range(self.ship, ship) <= 3,
    *effect({ table, self }) {
      const choices = actions.map((action) => grantedAction(table, self.ship, action));
      yield* mayPerformAction(table, self.ship, choices, 'xw2.actions.10');
    },
  });
}

/** A boost with a 1 turn template. */
function turnBoost(table: XTable, ship: Ship): Procedure<boolean> {
  return boostWith(table, ship, ['left-turn', 'right-turn']);
}

const RULE = 'xw2.abilities.1';

/** Another friendly ship near by that is limited or has the same talent. */
function isComradeOf(table: XTable, you: Ship, ship: Ship, card: string, most = 3): boolean {
  return (
    ship !== you &&
    table.isFriendly(you, ship) &&
    (table.pilot(ship).limited > 0 || ship.upgrades.some(({ id }) => id === card)) &&
    table.range(you, ship) <= most
  );
}

/** What Cutthroat could do for a ship: a token less, or a charge more. */
function gains(table: XTable, ship: Ship): { key: string; take: () => void }[] {
  const cards = [null, ...ship.upgrades].filter((upgrade) => {
    const facts = upgrade ? table.cards.face(upgrade).charges : table.pilot(ship).charges;
    const lasting = facts !== undefined && facts.recovers === 0 && facts.recoverable !== false;
    return lasting && chargesOf({ ship, upgrade }) < facts.value;
  });
  return [
    ...badTokensOn(table, ship, RULE),
    ...cards.map((upgrade) => ({
      key: `charge:${upgrade?.id ?? ship.pilot}`,
      take: () => void recoverCharge(table, { ship, upgrade }, 1, RULE),
    })),
  ];
}

function tractoredInArc({ table, moment: { attack } }: DuringAttack): number {
  return table.inPlay().filter((ship) => isTractored(table, ship) && isInAttackArc(table, attack, ship)).length;
}

/** Whether the configuration of a ship shows its closed side. */
function hasClosedWings(table: XTable, ship: Ship): boolean {
  return ship.upgrades.some(
    (upgrade) =>
      table.cards.upgrade(upgrade.id).fills.includes('configuration') &&
      table.cards.face(upgrade).title?.includes('(Closed)') === true,
  );
}

function enemiesAhead(table: XTable, ship: Ship): Ship[] {
  return enemiesAt(table, ship, 1, 2).filter((enemy) => inArc(table, ship, 'front', enemy));
}

function enemiesPassed(ship: Ship, through: readonly Ship[]): Ship[] {
  return through.filter((other) => other.seat !== ship.seat);
}

export const TALENT: readonly UpgradeFacts[] = [
  {
    id: 'backwardstailslide',
    name: 'Backwards Tailslide',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ keyword: ['X-wing'] }, { equipped: ['configuration'] }],
    standard: true,
    text: 'With closed wings you can boost and barrel roll through and onto obstacles; having passed one you gain an evade token.',
    abilities: [
      modify(
        'repositions-through',
        'xw2.golden-rules.3',
        (through, { table, self, moment: { ship, how } }) =>
          through || (ship === self.ship && isOwnReposition(how) && hasClosedWings(table, ship)),
      ),
      at('repositioned', {
        rule: RULE,
        optional: false,
        when: ({ table, self: { ship }, moment }) =>
          moment.ship === ship && moment.over.some((obstacle) => !table.isAtRangeZero(ship, obstacle)),
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'evade', 1, { rule: RULE, by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'clantraining',
    name: 'Clan Training',
    fills: ['talent'],
    limited: 0,
    cost: 3,
    restrictions: [{ keyword: ['Mandalorian'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'Before you engage without a focus token and with an enemy ahead at range 1, you may pay the charge for a red focus action. Destroying a ship you attack recovers it.',
    abilities: [
      at('before-engage', {
        rule: 'xw2.actions.10',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship &&
          chargesOf(self) > 0 &&
          self.ship.tokens.focus === 0 &&
          whyNotAct(table, self.ship, grantedAction(table, self.ship, 'focus', 'red')) === undefined &&
          enemiesAt(table, self.ship, 1, 1).some((enemy) => inArc(table, self.ship, 'front', enemy)),
        *effect({ table, self }) {
          spendCharge(table, self, 1, 'xw2.actions.10');
          yield* attemptAction(table, self.ship, grantedAction(table, self.ship, 'focus', 'red'), false);
        },
      }),
      at('after-attacking', {
        rule: 'xw2.charges.2',
        optional: false,
        when: (context) =>
          youAttack(context) &&
          defenderOf(context)?.destroyed === true &&
          chargesOf(context.self) < chargeLimit(context.table, context.self),
        *effect({ table, self }) {
          recoverCharge(table, self, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'composure',
    name: 'Composure',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ action: 'focus' }],
    standard: true,
    text: 'After you fail an action without a green token, you may take a focus action; then no further action this round.',
    abilities: [
      at('action-failed', {
        rule: 'xw2.errata-upgrade-cards.8',
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship && GREEN.every((kind) => self.ship.tokens[kind] === 0),
        *effect({ table, self }) {
          const rule = 'xw2.errata-upgrade-cards.8';
          const done = yield* mayPerformAction(table, self.ship, [grantedAction(table, self.ship, 'focus')], rule);
          if (done) self.ship.memory['round:composure'] = 1;
        },
      }),
      modify(
        'may-act',
        'xw2.errata-upgrade-cards.8',
        (may, { self, moment }) => may && !(moment.ship === self.ship && self.ship.memory['round:composure'] === 1),
      ),
    ],
  },
  {
    id: 'crackshot',
    name: 'Crack Shot',
    fills: ['talent'],
    limited: 0,
    cost: 3,
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'Primary attack, defender in your bullseye arc: you may pay the charge to cancel one of its evades before results are neutralized.',
    abilities: [
      at('before-neutralize', {
        rule: 'xw2.dice-modification.9',
        optional: true,
        when: (context) =>
          yourPrimaryAttack(context) &&
          chargesOf(context.self) > 0 &&
          // xw2.attack.24: not at range 0.
          context.moment.attack.range > 0 &&
          shows(context.moment.attack.defenseDice, ['evade']) &&
          defenderInYour(context, 'bullseye'),
        *effect({ table, self, moment: { attack } }) {
          spendCharge(table, self, 1, 'xw2.dice-modification.9');
          const index = attack.defenseDice.findIndex(({ face }) => face === 'evade');
          attack.defenseDice.splice(index, 1);
        },
      }),
    ],
  },
  {
    id: 'cutthroat',
    name: 'Cutthroat',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: 'After another friend at range 0-3 is destroyed that is limited or cutthroat too, you may remove a red or orange token, or recover a charge that does not recur.',
    abilities: [
      at('ship-destroyed', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment: { ship } }) =>
          isComradeOf(table, self.ship, ship, 'cutthroat') && gains(table, self.ship).length > 0,
        *effect({ table, self: { ship } }) {
          const { take } = yield* pickOne({
            seat: ship.seat,
            topic: 'choose',
            rule: RULE,
            about: { ship: ship.id, card: 'cutthroat' },
            options: [...gains(table, ship), { key: 'none', take: () => {} }],
          });
          take();
        },
      }),
    ],
  },
  {
    id: 'daredevil',
    name: 'Daredevil',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ size: ['small'] }, { action: 'boost', difficulty: 'white' }],
    standard: true,
    text: 'You may take a white boost action as a red one to boost with a 1 turn template.',
    abilities: [
      modify('action-variants', 'xw2.actions.7', (variants, { table, self, moment: { ship, choice } }) =>
        ship === self.ship && choice.key === 'boost' && difficultyOf(table, ship, choice) === 'white'
          ? [...variants, actionChoice({ ...choice, variant: self.card, treatedAs: 'red', perform: turnBoost })]
          : variants,
      ),
    ],
  },
  {
    id: 'deadeyeshot',
    name: 'Deadeye Shot',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ size: ['small', 'medium'] }],
    standard: true,
    text: 'Primary attack, defender in your bullseye arc: you may give up a hit, or turn a crit into a hit; then the defender exposes a damage card.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.5',
        optional: true,
        when: (context) =>
          yourPrimaryAttack(context) &&
          shows(context.moment.attack.attackDice, ['hit', 'crit']) &&
          defenderInYour(context, 'bullseye'),
        *effect(context) {
          const { table, self, moment } = context;
          const dice = moment.attack.attackDice;
          const ways = (['hit', 'crit'] as const).filter((face) => shows(dice, [face]));
          const way = yield* chooses(context, self.ship, ways, 'xw2.dice-modification.5');
          if (way === 'crit') changeOne(dice, ['crit'], 'hit');
          else
            dice.splice(
              dice.findIndex(({ face }) => face === 'hit'),
              1,
            );
          const defender = defenderOf(context);
          if (defender) yield* exposeDamageCard(table, defender, 'xw2.damage-cards.3');
        },
      }),
    ],
  },
  {
    id: 'debrisgambit',
    name: 'Debris Gambit',
    fills: ['talent'],
    limited: 0,
    cost: 6,
    restrictions: [{ size: ['small', 'medium'] }],
    standard: true,
    actions: ['red evade'],
    text: 'Your red evade action is white while an obstacle is at range 0-1.',
    abilities: [
      modify('action-difficulty', 'xw2.actions.7', (difficulty, { table, self, moment }) =>
        moment.ship === self.ship &&
        moment.action === 'evade' &&
        difficulty === 'red' &&
        table.state.obstacles.some((obstacle) => table.rangeTo(self.ship, table.obstacle(obstacle)) <= 1)
          ? 'white'
          : difficulty,
      ),
    ],
  },
  {
    id: 'dedicated',
    name: 'Dedicated',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ faction: ['galacticrepublic'] }, { keyword: ['Clone'] }],
    standard: true,
    text: 'When another friend to your left or right at range 0-2 defends that is limited or dedicated too, you may gain a strain token unless strained: it rerolls a blank.',
    abilities: [
      rerollsDefenseDice({
        by: 'defender',
        faces: ['blank'],
        when: (context) => {
          const { table, self } = context;
          const defender = defenderOf(context);
          return (
            defender !== undefined &&
            isComradeOf(table, self.ship, defender, 'dedicated', 2) &&
            (['left', 'right'] as const).some((arc) => inArc(table, self.ship, arc, defender))
          );
        },
        cost: {
          affordable: ({ self }) => self.ship.tokens.strain === 0,
          *pay({ table, self }, rule) {
            yield* gainToken(table, self.ship, 'strain', 1, { rule, by: self.ship.seat });
          },
        },
      }),
    ],
  },
  {
    id: 'disciplined',
    name: 'Disciplined',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    text: 'The loss of another friend at range 0-3, limited or disciplined too, lets you lock or barrel roll as an action.',
    abilities: [actsWhenFriendDies('disciplined', ['lock', 'barrel-roll'])],
  },
  {
    id: 'elusive',
    name: 'Elusive',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ size: ['small', 'medium'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'Defending: you may pay the charge to reroll a die. A red maneuver fully executed recovers it.',
    abilities: [
      rerollsDefenseDice({ when: youDefend, cost: charges(1) }),
      at('maneuver-executed', {
        rule: 'xw2.faq-cards.13',
        optional: false,
        when: (context) =>
          youFullyExecute(context, 'red') && chargesOf(context.self) < chargeLimit(context.table, context.self),
        *effect({ table, self }) {
          recoverCharge(table, self, 1, 'xw2.faq-cards.13');
        },
      }),
    ],
  },
  {
    id: 'enduring',
    name: 'Enduring',
    fills: ['talent'],
    limited: 0,
    cost: 5,
    standard: true,
    text: "Defending outside the attacker's bullseye arc: evades cancel crits before hits. Critical damage suffered: you may take a calculate or focus action of your bar as a red one, stressed or not.",
    abilities: [
      modify('neutralizing', RULE, (how, { table, self, moment: { attacker, defender } }) =>
        defender === self.ship.id && !inArc(table, table.ship(attacker), 'bullseye', self.ship)
          ? { ...how, first: 'crit' }
          : how,
      ),
      at(
        'damage-suffered',
        offersActions(
          RULE,
          ({ self, moment: { ship, kind } }) => ship === self.ship && kind === 'crit' && !ship.destroyed,
          ({ table, self }) =>
            evenIfStressed(
              barActions(table, self.ship).filter(({ key }) => key === 'calculate' || key === 'focus'),
            ).map((choice) => actionChoice({ ...choice, treatedAs: 'red' })),
        ),
      ),
    ],
  },
  {
    id: 'ensnare',
    name: 'Ensnare',
    fills: ['talent'],
    limited: 0,
    cost: 10,
    restrictions: [{ ship: ['nantexclassstarfighter'] }],
    standard: true,
    text: 'At the end of the Activation Phase, when tractored, you may hand a tractor token to a ship in your turret arc at range 0-1.',
    abilities: [
      at(
        'end-of-activation',
        handsToken(
          'tractor',
          ({ table, self }) => isTractored(table, self.ship),
          ({ table, self }) => shipsInTurretArc(table, self.ship, 1),
        ),
      ),
    ],
  },
  {
    id: 'experthandling',
    name: 'Expert Handling',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ action: 'barrel-roll', difficulty: 'red' }],
    standard: true,
    actions: ['barrel-roll'],
    text: 'Adds a barrel roll to your action bar.',
    abilities: [],
  },
  {
    id: 'fanatical',
    name: 'Fanatical',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    text: 'In a primary attack without shields you may turn a focus result into a hit.',
    abilities: [
      changesAttackDie(['focus'], 'hit', {
        when: (context) => yourPrimaryAttack(context) && context.self.ship.shields === 0,
      }),
    ],
  },
  {
    id: 'fearless',
    name: 'Fearless',
    fills: ['talent'],
    limited: 0,
    cost: 3,
    restrictions: [{ faction: ['scumandvillainy'] }],
    standard: true,
    text: "In a primary front arc attack at range 1, standing in the defender's front arc, you may turn one of your results into a hit.",
    abilities: [
      changesAttackDie(['blank', 'focus', 'crit'], 'hit', {
        when: (context) => {
          const { symbol, range } = context.moment.attack;
          return yourPrimaryAttack(context) && symbol === 'front' && range === 1 && youInDefenders(context, 'front');
        },
      }),
    ],
  },
  {
    id: 'feedbackping',
    name: 'Feedback Ping',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ action: 'reload' }, { keyword: ['TIE'] }],
    standard: true,
    text: 'Maneuver of an enemy executed, and a friendly device at range 0-1 of it: you may lock that enemy at any range.',
    abilities: [
      at('maneuver-executed', {
        rule: 'xw2.lock.15',
        optional: true,
        when: ({ table, self, moment: { ship } }) =>
          ship.seat !== self.ship.seat &&
          !hasLock(self.ship, ship.id) &&
          table.state.devices.some(
            (device) => device.seat === self.ship.seat && table.rangeTo(ship, table.device(device)) <= 1,
          ) &&
          couldLock(table, self.ship, ship),
        *effect({ table, self, moment }) {
          yield* assignLock(table, self.ship, moment.ship.id, 'xw2.lock.15');
        },
      }),
    ],
  },
  {
    id: 'graviticdeflection',
    name: 'Gravitic Deflection',
    fills: ['talent'],
    limited: 0,
    cost: 4,
    restrictions: [{ ship: ['nantexclassstarfighter'] }],
    standard: true,
    text: 'Defending: you may reroll as many dice as there are tractored ships in the arc of the attack.',
    abilities: [
      rerollsDefenseDice({
        when: (context) => youDefend(context) && tractoredInArc(context) > 0,
        most: tractoredInArc,
      }),
    ],
  },
  {
    id: 'heroic',
    name: 'Heroic',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'If you roll two or more dice and all are blank, you may reroll any of them.',
    abilities: [
      rerollsAttackDice({
        when: (context) => youAttack(context) && onlyBlanks(context.moment.attack.attackDice),
        most: 6,
      }),
      rerollsDefenseDice({
        when: (context) => youDefend(context) && onlyBlanks(context.moment.attack.defenseDice),
        most: 6,
      }),
    ],
  },
  {
    id: 'hopeful',
    name: 'Hopeful',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'The loss of another friend at range 0-3, limited or hopeful too, lets you focus or boost as an action.',
    abilities: [actsWhenFriendDies('hopeful', ['focus', 'boost'])],
  },
  {
    id: 'interloperturn',
    name: 'Interloper Turn',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ ship: ['tieddefender'] }],
    standard: false,
    text: 'Before a turn or Koiogran turn of speed 1 or 2 at range 0-1 of an asteroid you may gain a tractor token.',
    abilities: [
      at('before-maneuver', {
        rule: RULE,
        optional: true,
        when: ({ table, self, moment: { ship, maneuver } }) =>
          ship === self.ship &&
          maneuver.speed <= 2 &&
          (kindOf(maneuver.bearing) === 'turn' || maneuver.bearing === 'koiogran') &&
          table.state.obstacles.some(
            (obstacle) => obstacle.kind === 'asteroid' && table.rangeTo(ship, table.obstacle(obstacle)) <= 1,
          ),
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'tractor', 1, { rule: RULE, by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'intimidation',
    name: 'Intimidation',
    fills: ['talent'],
    limited: 0,
    cost: 3,
    standard: false,
    text: 'Enemies at range 0 of you roll 1 fewer defense die.',
    abilities: [
      modify('defense-dice', 'xw2.card-interpretation.6', (dice, { table, self, moment: attack }) => {
        // xw2.attacking-remotes.3: a remote is an enemy ship only to the ship that attacks it.
        const own = attack.attacker === self.ship.id;
        const defender = table.findShip(attack.defender) ?? (own ? table.ship(attack.defender) : undefined);
        return defender && defender.seat !== self.ship.seat && table.range(self.ship, defender) === 0 ? dice - 1 : dice;
      }),
    ],
  },
  {
    id: 'ionlimiteroverride',
    name: 'Ion Limiter Override',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ keyword: ['TIE'] }],
    standard: true,
    text: 'Red maneuver fully executed: you may barrel roll stressed or not; then a die decides: a hit strains you, a crit ionizes you.',
    abilities: [
      at('maneuver-executed', {
        rule: 'xw2.actions.10',
        optional: false,
        when: (context) => youFullyExecute(context, 'red'),
        *effect({ table, self }) {
          const { ship } = self;
          const roll = actionChoice({ ...grantedAction(table, ship, 'barrel-roll'), evenStressed: true });
          if (!(yield* mayPerformAction(table, ship, [roll], 'xw2.actions.10'))) return;
          const [face] = yield* rollOutsideAttack(table, ship, 1, self.card, 'xw2.actions.10');
          const kind = face === 'hit' ? 'strain' : face === 'crit' ? 'ion' : null;
          if (kind) yield* gainToken(table, ship, kind, 1, { rule: 'xw2.actions.10', by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'juke',
    name: 'Juke',
    fills: ['talent'],
    limited: 0,
    cost: 6,
    restrictions: [{ size: ['small', 'medium'] }],
    standard: true,
    text: 'While you have an evade token, you may turn one evade of the ship you attack into a focus result.',
    abilities: [
      changesDefenseDie(['evade'], 'focus', {
        when: (context) => youAttack(context) && context.self.ship.tokens.evade > 0,
      }),
    ],
  },
  {
    id: 'lonewolf',
    name: 'Lone Wolf',
    fills: ['talent'],
    limited: 1,
    cost: 5,
    standard: true,
    charges: { value: 1, recovers: 1 },
    text: 'With no other friend at range 0-2, you may pay the charge to reroll one of your dice.',
    abilities: [
      rerollsAttackDice({ when: (context) => youAttack(context) && isAlone(context), cost: charges(1) }),
      rerollsDefenseDice({ when: (context) => youDefend(context) && isAlone(context), cost: charges(1) }),
    ],
  },
  {
    id: 'margsablclosure',
    name: 'Marg Sabl Closure',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ size: ['small', 'medium'] }],
    standard: true,
    text: 'After you fully execute a maneuver through an obstacle, or one that deploys you, you may strain an enemy in your front arc at range 1-2.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: (context) => {
          const { table, self, moment } = context;
          const bold = moment.over.length > 0 || deployedThisRound(self.ship);
          return youFullyExecute(context) && bold && enemiesAhead(table, self.ship).length > 0;
        },
        *effect({ table, self }) {
          const enemy = yield* mayChooseShip(self, enemiesAhead(table, self.ship), RULE);
          if (enemy) yield* gainToken(table, enemy, 'strain', 1, { rule: RULE, by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'marksmanship',
    name: 'Marksmanship',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    standard: true,
    text: 'Defender in your bullseye arc: you may turn one hit into a crit.',
    abilities: [
      changesAttackDie(['hit'], 'crit', {
        when: (context) => youAttack(context) && defenderInYour(context, 'bullseye'),
      }),
    ],
  },
  {
    id: 'notorious',
    name: 'Notorious',
    fills: ['talent'],
    limited: 1,
    cost: 2,
    restrictions: [{ equipped: ['illicit'] }],
    standard: true,
    charges: { value: 2, recovers: 1 },
    text: 'After defending: you may pay a charge to strain an attacker in your firing arc. Against a strained defender you may reroll a blank.',
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
          spendCharge(table, self, 1, 'xw2.attack.35');
          yield* gainToken(table, attackerOf(context), 'strain', 1, { rule: 'xw2.attack.35', by: self.ship.seat });
        },
      }),
      rerollsAttackDice({
        faces: ['blank'],
        when: (context) => youAttack(context) && (defenderOf(context)?.tokens.strain ?? 0) > 0,
      }),
    ],
  },
  {
    id: 'outmaneuver',
    name: 'Outmaneuver',
    fills: ['talent'],
    limited: 0,
    cost: 12,
    standard: true,
    text: "Your front arc attacks from outside the defender's firing arcs cost it a defense die.",
    abilities: [
      modify('defense-dice', 'xw2.faq-arcs.3', (dice, { table, self, moment: attack }) => {
        if (attack.attacker !== self.ship.id || attack.symbol !== 'front') return dice;
        const defender = table.findShip(attack.defender);
        const inside = defender
          ? inFiringArc(table, defender, self.ship)
          : inArcOfRemote(table, attack, self.ship) !== false;
        return inside ? dice : dice - 1;
      }),
    ],
  },
  {
    id: 'predator',
    name: 'Predator',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    standard: true,
    text: 'Primary attack: you may reroll one of your dice if the defender stands in your bullseye arc.',
    abilities: [
      rerollsAttackDice({
        when: (context) => yourPrimaryAttack(context) && defenderInYour(context, 'bullseye'),
      }),
    ],
  },
  {
    id: 'proudtradition',
    name: 'Proud Tradition',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    title: 'Proud Tradition',
    text: 'With two stress tokens or fewer you may focus in spite of them. After you attack while stressed, the defender may spend a focus token or suffer 1 critical damage to flip this card.',
    abilities: [
      modify(
        'stress-forbids',
        'xw2.stress.3',
        (forbids, { self, moment }) =>
          forbids && !(moment.ship === self.ship && moment.action === 'focus' && self.ship.tokens.stress <= 2),
      ),
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) => youAttack(context) && isStressed(context.self.ship) && defenderOf(context)?.place === 'play',
        *effect(context) {
          const { table, self } = context;
          const defender = defenderOf(context);
          if (!defender || !self.upgrade) return;
          const ways = (['none', 'focus', 'suffer'] as const).filter(
            (way) => way !== 'focus' || defender.tokens.focus > 0,
          );
          const way = yield* chooses(context, defender, ways, 'xw2.attack.36');
          if (way === 'none') return;
          if (way === 'focus') yield* spendToken(table, defender, 'focus', 1, 'xw2.attack.36');
          else yield* sufferDamage(table, defender, 'crit', 1, { rule: 'xw2.damage.3' });
          flipUpgrade(table, self.ship, self.upgrade, 'xw2.attack.36');
        },
      }),
    ],
    back: {
      title: 'False Tradition',
      text: 'Your focus actions are red.',
      abilities: [
        modify('action-difficulty', 'xw2.actions.7', (difficulty, { self, moment }) =>
          moment.ship === self.ship && moment.action === 'focus' && difficulty === 'white' ? 'red' : difficulty,
        ),
      ],
    },
  },
  {
    id: 'ruthless',
    name: 'Ruthless',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ faction: ['galacticempire'] }],
    standard: true,
    text: 'Attacking: you may let another friend at range 0-1 of the defender suffer 1 damage, to turn one of your results into a hit.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.3',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          shows(context.moment.attack.attackDice, ['blank', 'focus', 'crit']) &&
          friendsNearDefender(context).length > 0,
        *effect(context) {
          const { table, self, moment } = context;
          const victim = yield* mayChooseShip(self, friendsNearDefender(context), 'xw2.dice-modification.3');
          if (!victim) return;
          yield* sufferDamage(table, victim, 'hit', 1, { rule: 'xw2.damage.3' });
          yield* turnOne(context, moment.attack.attackDice, ['blank', 'focus', 'crit'], 'hit');
        },
      }),
    ],
  },
  {
    id: 'saturationsalvo',
    name: 'Saturation Salvo',
    fills: ['talent'],
    limited: 0,
    cost: 3,
    restrictions: [{ action: 'reload' }],
    standard: true,
    text: 'Torpedo or missile attack: you may pay one more charge of that weapon; then the defender rerolls two dice of your choice.',
    abilities: [
      at('modify-defense-dice', {
        rule: 'xw2.dice-modification.4',
        optional: true,
        when: (context) =>
          youAttack(context) &&
          (ordnance(context)?.charges ?? 0) > 0 &&
          context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled),
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.dice-modification.4';
          const upgrade = ordnance(context);
          if (upgrade) spendCharge(table, { ship: self.ship, upgrade }, 1, rule);
          yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { least: 2, most: 2, rule });
        },
      }),
    ],
  },
  {
    id: 'selfless',
    name: 'Selfless',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['rebelalliance'] }],
    standard: true,
    text: 'Another friend at range 0-1 defends and the attack arc holds you: you may cancel one crit by suffering 1 critical damage.',
    abilities: [
      at('before-neutralize', {
        rule: 'xw2.attack.27',
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const defender = defenderOf(context);
          return (
            defender !== undefined &&
            defender !== self.ship &&
            table.isFriendly(self.ship, defender) &&
            shows(moment.attack.attackDice, ['crit']) &&
            table.range(self.ship, defender) <= 1 &&
            isInAttackArc(table, moment.attack, self.ship)
          );
        },
        *effect({ table, self, moment: { attack } }) {
          cancelOne(attack, ['crit']);
          yield* sufferDamage(table, self.ship, 'crit', 1, { rule: 'xw2.damage.3' });
        },
      }),
    ],
  },
  {
    id: 'snapshot',
    name: 'Snap Shot',
    fills: ['talent'],
    limited: 0,
    cost: 9,
    standard: true,
    attack: { arc: 'front', dice: 2, range: [2, 2], rangeBonus: false },
    text: 'After an enemy executes a maneuver you may make a bonus attack on it with this card. Its dice cannot be modified.',
    abilities: [
      bonusAttackAfterManeuver(),
      modify(
        'may-modify',
        'xw2.faq-cards.72',
        (may, { self, moment: { attack, dice } }) =>
          may && !(attack.attacker === self.ship.id && attack.weapon === self.card && dice === 'attack'),
      ),
    ],
  },
  {
    id: 'squadleader',
    name: 'Squad Leader',
    fills: ['talent'],
    limited: 1,
    cost: 6,
    standard: true,
    actions: ['red coordinate'],
    text: 'The ship you coordinate can only take an action that is on your own action bar.',
    abilities: [
      modify(
        'may-coordinate',
        'xw2.coordinate.4',
        (may, { table, self, moment }) =>
          may &&
          (moment.ship !== self.ship || actionBar(table, self.ship).some(({ action }) => action === moment.action)),
      ),
    ],
  },
  {
    id: 'starbirdslash',
    name: 'Starbird Slash',
    fills: ['talent'],
    limited: 0,
    cost: 1,
    restrictions: [{ keyword: ['A-wing'] }],
    standard: true,
    text: 'Maneuver fully executed through an enemy: you may give it a strain token; if its firing arc holds you then, you gain one, too.',
    abilities: [
      at('maneuver-executed', {
        rule: RULE,
        optional: false,
        when: (context) =>
          youFullyExecute(context) && enemiesPassed(context.self.ship, context.moment.through).length > 0,
        *effect({ table, self, moment: { through } }) {
          const { ship } = self;
          const enemy = yield* mayChooseShip(self, enemiesPassed(ship, through), RULE);
          if (!enemy) return;
          yield* gainToken(table, enemy, 'strain', 1, { rule: RULE, by: ship.seat });
          if (inFiringArc(table, enemy, ship))
            yield* gainToken(table, ship, 'strain', 1, { rule: RULE, by: ship.seat });
        },
      }),
    ],
  },
  {
    id: 'swarmtactics',
    name: 'Swarm Tactics',
    fills: ['talent'],
    limited: 0,
    cost: 5,
    standard: true,
    text: 'Engagement Phase starts: lend your initiative for this round to one friend at range 1.',
    abilities: [
      at('start-of-engagement', {
        rule: 'xw2.initiative.2',
        optional: false,
        when: ({ table, self }) => friendsAt(table, self, 1, 1).length > 0,
        *effect({ table, self }) {
          const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 1, 1), 'xw2.initiative.2');
          if (ship) changeInitiative(table, ship, initiativeOf(table, self.ship), 'round', 'xw2.initiative.2');
        },
      }),
    ],
  },
  {
    id: 'tierfonbellyrun',
    name: 'Tierfon Belly Run',
    fills: ['talent'],
    limited: 0,
    cost: 0,
    restrictions: [{ keyword: ['Y-wing'] }],
    standard: true,
    text: 'Being at range 0 of asteroids does not keep you from special attacks. Defending at range 0 of an obstacle: no attack dice can be rerolled.',
    abilities: [
      modify(
        'attacks-from-obstacle',
        'xw2.obstacles.20',
        (attacks, { self, moment: { ship, obstacle, weapon } }) =>
          attacks || (ship === self.ship && obstacle.kind === 'asteroid' && weapon.kind === 'special'),
      ),
      modify('most-rerolls', 'xw2.dice-modification.4', (most, { table, self, moment: { defender } }) =>
        defender === self.ship.id && table.state.obstacles.some((one) => table.isAtRangeZero(self.ship, one))
          ? 0
          : most,
      ),
    ],
  },
  {
    id: 'treacherous',
    name: 'Treacherous',
    fills: ['talent'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['separatistalliance'] }],
    standard: true,
    charges: { value: 1, recovers: 0 },
    text: 'Defending: you may pay the charge and name a ship that obstructs the attack: one result is cancelled, and that ship gains a strain token. A ship destroyed at range 0-3 recovers the charge.',
    abilities: [
      at('before-neutralize', {
        rule: 'xw2.obstructed.1',
        optional: false,
        when: (context) =>
          youDefend(context) &&
          chargesOf(context.self) > 0 &&
          shows(context.moment.attack.attackDice, ['hit', 'crit']) &&
          obstructingShips(context.table, context.moment.attack).length > 0,
        *effect({ table, self, moment: { attack } }) {
          const ship = yield* mayChooseShip(self, obstructingShips(table, attack), 'xw2.obstructed.1');
          if (!ship) return;
          spendCharge(table, self, 1, 'xw2.obstructed.1');
          const result = yield* chooseResult(self, attack, 'xw2.obstructed.1');
          if (result) cancelOne(attack, [result]);
          yield* gainToken(table, ship, 'strain', 1, { rule: 'xw2.obstructed.1', by: self.ship.seat });
        },
      }),
      at('ship-destroyed', {
        rule: 'xw2.charges.2',
        optional: false,
        when: ({ table, self, moment }) =>
          chargesOf(self) < chargeLimit(table, self) && table.range(self.ship, moment.ship) <= 3,
        *effect({ table, self }) {
          recoverCharge(table, self, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'trickshot',
    name: 'Trick Shot',
    fills: ['talent'],
    limited: 0,
    cost: 4,
    standard: true,
    text: 'You roll 1 more attack die when an obstacle obstructs your attack.',
    abilities: [
      modify('attack-dice', 'xw2.attack.13', (dice, { self, moment: attack }) =>
        attack.attacker === self.ship.id && attack.obstructedBy.length > 0 ? dice + 1 : dice,
      ),
    ],
  },
];

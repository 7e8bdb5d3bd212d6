import type { Procedure } from '@rangefinder/kernel';
import { at, instead, modify } from '../../abilities.ts';
import {
  type ActionChoice,
  actionBar,
  actionChoice,
  couldAct,
  forceFor,
  forForce,
  grantedAction,
  mayPerformAction,
} from '../../rules/actions.ts';
import { resultsOf } from '../../rules/attack.ts';
import { boostWith } from '../../rules/baractions.ts';
import { recoverForce, spendableForce, spendForce } from '../../rules/charges.ts';
import { dealDamageCard, sufferDamage } from '../../rules/damage.ts';
import { destroyIfDue } from '../../rules/destroying.ts';
import { hasLock } from '../../rules/locktokens.ts';
import { inArc } from '../../rules/measure.ts';
import { addDie, changeOne } from '../../rules/modify.ts';
import { changeInitiative, forceCapacity } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import { rangeBetween } from '../../rules/units.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { attackerOf, type DuringAttack, defenderInYour, thisAttack, youAttack, youDefend } from '../attackwords.ts';
import type { AttackRequirement, UpgradeFacts } from '../card.ts';
import { MEDITATES } from '../coordinating.ts';
import { changesAttackDie, force, shows } from '../dicewords.ts';
import { SENSES } from '../peeking.ts';
import { isShipDamage } from '../phrases.ts';
import { bonusAttackAfterManeuver } from './weaponeffects.ts';

const RULE = 'xw2.abilities.1';

function dodges(table: XTable, ship: Ship): ActionChoice[] {
  return forForce(table, ship, [grantedAction(table, ship, 'barrel-roll'), grantedAction(table, ship, 'boost')], RULE);
}

/** Offers the two actions; answers which one was performed. */
function* mayDodge(table: XTable, ship: Ship): Procedure<string | undefined> {
  const before = ship.performed.length;
  const done = yield* mayPerformAction(table, ship, dodges(table, ship), RULE);
  return done ? ship.performed[before] : undefined;
}

function isOnBar(table: XTable, ship: Ship, action: string): boolean {
  return actionBar(table, ship).some((entry) => entry.action === action);
}

/** Instinctive Aim does without a focus token or a lock, not without other requirements. */
function waivable(requires: readonly AttackRequirement[]): boolean {
  return requires.includes('focus') || requires.includes('lock');
}

function requirementsOf(table: XTable, weapon: string): readonly AttackRequirement[] {
  return table.cards.findUpgrade(weapon)?.attack?.requires ?? [];
}

function has(ship: Ship, need: AttackRequirement, target: string): boolean {
  return need === 'lock' ? hasLock(ship, target) : ship.tokens[need] > 0;
}

function amongObstacles({ table, moment }: DuringAttack): boolean {
  if (moment.attack.obstructedBy.length > 0) return true;
  const remote = table.findDevice(moment.attack.defender);
  const defender = table.ship(moment.attack.defender);
  return table.state.obstacles.some((obstacle) =>
    remote
      ? rangeBetween(table, table.device(remote), table.obstacle(obstacle)) === 0
      : table.isAtRangeZero(defender, obstacle),
  );
}

/** A boost with a 1 turn template, for 1 Force. */
function* forcedTurn(table: XTable, ship: Ship): Procedure<boolean> {
  spendForce(table, ship, 1, 'xw2.boost.6');
  return yield* boostWith(table, ship, ['left-turn', 'right-turn']);
}

export const FORCEPOWER: readonly UpgradeFacts[] = [
  {
    id: 'battlemeditation',
    name: 'Battle Meditation',
    fills: ['forcepower'],
    limited: 0,
    cost: 6,
    restrictions: [{ faction: ['galacticrepublic'] }],
    standard: true,
    actions: ['purple coordinate'],
    text: 'Limited ships cannot be coordinated by you. Your purple coordinate action may reach one more friend of the same type; both take the same action.',
    abilities: MEDITATES,
  },
  {
    id: 'brilliantevasion',
    name: 'Brilliant Evasion',
    fills: ['forcepower'],
    limited: 0,
    cost: 2,
    standard: true,
    text: "When you defend out of the attacker's bullseye arc you may pay 1 Force to turn two focus results into evades.",
    abilities: [
      at('modify-defense-dice', {
        rule: 'xw2.dice-modification.3',
        optional: true,
        when: (context) =>
          youDefend(context) &&
          spendableForce(context.table, context.self.ship) > 0 &&
          shows(context.moment.attack.defenseDice, ['focus']) &&
          !inArc(context.table, attackerOf(context), 'bullseye', context.self.ship),
        *effect({ table, self, moment: { attack } }) {
          spendForce(table, self.ship, 1, 'xw2.dice-modification.3');
          changeOne(attack.defenseDice, ['focus'], 'evade');
          changeOne(attack.defenseDice, ['focus'], 'evade');
        },
      }),
    ],
  },
  {
    id: 'compassion',
    name: 'Compassion',
    fills: ['forcepower'],
    limited: 0,
    cost: 1,
    restrictions: [{ forceSide: ['light'] }],
    standard: true,
    text: 'Another friend at range 0-2 is about to be dealt a faceup Pilot damage card: you may pay 1 Force. Then that card is discarded and you are dealt a facedown one; if you now have two or more, recover 2 Force.',
    abilities: [
      instead('deal-this-faceup', {
        rule: 'xw2.replacement-effects.2',
        optional: true,
        when: ({ table, self, moment: { ship, card } }) =>
          ship !== self.ship &&
          table.isFriendly(self.ship, ship) &&
          table.range(self.ship, ship) <= 2 &&
          spendableForce(table, self.ship) > 0 &&
          table.cards.damage(card).type !== 'ship',
        *instead({ table, self: { ship } }) {
          spendForce(table, ship, 1, 'xw2.replacement-effects.2');
          yield* dealDamageCard(table, ship, false, 'xw2.replacement-effects.2');
          if (ship.damage.length >= 2) recoverForce(table, ship, 2, 'xw2.replacement-effects.2');
          yield* destroyIfDue(table, ship, null);
          return true;
        },
      }),
    ],
  },
  {
    id: 'extrememaneuvers',
    name: 'Extreme Maneuvers',
    fills: ['forcepower'],
    limited: 0,
    cost: 5,
    restrictions: [{ size: ['small'] }, { action: 'boost' }],
    standard: true,
    text: 'When you boost you may pay 1 Force to use a 1 turn template.',
    abilities: [
      modify('action-variants', 'xw2.boost.6', (variants, { table, self, moment: { ship, choice } }) =>
        ship === self.ship && choice.key === 'boost' && spendableForce(table, ship) > forceFor(table, ship, choice)
          ? [...variants, actionChoice({ ...choice, variant: self.card, perform: forcedTurn })]
          : variants,
      ),
    ],
  },
  {
    id: 'foresight',
    name: 'Foresight',
    fills: ['forcepower'],
    limited: 0,
    cost: 6,
    standard: true,
    attack: { arc: 'bullseye', dice: 2, range: [1, 3], rangeBonus: false },
    text: 'After an enemy executes a maneuver you may pay 1 Force for a bonus attack on it with this card. You may turn one focus result into a hit; nothing else modifies the dice.',
    abilities: [
      bonusAttackAfterManeuver(force(1)),
      changesAttackDie(['focus'], 'hit', { when: thisAttack }),
      modify('may-modify', 'xw2.faq-cards.72', (may, { self, moment: { attack, dice, by } }) => {
        const yours = attack.attacker === self.ship.id && attack.weapon === self.card && dice === 'attack';
        return may && (!yours || by === `${self.ship.id}:${self.card}`);
      }),
    ],
  },
  {
    id: 'hate',
    name: 'Hate',
    fills: ['forcepower'],
    limited: 0,
    cost: 4,
    restrictions: [{ forceSide: ['dark'] }],
    standard: true,
    text: 'Each damage you suffer recovers 1 Force.',
    abilities: [
      at('damage-suffered', {
        rule: 'xw2.charges.2',
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && self.ship.force < forceCapacity(table, self.ship),
        *effect({ table, self }) {
          recoverForce(table, self.ship, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'heightenedperception',
    name: 'Heightened Perception',
    fills: ['forcepower'],
    limited: 0,
    cost: 3,
    standard: true,
    text: 'Engagement Phase starts: you may pay 1 Force to engage at initiative 7 in this phase.',
    abilities: [
      at('start-of-engagement', {
        rule: 'xw2.initiative.2',
        optional: true,
        when: ({ table, self }) => spendableForce(table, self.ship) > 0,
        *effect({ table, self }) {
          spendForce(table, self.ship, 1, 'xw2.initiative.2');
          changeInitiative(table, self.ship, 7, 'phase', 'xw2.initiative.2');
        },
      }),
    ],
  },
  {
    id: 'instinctiveaim',
    name: 'Instinctive Aim',
    fills: ['forcepower'],
    limited: 0,
    cost: 2,
    standard: true,
    text: 'You may pay 1 Force to do without the focus token or the lock that a special weapon requires.',
    abilities: [
      modify(
        'ignores-requirement',
        'xw2.special-weapon.6',
        (ignores, { self, moment: { attacker, weapon } }) =>
          ignores || (attacker === self.ship && self.ship.force > 0 && waivable(weapon.requires)),
      ),
      at('defender-declared', {
        rule: 'xw2.special-weapon.6',
        optional: false,
        when: (context) => {
          const { self, moment } = context;
          if (!youAttack(context) || self.ship.force === 0) return false;
          const requires = requirementsOf(context.table, moment.attack.weapon);
          return waivable(requires) && !requires.some((need) => has(self.ship, need, moment.attack.defender));
        },
        *effect({ table, self }) {
          spendForce(table, self.ship, 1, 'xw2.special-weapon.6');
        },
      }),
    ],
  },
  {
    id: 'malice',
    name: 'Malice',
    fills: ['forcepower'],
    limited: 0,
    cost: 4,
    restrictions: [{ forceSide: ['dark'] }],
    standard: true,
    text: 'Attacking: you may pay 1 Force to turn a focus or hit result into a crit. If the defender was then dealt a faceup Pilot card, you recover 2 Force.',
    abilities: [
      changesAttackDie(['focus', 'hit'], 'crit', { when: youAttack, cost: force(1) }),
      at('damage-card-dealt', {
        rule: 'xw2.charges.2',
        optional: false,
        when: ({ table, self, moment }) => {
          const { attack } = table.state;
          return (
            attack?.attacker === self.ship.id &&
            attack.defender === moment.ship.id &&
            attack.used.includes(`${self.ship.id}:${self.card}`) &&
            moment.card.faceup &&
            !isShipDamage(table, moment.card)
          );
        },
        *effect({ table, self }) {
          if (table.state.attack) table.state.attack.memory[self.card] = 1;
        },
      }),
      at('after-attacking', {
        rule: 'xw2.charges.2',
        optional: false,
        when: (context) => youAttack(context) && context.moment.attack.memory[context.self.card] === 1,
        *effect({ table, self }) {
          recoverForce(table, self.ship, 2, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'patience',
    name: 'Patience',
    fills: ['forcepower'],
    limited: 0,
    cost: 2,
    restrictions: [{ forceSide: ['light'] }],
    standard: true,
    text: 'Engagement Phase starts, with an enemy in your front arc: you may gain a deplete token to recover 1 Force.',
    abilities: [
      at('start-of-engagement', {
        rule: 'xw2.charges.2',
        optional: true,
        when: ({ table, self }) =>
          self.ship.force < forceCapacity(table, self.ship) &&
          table.enemiesOf(self.ship.seat).some((enemy) => inArc(table, self.ship, 'front', enemy)),
        *effect({ table, self }) {
          yield* gainToken(table, self.ship, 'deplete', 1, { rule: 'xw2.charges.2', by: self.ship.seat });
          recoverForce(table, self.ship, 1, 'xw2.charges.2');
        },
      }),
    ],
  },
  {
    id: 'precognitivereflexes',
    name: 'Precognitive Reflexes',
    fills: ['forcepower'],
    limited: 0,
    cost: 15,
    restrictions: [{ size: ['small'] }],
    standard: false,
    text: 'Dial revealed: you may pay 1 Force to barrel roll or boost; if the action is not on your bar you gain a strain token. No other action during this activation.',
    abilities: [
      at('dial-revealed', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && couldAct(table, self.ship, dodges(table, self.ship)),
        *effect({ table, self }) {
          const { ship } = self;
          const action = yield* mayDodge(table, ship);
          if (!action) return;
          if (!isOnBar(table, ship, action)) yield* gainToken(table, ship, 'strain', 1, { rule: RULE, by: ship.seat });
          ship.noMoreActions = true;
        },
      }),
    ],
  },
  {
    id: 'predictiveshot',
    name: 'Predictive Shot',
    fills: ['forcepower'],
    limited: 0,
    cost: 1,
    standard: true,
    text: 'After declaring a defender in your bullseye arc you may pay 1 Force: it rolls no more defense dice than you have hits and crits.',
    abilities: [
      at('defender-declared', {
        rule: 'xw2.faq-cards.45',
        optional: true,
        when: (context) => youAttack(context) && context.self.ship.force > 0 && defenderInYour(context, 'bullseye'),
        *effect({ table, self, moment: { attack } }) {
          spendForce(table, self.ship, 1, 'xw2.faq-cards.45');
          attack.memory[self.card] = 1;
        },
      }),
      modify('most-defense-dice', 'xw2.faq-cards.45', (most, { self, moment: attack }) => {
        if (attack.attacker !== self.ship.id || attack.memory[self.card] !== 1) return most;
        const { hits, crits } = resultsOf(attack);
        return Math.min(most, hits + crits);
      }),
    ],
  },
  {
    id: 'sense',
    name: 'Sense',
    fills: ['forcepower'],
    limited: 0,
    cost: 6,
    standard: false,
    text: 'System Phase: you may look at the dial of a ship at range 0-1, or at range 0-3 for 1 Force.',
    abilities: [SENSES],
  },
  {
    id: 'shatteringshot',
    name: 'Shattering Shot',
    fills: ['forcepower'],
    limited: 0,
    cost: 3,
    standard: true,
    text: 'When an obstacle obstructs your attack, or the defender is at range 0 of one, you may pay 1 Force to add a focus result.',
    abilities: [
      at('modify-attack-dice', {
        rule: 'xw2.dice-modification.2',
        optional: true,
        when: (context) => youAttack(context) && context.self.ship.force > 0 && amongObstacles(context),
        *effect({ table, self, moment: { attack } }) {
          spendForce(table, self.ship, 1, 'xw2.dice-modification.2');
          addDie(attack.attackDice, 'focus');
        },
      }),
    ],
  },
  {
    id: 'supernaturalreflexes',
    name: 'Supernatural Reflexes',
    fills: ['forcepower'],
    limited: 0,
    cost: 24,
    restrictions: [{ size: ['small'] }],
    standard: false,
    text: 'Before activating: you may pay 1 Force to barrel roll or boost; if the action is not on your bar you suffer 1 damage.',
    abilities: [
      at('before-activate', {
        rule: RULE,
        optional: false,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && couldAct(table, self.ship, dodges(table, self.ship)),
        *effect({ table, self }) {
          const action = yield* mayDodge(table, self.ship);
          if (action && !isOnBar(table, self.ship, action))
            yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
        },
      }),
    ],
  },
];

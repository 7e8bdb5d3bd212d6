import { pickOne } from '@rangefinder/kernel';
import { at, instead, modify } from '../../abilities.ts';
import { standardActions } from '../../rules/actions.ts';
import { chargesOf, recoverShield, spendCharge } from '../../rules/charges.ts';
import { enemiesAt, friendsAt } from '../../rules/choose.ts';
import { breakLock, hasLock } from '../../rules/locktokens.ts';
import { inArc } from '../../rules/measure.ts';
import { changeInitiative, shieldCapacity } from '../../rules/stats.ts';
import { mayDecloak } from '../../rules/system.ts';
import { gainToken, isStressed, removeToken } from '../../rules/tokens.ts';
import { youAttack } from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { changesAttackDie, token } from '../dicewords.ts';
import { chooses, offersActions, youFullyExecute } from '../phrases.ts';
import { SENSOR_BUOYS } from './buoys.ts';

export const TECH: readonly UpgradeFacts[] = [
  {
    id: 'advancedoptics',
    name: 'Advanced Optics',
    fills: ['tech'],
    limited: 0,
    cost: 5,
    standard: true,
    text: 'Attacking: you may spend a focus token to turn one blank into a hit.',
    abilities: [changesAttackDie(['blank'], 'hit', { when: youAttack, cost: token('focus') })],
  },
  {
    id: 'automatedtargetpriority',
    name: 'Automated Target Priority',
    fills: ['tech'],
    limited: 0,
    cost: 1,
    restrictions: [{ initiativeUpTo: 3 }],
    standard: true,
    text: 'You attack a ship at the closest attack range your weapon allows. A miss lays a calculate token on this card; before engaging you may take one back.',
    abilities: [
      modify('shots', 'xw2.faq-cards.94', (shots, { self, moment: ship }) => {
        if (ship !== self.ship) return shots;
        // xw2.faq-cards.96: the closest range is found for each weapon.
        const closest = (weapon: string) =>
          Math.min(...shots.filter((one) => one.weapon.id === weapon).map(({ range }) => range));
        return shots.filter((shot) => shot.range === closest(shot.weapon.id));
      }),
      at('after-attacking', {
        rule: 'xw2.attack.36',
        optional: false,
        when: (context) => youAttack(context) && context.moment.attack.hit === false,
        *effect({ self }) {
          self.ship.memory[self.card] = (self.ship.memory[self.card] ?? 0) + 1;
        },
      }),
      at('before-engage', {
        rule: 'xw2.tokens.4',
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && (self.ship.memory[self.card] ?? 0) > 0,
        *effect({ table, self }) {
          self.ship.memory[self.card] = (self.ship.memory[self.card] ?? 1) - 1;
          yield* gainToken(table, self.ship, 'calculate', 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
        },
      }),
    ],
  },
  {
    id: 'biohexacryptcodes',
    name: 'Biohexacrypt Codes',
    fills: ['tech'],
    limited: 0,
    cost: 1,
    restrictions: [{ faction: ['firstorder'] }, { action: 'lock' }],
    standard: true,
    text: 'When you coordinate or jam, you may spend your lock on a ship to choose that ship at any range.',
    abilities: [
      modify('reaches-by-lock', 'xw2.lock.6', (reaches, { self, moment: ship }) => reaches || ship === self.ship),
    ],
  },
  {
    id: 'deuteriumpowercells',
    name: 'Deuterium Power Cells',
    fills: ['tech', 'modification'],
    limited: 0,
    cost: 8,
    restrictions: [{ faction: ['firstorder'] }],
    standard: true,
    charges: { value: 2, recovers: 0 },
    text: 'System Phase: you may pay a charge and gain a disarm token to recover a shield. Without stress you may pay a charge to gain a stress token instead of another token.',
    abilities: [
      at('system', {
        rule: 'xw2.abilities.1',
        optional: true,
        when: ({ table, self, moment }) =>
          moment.ship === self.ship && chargesOf(self) > 0 && self.ship.shields < shieldCapacity(table, self.ship),
        *effect({ table, self }) {
          spendCharge(table, self, 1, 'xw2.abilities.1');
          yield* gainToken(table, self.ship, 'disarm', 1, { rule: 'xw2.abilities.1', by: self.ship.seat });
          recoverShield(table, self.ship, 1, 'xw2.abilities.1');
        },
      }),
      instead('gain-token', {
        rule: 'xw2.replacement-effects.2',
        optional: true,
        when: ({ self, moment }) =>
          moment.ship === self.ship && moment.token !== 'stress' && chargesOf(self) > 0 && !isStressed(self.ship),
        *instead({ table, self }) {
          spendCharge(table, self, 1, 'xw2.replacement-effects.2');
          yield* gainToken(table, self.ship, 'stress', 1, { rule: 'xw2.replacement-effects.2', by: self.ship.seat });
          return true;
        },
      }),
    ],
  },
  {
    id: 'ferrospherepaint',
    name: 'Ferrosphere Paint',
    fills: ['tech'],
    limited: 0,
    cost: 3,
    restrictions: [{ faction: ['resistance'] }],
    standard: true,
    text: 'An enemy that locks you without having you in its bullseye arc gains a stress token unless it breaks that lock.',
    abilities: [
      at('lock-acquired', {
        rule: 'xw2.errata-upgrade-cards.24',
        optional: false,
        when: ({ table, self, moment }) =>
          moment.target === self.ship.id &&
          moment.ship.seat !== self.ship.seat &&
          hasLock(moment.ship, self.ship.id) &&
          !inArc(table, moment.ship, 'bullseye', self.ship),
        *effect(context) {
          const { table, self, moment } = context;
          const rule = 'xw2.errata-upgrade-cards.24';
          const way = yield* chooses(context, moment.ship, ['stress', 'break-lock'], rule);
          if (way === 'stress') yield* gainToken(table, moment.ship, 'stress', 1, { rule, by: self.ship.seat });
          else breakLock(table, moment.ship, self.ship.id, rule);
        },
      }),
    ],
  },
  {
    id: 'hyperspacetrackingdata',
    name: 'Hyperspace Tracking Data',
    fills: ['tech'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['firstorder'] }, { size: ['large'] }],
    standard: true,
    text: 'Before forces are placed you may choose an initiative from 0 to 6, which is yours for setup. After setup each friend at range 0-2 gains a focus or evade token of your choice.',
    abilities: [
      at('before-placing-forces', {
        rule: 'xw2.initiative.3',
        optional: false,
        *effect(context) {
          const { table, self } = context;
          const ways = ['none', '0', '1', '2', '3', '4', '5', '6'] as const;
          const value = yield* chooses(context, self.ship, ways, 'xw2.initiative.3');
          if (value !== 'none') changeInitiative(table, self.ship, Number(value), 'phase', 'xw2.initiative.3');
        },
      }),
      at('prepare-components', {
        rule: 'xw2.tokens.2',
        optional: false,
        *effect({ table, self }) {
          const rule = 'xw2.tokens.2';
          for (const friend of friendsAt(table, self, 0, 2)) {
            const about = { ship: friend.id, card: self.card };
            const options = [{ key: 'focus' as const }, { key: 'evade' as const }];
            const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'choose-token', rule, about, options });
            yield* gainToken(table, friend, key, 1, { rule, by: self.ship.seat });
          }
        },
      }),
    ],
  },
  {
    id: 'patternanalyzer',
    name: 'Pattern Analyzer',
    fills: ['tech'],
    limited: 0,
    cost: 5,
    standard: true,
    text: 'Red maneuver fully executed: you may take an action before its difficulty is checked.',
    abilities: [
      at(
        'before-check-difficulty',
        offersActions(
          'xw2.maneuver.9',
          (context) => youFullyExecute(context, 'red'),
          ({ table, self }) => standardActions(table, self.ship),
        ),
      ),
    ],
  },
  {
    id: 'primedthrusters',
    name: 'Primed Thrusters',
    fills: ['tech'],
    limited: 0,
    cost: 6,
    restrictions: [{ size: ['small'] }],
    standard: true,
    text: 'With two stress tokens or fewer you can boost and barrel roll in spite of them.',
    abilities: [
      modify(
        'stress-forbids',
        'xw2.stress.3',
        (forbids, { self, moment }) =>
          forbids &&
          !(
            moment.ship === self.ship &&
            (moment.action === 'boost' || moment.action === 'barrel-roll') &&
            self.ship.tokens.stress <= 2
          ),
      ),
    ],
  },
  {
    id: 'sensorbuoysuite',
    name: 'Sensor Buoy Suite',
    fills: ['tech'],
    limited: 1,
    cost: 4,
    restrictions: [{ faction: ['firstorder'] }, { size: ['medium', 'large'] }],
    standard: true,
    text: 'Before forces are placed, place two sensor buoys beyond range 2 of every edge. Before engaging: you may lock a ship, however far, that has a friendly sensor buoy at range 0-1.',
    abilities: SENSOR_BUOYS,
  },
  {
    id: 'sensorscramblers',
    name: 'Sensor Scramblers',
    fills: ['tech'],
    limited: 0,
    cost: 1,
    restrictions: [{ ship: ['tiewiwhispermodifiedinterceptor', 'tievnsilencer'] }],
    standard: true,
    text: 'Setup: gain a cloak token. While you are cloaked, other ships cannot acquire locks on you. End Phase, cloaked and with an enemy at range 0-3: you must decloak; if that fails, you lose the cloak token.',
    abilities: [
      at('after-placing-forces', {
        rule: 'xw2.cloak.1',
        optional: false,
        when: ({ self }) => self.ship.place === 'play',
        *effect({ table, self: { ship } }) {
          yield* gainToken(table, ship, 'cloak', 1, { rule: 'xw2.cloak.1', by: ship.seat });
        },
      }),
      modify(
        'may-be-locked',
        'xw2.lock.3',
        (may, { self, moment: { target } }) => may && !(target === self.ship && self.ship.tokens.cloak > 0),
      ),
      at('during-end', {
        rule: 'xw2.cloak.7',
        optional: false,
        when: ({ table, self: { ship } }) => ship.tokens.cloak > 0 && enemiesAt(table, ship, 0, 3).length > 0,
        *effect({ table, self: { ship } }) {
          if (!(yield* mayDecloak(table, ship, true))) removeToken(table, ship, 'cloak', 1, 'xw2.cloak.7');
        },
      }),
    ],
  },
  {
    id: 'targetingsynchronizer',
    name: 'Targeting Synchronizer',
    fills: ['tech'],
    limited: 0,
    cost: 3,
    standard: true,
    text: 'Friends at range 1-2 need no lock of their own for weapons against a ship you have locked.',
    abilities: [
      modify(
        'ignores-requirement',
        'xw2.special-weapon.6',
        (ignores, { table, self, moment: { attacker, target, weapon } }) =>
          ignores ||
          (weapon.requires.includes('lock') &&
            hasLock(self.ship, target) &&
            friendsAt(table, self, 1, 2).includes(attacker)),
      ),
    ],
  },
];

import type { Procedure } from '@rangefinder/kernel';
import { breakLock, hasLock } from '@rangefinder/xwing';
import { at, byCardOf, type CardAbility, modify, RULE } from '../../abilities.ts';
import { pick, pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { recoverForce, spendableForce, spendForce } from '../../rules/charges.ts';
import { enemiesAt, friendsAt, isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { forceCapacity } from '../../rules/stats.ts';
import { gainToken, RED, removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { defenderOf } from '../words/attack.ts';
import { changesDefenseDie } from '../words/dice.ts';

const KEPT = ['focus', 'evade'] as const;

/** More enemies than other friends at range 0-1 of a ship. */
function isOutnumbered(table: XTable, ship: Ship): boolean {
  return enemiesAt(table, ship, 0, 1).length > friendsAt(table, ship, 0, 1).filter((friend) => friend !== ship).length;
}

/** After this ship, or the one of a certain pilot at range 0-3, flew into a crowd of enemies: something for 1 Force. */
function helpsOutnumbered(name: string, help: (table: XTable, ship: Ship, by: Ship) => Procedure<void>): CardAbility {
  return at('maneuver-executed', {
    optional: true,
    when: ({ table, self, moment: { ship } }) => {
      const partner =
        table.isFriendly(self.ship, ship) && table.pilot(ship).name === name && isAtRange(table, self.ship, ship, 0, 3);
      return (ship === self.ship || partner) && spendableForce(table, self.ship) > 0 && isOutnumbered(table, ship);
    },
    *effect({ table, self, moment: { ship } }) {
      spendForce(table, self.ship, 1);
      yield* help(table, ship, self.ship);
    },
  });
}

function* removeRedToken(table: XTable, ship: Ship, by: Ship): Procedure<void> {
  const tokens = RED.filter((token) => ship.tokens[token] > 0);
  const lockers = table.state.ships.filter((other) => hasLock(other, ship.id));
  const options = [
    ...tokens.map((token) => ({ key: token, token, locker: null })),
    ...lockers.map((locker) => ({ key: `lock:${locker.id}`, about: { lock: locker.id }, token: null, locker })),
  ];
  if (options.length === 0) return;
  const about = { ship: ship.id };
  const { token, locker } = yield* pickOne({ seat: by.seat, topic: 'remove-token', rule: RULE, about, options });
  if (token) removeToken(table, ship, token, 1);
  else if (locker) breakLock(table, locker, ship.id, RULE);
}

function* focusOnce(table: XTable, ship: Ship, by: Ship): Procedure<void> {
  yield* gainToken(table, ship, 'focus', 1, byCardOf(by));
}

/** Shaak Ti: which of its tokens a chosen ship keeps. */
function* keepOne(ship: Ship): Procedure<void> {
  const options = KEPT.filter((token) => ship.tokens[token] > 0).map((key) => ({ key }));
  const about = { ship: ship.id };
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'keep-token', rule: RULE, about, options });
  ship.memory[`round:shaakti:${key}`] = 1;
}

export const eta2actis: ShipFacts = {
  id: 'eta2actis',
  name: 'Eta-2 Actis',
  size: 'small',
  attacks: [
    { arc: 'bullseye', dice: 3 },
    { arc: 'front', dice: 2 },
  ],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'evade', 'purple lock', 'barrel-roll', 'boost'],
  dial: '1TW 1YW 2EP 2TW 2BB 2FB 2NB 2YW 2RP 3TW 3BB 3FB 3NB 3YW 4FB 4KR 5FW',
  keywords: ['Jedi', 'Light Side'],
  shipAbility: {
    name: 'Intuitive Controls',
    text: 'Roll or boost already in the System Phase if you like, as a purple action.',
    abilities: [
      at('system', {
        optional: false,
        when: ({ table, self: { ship }, moment }) => moment.ship === ship && spendableForce(table, ship) > 0,
        *effect({ table, self: { ship } }) {
          const dodges = (['barrel-roll', 'boost'] as const).map((action) =>
            grantedAction(table, ship, action, 'purple'),
          );
          yield* mayPerformAction(table, ship, dodges);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'anakinskywalker-eta2actis',
      name: 'Anakin Skywalker',
      caption: 'Hero of Coruscant',
      faction: 'galacticrepublic',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 20,
      slots: ['talent', 'forcepower', 'forcepower', 'cannon', 'astromech', 'modification'],
      keywords: ['Dark Side', 'Jedi', 'Light Side'],
      force: { value: 3, recovers: 1, side: ['light'] },
      standard: true,
      text: 'When you have executed a maneuver, or a friendly Obi-Wan Kenobi at range 0-3 has, and there are more enemies than other friends at range 0-1 of that ship, you may pay 1 Force: it removes a red token of your choice.',
      abilities: [helpsOutnumbered('Obi-Wan Kenobi', removeRedToken)],
    },
    {
      id: 'aaylasecura',
      name: 'Aayla Secura',
      caption: 'Confident Warrior',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'forcepower', 'forcepower', 'astromech', 'modification', 'cannon'],
      keywords: ['Jedi', 'Light Side'],
      force: { value: 2, recovers: 1, side: ['light'] },
      standard: true,
      text: 'When an enemy in your front arc at range 0-1 attacks, the defender may change one blank to a focus result.',
      abilities: [
        changesDefenseDie(['blank'], 'focus', {
          by: 'defender',
          when: (context) => {
            const { table, self, moment } = context;
            // xw2.units.1: a remote that attacks is no enemy ship.
            const attacker = table.findShip(moment.attack.attacker);
            return (
              attacker !== undefined &&
              defenderOf(context)?.seat === self.ship.seat &&
              isAtRange(table, self.ship, attacker, 0, 1) &&
              inArc(table, self.ship, 'front', attacker)
            );
          },
        }),
      ],
    },
    {
      id: 'obiwankenobi-eta2actis',
      name: 'Obi-Wan Kenobi',
      caption: 'Guardian of Democracy',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 15,
      slots: ['talent', 'forcepower', 'forcepower', 'astromech', 'modification', 'cannon'],
      keywords: ['Jedi', 'Light Side'],
      force: { value: 3, recovers: 1, side: ['light'] },
      standard: true,
      text: 'When you have executed a maneuver, or a friendly Anakin Skywalker at range 0-3 has, and there are more enemies than other friends at range 0-1 of that ship, you may pay 1 Force: it gains a focus token.',
      abilities: [helpsOutnumbered('Anakin Skywalker', focusOnce)],
    },
    {
      id: 'jedigeneral',
      name: 'Jedi General',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 0,
      cost: 5,
      loadout: 4,
      slots: ['forcepower', 'astromech', 'modification', 'cannon'],
      keywords: ['Jedi', 'Light Side'],
      force: { value: 2, recovers: 1, side: ['light'] },
      standard: true,
      abilities: [],
    },
    {
      id: 'shaakti',
      name: 'Shaak Ti',
      caption: 'Compassionate Mentor',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'forcepower', 'forcepower', 'astromech', 'modification', 'cannon'],
      keywords: ['Jedi', 'Light Side'],
      force: { value: 2, recovers: 1, side: ['light'] },
      standard: true,
      text: 'End Phase starts: you may spend Force to choose as many friends at range 0-2: each keeps one focus or evade token in this End Phase.',
      abilities: [
        at('start-of-end', {
          optional: false,
          when: ({ table, self: { ship } }) => spendableForce(table, ship) > 0,
          *effect({ table, self: { ship, card } }) {
            const keepers = friendsAt(table, ship, 0, 2).filter(({ tokens }) =>
              KEPT.some((token) => tokens[token] > 0),
            );
            if (keepers.length === 0) return;
            const chosen = yield* pick({
              seat: ship.seat,
              topic: 'choose-ships',
              rule: RULE,
              about: { ship: ship.id, card },
              options: keepers.map((friend) => ({ key: friend.id, about: { piece: friend.id }, friend })),
              min: 0,
              max: Math.min(keepers.length, spendableForce(table, ship)),
            });
            if (chosen.length > 0) spendForce(table, ship, chosen.length);
            for (const { friend } of chosen) yield* keepOne(friend);
          },
        }),
        modify('keeps-tokens', (kept, { self, moment: { ship, token } }) =>
          ship.seat === self.ship.seat && ship.memory[`round:shaakti:${token}`] ? kept + 1 : kept,
        ),
      ],
    },
    {
      id: 'yoda',
      name: 'Yoda',
      caption: 'Grand Master',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['forcepower', 'forcepower', 'astromech', 'modification', 'cannon'],
      keywords: ['Jedi', 'Light Side'],
      force: { value: 3, recovers: 1, side: ['light'] },
      standard: true,
      text: 'After another friend at range 0-3 spent Force, you may pay 1 Force: it recovers 1.',
      abilities: [
        at('force-spent', {
          optional: true,
          when: ({ table, self, moment: { ship } }) =>
            ship !== self.ship &&
            table.isFriendly(self.ship, ship) &&
            spendableForce(table, self.ship) > 0 &&
            ship.force < forceCapacity(table, ship) &&
            isAtRange(table, self.ship, ship, 0, 3),
          *effect({ table, self, moment: { ship } }) {
            spendForce(table, self.ship, 1);
            recoverForce(table, ship, 1);
          },
        }),
      ],
    },
  ],
};

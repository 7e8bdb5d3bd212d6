import type { Procedure } from '@rangefinder/kernel';
import { breakLock } from '@rangefinder/xwing';
import { at, byCardOf, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { standardActions } from '../../rules/actions.ts';
import { isAtRange, otherFriendsAt } from '../../rules/choose.ts';
import { dealAndCheck } from '../../rules/damage.ts';
import { assignLock, lockTargets } from '../../rules/locks.ts';
import { rollAttackDice } from '../../rules/roll.ts';
import { gainToken, removeStress, removeToken } from '../../rules/tokens.ts';
import { flipUpgrade } from '../../rules/upgrades.ts';
import type { Equipped, Ship } from '../../state.ts';
import { attackerOf, type DuringAttack, defenderOf, youAttack, youDefend } from '../words/attack.ts';
import { changesDefenseDice } from '../words/dice.ts';
import { mayChoose, offersFreeAction } from '../words/phrases.ts';

/** Wes Janson: what he can take from a ship. */
function removable(ship: Ship) {
  const tokens = (['focus', 'evade'] as const).filter((kind) => ship.tokens[kind] > 0);
  return [
    ...tokens.map((key) => ({ key, kind: key, lock: null })),
    ...ship.locks.map((lock) => ({ key: `lock:${lock}`, about: { lock }, kind: null, lock })),
  ];
}

function* removeOne(context: DuringAttack): Procedure<void> {
  const { table, self } = context;
  const defender = defenderOf(context);
  const { key, kind, lock } = yield* pickOne({
    seat: self.ship.seat,
    topic: 'choose-token',
    rule: RULE,
    about: { ship: defender.id, card: self.card },
    options: [...removable(defender), { key: 'none' as const, kind: null, lock: null }],
  });
  if (key === 'none') return;
  if (kind !== null) removeToken(table, defender, kind, 1);
  else if (lock !== null) breakLock(table, defender, lock, RULE);
}

/** Kullbee Sperado's dual card, if it is equipped. */
function foilsOf({ upgrades }: Ship): Equipped | undefined {
  return upgrades.find(({ id, discarded }) => id === 'servomotorsfoils' && !discarded);
}

/** Biggs Darklighter: the round in which he used his ability. */
const DREW_FIRE = 'drew-fire';

export const xwing: ShipFacts = {
  id: 'xwing',
  name: 'X-wing',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus', 'lock'],
  dial: '1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR',
  pilots: [
    {
      id: 'wedgeantilles',
      name: 'Wedge Antilles',
      allegiance: 'rebelalliance',
      skill: 9,
      limited: 1,
      cost: 29,
      slots: ['elite', 'torpedo', 'astromech'],
      text: 'The ships you attack have 1 agility less.',
      abilities: [
        modify('defender-agility', (agility, { self, moment }) =>
          moment.attacker === self.ship.id ? agility - 1 : agility,
        ),
      ],
    },
    {
      id: 'lukeskywalker',
      name: 'Luke Skywalker',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 28,
      slots: ['elite', 'torpedo', 'astromech'],
      text: 'Defending: turn one focus to an evade if you like.',
      abilities: [changesDefenseDice(['focus'], 'evade', { when: youDefend })],
    },
    {
      id: 'wesjanson',
      name: 'Wes Janson',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 29,
      slots: ['elite', 'torpedo', 'astromech'],
      text: 'Your attack is done: strip the defender of a focus token, an evade token or a lock it holds, if you like.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && removable(defenderOf(context)).length > 0,
          effect: removeOne,
        }),
      ],
    },
    {
      id: 'jekporkins',
      name: 'Jek Porkins',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 26,
      slots: ['elite', 'torpedo', 'astromech'],
      text: 'You gain a stress token: drop it if you like and roll an attack die; on a hit you are dealt a damage card facedown.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship && moment.token === 'stress',
          *effect({ table, self: { ship, card } }) {
            yield* removeStress(table, ship, 1);
            const [face] = yield* rollAttackDice(table, ship, 1, card);
            if (face === 'hit') yield* dealAndCheck(table, ship, false);
          },
        }),
      ],
    },
    {
      id: 'kullbeesperado',
      name: 'Kullbee Sperado',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 26,
      slots: ['astromech', 'elite', 'torpedo'],
      text: 'After you performed a boost or barrel roll: you may turn over your Servomotor S-foils.',
      abilities: [
        at('action-performed', {
          optional: true,
          when: ({ self, moment: { ship, action } }) =>
            ship === self.ship && (action === 'boost' || action === 'barrel-roll') && foilsOf(ship) !== undefined,
          *effect({ table, self: { ship } }) {
            const foils = foilsOf(ship);
            if (foils) flipUpgrade(table, ship, foils);
          },
        }),
      ],
    },
    {
      id: 'garvendreis',
      name: 'Garven Dreis',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 26,
      slots: ['torpedo', 'astromech'],
      text: 'After you spent a focus token: you may place it on another friendly ship at range 1-2.',
      abilities: [
        mayChoose(
          'token-spent',
          ({ table, self, moment: { ship, token } }) =>
            ship === self.ship && token === 'focus' ? otherFriendsAt(table, self, 1, 2) : [],
          ({ table, self }, other) => gainToken(table, other, 'focus', 1, byCardOf(self.ship)),
        ),
      ],
    },
    {
      id: 'biggsdarklighter',
      name: 'Biggs Darklighter',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 25,
      slots: ['torpedo', 'astromech'],
      text: 'Once per game, start of the Combat phase: until the round ends enemies that could attack you cannot attack other friendly ships at range 1 of you instead.',
      abilities: [
        at('start-of-combat', {
          optional: true,
          when: ({ self }) => self.ship.memory[DREW_FIRE] === undefined,
          *effect({ table, self }) {
            self.ship.memory[DREW_FIRE] = table.state.round;
          },
        }),
        modify('shots', (shots, { table, self: { ship }, moment: attacker }) => {
          if (ship.memory[DREW_FIRE] !== table.state.round || attacker.seat === ship.seat) return shots;
          const atBiggs = shots.filter(({ target }) => target === ship.id);
          return shots.filter(
            ({ weapon, target }) =>
              target === ship.id ||
              !isAtRange(table, ship, table.ship(target), 1, 1) ||
              !atBiggs.some((shot) => shot.weapon.id === weapon.id),
          );
        }),
      ],
    },
    {
      id: 'hobbieklivian',
      name: '"Hobbie" Klivian',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 25,
      slots: ['torpedo', 'astromech'],
      text: 'You take a lock or spend one: lose a stress token if you like.',
      abilities: [
        ...(['lock-acquired', 'lock-spent'] as const).map((window) =>
          at(window, {
            optional: true,
            when: ({ self, moment }) => moment.ship === self.ship && self.ship.tokens.stress > 0,
            *effect({ table, self }) {
              yield* removeStress(table, self.ship, 1);
            },
          }),
        ),
      ],
    },
    {
      id: 'leevantenza',
      name: 'Leevan Tenza',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 25,
      slots: ['astromech', 'elite', 'torpedo'],
      text: 'After you performed a boost: you may receive a stress token to receive an evade token.',
      abilities: [
        at('action-performed', {
          optional: true,
          when: ({ self, moment: { ship, action } }) => ship === self.ship && action === 'boost',
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'stress', 1);
            yield* gainToken(table, ship, 'evade', 1);
          },
        }),
      ],
    },
    {
      id: 'edriotwotubes',
      name: 'Edrio Two Tubes',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 24,
      slots: ['astromech', 'elite', 'torpedo'],
      text: 'You become the active ship of the Activation phase with a focus token: you may perform a free action.',
      abilities: [
        offersFreeAction(
          'activates',
          ({ self, moment: { ship } }) => ship === self.ship && ship.tokens.focus > 0,
          ({ table, self }) => standardActions(table, self.ship),
        ),
      ],
    },
    {
      id: 'redsquadronpilot',
      name: 'Red Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 0,
      cost: 23,
      slots: ['torpedo', 'astromech'],
      abilities: [],
    },
    {
      id: 'tarnmison',
      name: 'Tarn Mison',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 1,
      cost: 23,
      slots: ['torpedo', 'astromech'],
      text: 'Declared the target of an enemy: you may lock it.',
      abilities: [
        at('target-declared', {
          optional: true,
          when: (context) =>
            youDefend(context) && lockTargets(context.table, context.self.ship).includes(attackerOf(context)),
          *effect(context) {
            yield* assignLock(context.table, context.self.ship, attackerOf(context));
          },
        }),
      ],
    },
    {
      id: 'rookiepilot',
      name: 'Rookie Pilot',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 21,
      slots: ['torpedo', 'astromech'],
      abilities: [],
    },
    {
      id: 'cavernangelszealot',
      name: 'Cavern Angels Zealot',
      allegiance: 'rebelalliance',
      skill: 1,
      limited: 0,
      cost: 22,
      slots: ['torpedo', 'astromech', 'elite'],
      abilities: [],
    },
  ],
};

import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { actionChoice, grantedAction, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { spendForce } from '../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { hasRedToken, removeRedToken } from '../../rules/redtokens.ts';
import { SHARA_BEY } from '../pilots/sharabey.ts';
import {
  type DuringAttack,
  defenderInYour,
  enemyShip,
  youAttack,
  youDefend,
  youInDefenders,
  yourPrimaryAttack,
} from '../words/attack.ts';
import { turnOne } from '../words/dice.ts';
import { transfersWhileModifying } from '../words/transfer.ts';

/** Whether Sabine Wren stands in the front arc of the other ship of an attack at range 1. */
function faceToFace(context: DuringAttack): boolean {
  const { table, self, moment } = context;
  if (moment.attack.range !== 1) return false;
  // xw2.attacking-remotes.3: a remote is an enemy ship to the ship that attacks it.
  if (youAttack(context)) return youInDefenders(context, 'front');
  const attacker = enemyShip(context);
  return attacker !== undefined && inArc(table, attacker, 'front', self.ship);
}

export const rz1awing: ShipFacts = {
  id: 'rz1awing',
  name: 'RZ-1 A-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['focus', 'evade', 'lock', 'barrel-roll', 'boost'],
  dial: '1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FB 5FB 5KR',
  keywords: ['A-wing'],
  shipAbility: {
    name: 'Vectored Thrusters',
    text: 'After an action: you may take a red boost action.',
    abilities: [
      at('action-performed', {
        optional: false,
        when: ({ self, moment }) => moment.ship === self.ship,
        *effect({ table, self }) {
          yield* mayPerformAction(table, self.ship, [grantedAction(table, self.ship, 'boost', 'red')]);
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'herasyndulla-rz1awing',
      name: 'Hera Syndulla',
      caption: 'Phoenix Leader',
      faction: 'rebelalliance',
      initiative: 6,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'talent', 'missile', 'sensor', 'modification', 'configuration'],
      keywords: ['A-wing', 'Spectre'],
      standard: true,
      text: 'Once in an attack of or against another friend at range 1-2, while dice are modified, you may hand it a focus token, an evade token or a lock of yours.',
      abilities: [...transfersWhileModifying('xw2.errata-ship-cards.15')],
    },
    {
      id: 'ahsokatano-rz1awing',
      name: 'Ahsoka Tano',
      caption: 'Fulcrum',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['forcepower', 'forcepower', 'talent', 'missile', 'modification', 'configuration'],
      keywords: ['A-wing', 'Light Side'],
      force: { value: 3, recovers: 1, side: ['light'] },
      standard: true,
      text: 'Maneuver fully executed: you may pay 2 Force and choose a friend at range 1-2: it may take an action, stressed or not.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && moment.full && self.ship.force >= 2,
          *effect({ table, self }) {
            const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 1, 2));
            if (!ship) return;
            spendForce(table, self.ship, 2);
            const actions = standardActions(table, ship).map((action) =>
              actionChoice({ ...action, evenStressed: true }),
            );
            yield* mayPerformAction(table, ship, actions);
          },
        }),
      ],
    },
    {
      id: 'jakefarrell',
      name: 'Jake Farrell',
      caption: 'Sage Instructor',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'talent', 'missile', 'modification', 'configuration'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Barrel roll or boost action done: choose a friend at range 0-1, if you like; it may take a focus action.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment }) =>
            moment.ship === self.ship && (moment.action === 'barrel-roll' || moment.action === 'boost'),
          *effect({ table, self }) {
            const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 0, 1));
            if (ship) yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'focus')]);
          },
        }),
      ],
    },
    {
      id: 'sharabey-rz1awing',
      name: 'Shara Bey',
      caption: 'Green Four',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['talent', 'missile', 'configuration'],
      keywords: ['A-wing'],
      standard: true,
      ...SHARA_BEY,
    },
    {
      id: 'wedgeantilles-rz1awing',
      name: 'Wedge Antilles',
      caption: 'Promising Pilot',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'talent', 'missile', 'modification', 'configuration'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Ships in your front arc roll 1 fewer defense die against your primary attacks.',
      abilities: [
        modify('defense-dice', (dice, { table, self, moment: attack }) => {
          const context = { table, self, moment: { attack } };
          // xw2.faq-arcs.2: where the defender stands counts, not the arc of the weapon.
          return yourPrimaryAttack(context) && defenderInYour(context, 'front') ? dice - 1 : dice;
        }),
      ],
    },
    {
      id: 'arvelcrynyd',
      name: 'Arvel Crynyd',
      caption: 'Green Leader',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 5,
      slots: ['talent', 'talent', 'configuration'],
      keywords: ['A-wing'],
      standard: true,
      text: 'A boost action that a ship in the way would make fail may stop short of it, as a maneuver would. Your attacks at attack range 0 count as attacks at range 1.',
      abilities: [
        modify(
          'boost-stops-short',
          'xw2.errata-ship-cards.17',
          (stops, { self, moment }) => stops || moment === self.ship,
        ),
        modify('attack-range', 'xw2.errata-ship-cards.18', (range, { self, moment }) =>
          moment.attacker === self.ship && range === 0 ? 1 : range,
        ),
      ],
    },
    {
      id: 'derekklivian',
      name: 'Derek Klivian',
      caption: 'Hobbie',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 6,
      slots: ['talent', 'missile', 'configuration'],
      keywords: ['A-wing'],
      standard: true,
      text: 'Each lock you acquire or spend lets you remove one of your red tokens.',
      abilities: [
        ...(['lock-acquired', 'lock-spent'] as const).map((window) =>
          at(window, {
            optional: true,
            when: ({ table, self, moment }) =>
              moment.ship === self.ship && hasRedToken(table, self.ship, { locks: true }),
            *effect({ table, self }) {
              yield* removeRedToken(table, self.ship, { locks: true });
            },
          }),
        ),
      ],
    },
    {
      id: 'greensquadronpilot',
      name: 'Green Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['talent', 'talent', 'configuration'],
      keywords: ['A-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'sabinewren-rz1awing',
      name: 'Sabine Wren',
      caption: 'Daughter of Mandalore',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 11,
      slots: ['talent', 'torpedo', 'modification', 'configuration'],
      keywords: ['A-wing', 'Mandalorian'],
      standard: true,
      text: 'At attack range 1 and in the front arc of the enemy, one of your results may become an evade when you defend, a hit when you attack.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            faceToFace(context) &&
            context.moment.attack.attackDice.some(({ face }) => face !== 'hit'),
          *effect({ self, moment: { attack } }) {
            yield* turnOne({ self }, attack.attackDice, ['blank', 'focus', 'crit'], 'hit');
          },
        }),
        at('modify-defense-dice', {
          optional: true,
          when: (context) =>
            youDefend(context) &&
            faceToFace(context) &&
            context.moment.attack.defenseDice.some(({ face }) => face !== 'evade'),
          *effect({ self, moment: { attack } }) {
            yield* turnOne({ self }, attack.defenseDice, ['blank', 'focus'], 'evade');
          },
        }),
      ],
    },
    {
      id: 'phoenixsquadronpilot',
      name: 'Phoenix Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 3,
      slots: ['talent', 'configuration'],
      keywords: ['A-wing'],
      standard: true,
      abilities: [],
    },
  ],
};

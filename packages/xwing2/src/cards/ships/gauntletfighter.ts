import type { ConvexPolygon } from '@rangefinder/geometry';
import { maneuverWith, nearestInArcs } from '@rangefinder/xwing';
import { at, byCardOf, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { actionChoice, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { coordinateShip } from '../../rules/baractions.ts';
import { chargesOf, spendableForce, spendCharge, spendForce } from '../../rules/charges.ts';
import { friendsAt, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { flipUpgrade } from '../../rules/flip.ts';
import { acquireLock, lockable, lockTargets } from '../../rules/lock.ts';
import { ARC_LINES, inArc } from '../../rules/measure.ts';
import { badTokensOn } from '../../rules/redtokens.ts';
import { initiativeOf } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { CHOPPER } from '../pilots/chopper.ts';
import { EZRA_BRIDGER } from '../pilots/ezrabridger.ts';
import { attackerOf, defenderOf, rangeToUnit, youAttack, yourPrimaryAttack } from '../words/attack.ts';
import { changesAttackDie } from '../words/dice.ts';
import { chooses } from '../words/phrases.ts';

const SLIPPED = 'round:captainhark';
const COMMANDS = 'round:maul';

/** Maul: other friends he could coordinate, of lower initiative than his. */
function subordinates(table: XTable, ship: Ship, first: Ship): Ship[] {
  const [near, far] = table.abilities.ask('coordinate-range', ship, [1, 2]);
  return friendsAt(table, ship, near, far).filter(
    (friend) =>
      friend !== ship &&
      friend !== first &&
      !friend.destroyed &&
      initiativeOf(table, friend) < initiativeOf(table, ship),
  );
}

/** Captain Hark: his Swivel Wing, while it is down. */
function wingDown({ upgrades }: Ship): Equipped | undefined {
  return upgrades.find(({ id, side }) => id === 'swivelwing' && side === 'front');
}

/** Bo-Katan Kryze: every object at range 1-2 in her front arc. */
function marked(table: XTable, ship: Ship): string[] {
  const { obstacles, devices } = table.state;
  const objects = [
    ...table.inPlay().map((other) => ({ id: other.id, pieces: [table.base(other)] })),
    ...obstacles.map((obstacle) => ({ id: obstacle.id, pieces: table.obstacle(obstacle) })),
    ...devices.map((device) => ({ id: device.id, pieces: table.device(device) })),
  ];
  const inFront = (piece: ConvexPolygon) =>
    nearestInArcs(ARC_LINES, table.sizeOf(ship), ship.pose, table.base(ship), ['front'], piece) !== null;
  return objects
    .filter(({ id, pieces }) => {
      const range = table.rangeTo(ship, pieces);
      return id !== ship.id && range >= 1 && range <= 2 && pieces.some(inFront);
    })
    .map(({ id }) => id);
}

/** Other friends that could lock this very object with a lock action. */
function lockers(table: XTable, ship: Ship, target: string): Ship[] {
  return table
    .friendsOf(ship)
    .filter((friend) => friend !== ship && lockTargets(table, friend).some(({ key }) => key === target));
}

export const gauntletfighter: ShipFacts = {
  id: 'gauntletfighter',
  name: 'Gauntlet Fighter',
  size: 'large',
  attacks: [
    { arc: 'front', dice: 3 },
    { arc: 'rear', dice: 2 },
  ],
  agility: 2,
  hull: 9,
  shields: 2,
  actions: ['focus', 'red reinforce', 'lock', 'red coordinate'],
  dial: '0OR 1BB 1NB 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FW',
  pilots: [
    {
      id: 'captainhark',
      name: 'Captain Hark',
      caption: 'Obedient Underling',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 15,
      slots: ['talent', 'crew', 'gunner', 'device', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'With Swivel Wing (Down), a stationary maneuver you reveal is executed as a sideslip of speed 1 along a bank, of the same difficulty; then the card is flipped.',
      abilities: [
        at('before-maneuver', {
          optional: false,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && maneuver.bearing === 'stationary' && wingDown(ship) !== undefined,
          *effect(context) {
            const { self, moment } = context;
            const side = yield* chooses(context, self.ship, ['left', 'right']);
            moment.maneuver = maneuverWith(moment.maneuver, { speed: 1, bearing: `${side}-sideslip-bank` });
            self.ship.memory[SLIPPED] = 1;
          },
        }),
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship } }) => ship === self.ship && ship.memory[SLIPPED] === 1,
          *effect({ table, self: { ship } }) {
            delete ship.memory[SLIPPED];
            const wing = wingDown(ship);
            if (wing) flipUpgrade(table, ship, wing);
          },
        }),
      ],
    },
    {
      id: 'garsaxon',
      name: 'Gar Saxon',
      caption: 'Treacherous Viceroy',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 8,
      loadout: 18,
      slots: ['talent', 'crew', 'torpedo', 'gunner', 'device', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'When a friend or friendly remote at range 0-2, you among them, makes a primary attack from the rear arc of the defender, you may pay 1 charge: it rolls 1 more attack die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            // xw2.units.1: the attacker may be a commando team.
            const attacker = attackerOf(context);
            const defender = defenderOf(context);
            return (
              chargesOf(self) > 0 &&
              moment.attack.kind === 'primary' &&
              table.isFriendly(self.ship, attacker) &&
              rangeToUnit(table, self.ship, attacker.id) <= 2 &&
              defender !== undefined &&
              inArc(table, defender, 'rear', attacker)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            spendCharge(table, self, 1);
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'imperialsupercommando',
      name: 'Imperial Super Commando',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 7,
      loadout: 10,
      slots: ['talent', 'crew', 'gunner', 'device', 'device', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      standard: true,
      abilities: [],
    },
    {
      id: 'bokatankryze',
      name: 'Bo-Katan Kryze',
      caption: 'Nite Owl Commander',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 20,
      slots: [
        'talent',
        'crew',
        'gunner',
        'torpedo',
        'missile',
        'missile',
        'device',
        'modification',
        'modification',
        'configuration',
        'title',
      ],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'Maneuver fully executed: for a deplete token you may point at an object ahead (front arc, range 1-2): another friend may lock it, as an action.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, full } }) => ship === self.ship && full,
          *effect({ table, self }) {
            const { ship } = self;
            const targets = marked(table, ship).filter((target) => lockers(table, ship, target).length > 0);
            const { target } = yield* pickOne({
              seat: ship.seat,
              topic: 'choose-object',
              rule: RULE,
              about: { ship: ship.id, card: self.card },
              options: [
                { key: 'none' as const, target: null },
                ...targets.map((piece) => ({ key: piece, about: { piece }, target: piece })),
              ],
            });
            if (target === null) return;
            yield* gainToken(table, ship, 'deplete', 1);
            const friend = yield* mayChooseShip(self, lockers(table, ship, target));
            if (!friend) return;
            const lock = grantedAction(table, friend, 'lock');
            const onTarget = actionChoice({
              ...lock,
              perform: () => acquireLock(table, friend, RULE, [lockable(target)]),
            });
            yield* mayPerformAction(table, friend, [onTarget]);
          },
        }),
      ],
    },
    {
      id: 'niteowlliberator',
      name: 'Nite Owl Liberator',
      caption: 'Resolute Warrior',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['talent', 'crew', 'gunner', 'device', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      standard: true,
      abilities: [],
    },
    {
      id: 'ezrabridger-gauntletfighter',
      name: 'Ezra Bridger',
      caption: 'Spectre-6',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: [
        'forcepower',
        'talent',
        'crew',
        'gunner',
        'missile',
        'device',
        'illicit',
        'modification',
        'modification',
        'configuration',
        'title',
      ],
      keywords: ['Light Side', 'Spectre'],
      force: { value: 1, recovers: 1, side: ['light'] },
      standard: true,
      ...EZRA_BRIDGER,
    },
    {
      id: 'chopper-gauntletfighter',
      name: '"Chopper"',
      caption: 'Spectre-3',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['crew', 'gunner', 'device', 'modification', 'modification', 'configuration', 'title'],
      keywords: ['Droid', 'Spectre'],
      standard: true,
      ...CHOPPER,
    },
    {
      id: 'mandalorianresistancepilot',
      name: 'Mandalorian Resistance Pilot',
      caption: 'Clan Loyalist',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 7,
      loadout: 10,
      slots: ['talent', 'crew', 'gunner', 'device', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      standard: true,
      abilities: [],
    },
    {
      id: 'maul',
      name: 'Maul',
      caption: 'Lord of the Shadow Collective',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 9,
      loadout: 20,
      slots: [
        'forcepower',
        'talent',
        'crew',
        'gunner',
        'missile',
        'device',
        'illicit',
        'modification',
        'modification',
        'configuration',
        'title',
      ],
      keywords: ['Dark Side', 'Sith'],
      force: { value: 3, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'When you take a coordinate action and choose a ship of lower initiative than yours, you may pay 1 Force: the action is white, and you may coordinate one more such ship; each of them gains a strain token.',
      abilities: [
        at('coordinating', {
          optional: true,
          when: ({ table, self, moment: { ship, other } }) =>
            ship === self.ship &&
            spendableForce(table, ship) > 0 &&
            initiativeOf(table, other) < initiativeOf(table, ship),
          *effect({ table, self: { ship }, moment: { other } }) {
            spendForce(table, ship, 1);
            ship.memory[COMMANDS] = 1;
            yield* gainToken(table, other, 'strain', 1, byCardOf(ship));
          },
        }),
        modify('action-difficulty', (difficulty, { self, moment: { ship, action } }) =>
          ship === self.ship && action === 'coordinate' && ship.memory[COMMANDS] ? 'white' : difficulty,
        ),
        at('coordinated', {
          optional: false,
          when: ({ self, moment: { ship } }) => ship === self.ship && ship.memory[COMMANDS] === 1,
          *effect({ table, self, moment: { ship, other } }) {
            ship.memory[COMMANDS] = 2;
            const second = yield* mayChooseShip(self, subordinates(table, ship, other));
            if (!second) return;
            yield* gainToken(table, second, 'strain', 1, byCardOf(ship));
            yield* coordinateShip(table, ship, second);
          },
        }),
      ],
    },
    {
      id: 'rookkast',
      name: 'Rook Kast',
      caption: 'Stoic Super Commando',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['talent', 'crew', 'gunner', 'device', 'illicit', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      standard: true,
      text: 'Before engaging: you may gain a strain token. In primary attacks, while strained, you may change one of your blanks or focus results to a hit.',
      abilities: [
        at('before-engage', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship,
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'strain', 1);
          },
        }),
        changesAttackDie(['blank', 'focus'], 'hit', {
          when: (context) => yourPrimaryAttack(context) && context.self.ship.tokens.strain > 0,
        }),
      ],
    },
    {
      id: 'shadowcollectiveoperator',
      name: 'Shadow Collective Operator',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 7,
      loadout: 10,
      slots: ['crew', 'gunner', 'device', 'device', 'illicit', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      standard: true,
      abilities: [],
    },
    {
      id: 'bokatankryze-separatistalliance',
      name: 'Bo-Katan Kryze',
      caption: "Vizsla's Lieutenant",
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 20,
      slots: [
        'talent',
        'crew',
        'gunner',
        'missile',
        'missile',
        'device',
        'modification',
        'modification',
        'configuration',
        'title',
      ],
      keywords: ['Mandalorian'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'Before a friend at range 0-2, you among them, activates, you may pay 1 charge: it may gain a strain token to remove a red or orange token that is not stress, a lock on it among them.',
      abilities: [
        at('before-activate', {
          optional: false,
          when: ({ table, self, moment: { ship } }) =>
            chargesOf(self) > 0 && table.isFriendly(self.ship, ship) && isAtRange(table, self.ship, ship, 0, 2),
          *effect({ table, self, moment: { ship } }) {
            const tokens = badTokensOn(table, ship).filter(({ key }) => key !== 'stress');
            if (tokens.length === 0) return;
            const { take } = yield* pickOne({
              seat: self.ship.seat,
              topic: 'remove-token',
              rule: RULE,
              about: { ship: ship.id, card: self.card },
              options: [...tokens, { key: 'none' as const, take: null }],
            });
            if (!take) return;
            spendCharge(table, self, 1);
            yield* gainToken(table, ship, 'strain', 1);
            take();
          },
        }),
      ],
    },
    {
      id: 'previzsla',
      name: 'Pre Vizsla',
      caption: 'Leader of Death Watch',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['talent', 'crew', 'gunner', 'missile', 'device', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'When you attack a ship whose initiative is no lower than yours, you may pay 2 charges to roll 1 more attack die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self } = context;
            const defender = defenderOf(context);
            return (
              youAttack(context) &&
              chargesOf(self) >= 2 &&
              defender !== undefined &&
              initiativeOf(table, defender) >= initiativeOf(table, self.ship)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            spendCharge(table, self, 2);
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'deathwatchwarrior',
      name: 'Death Watch Warrior',
      caption: 'Fanatical Adherent',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 0,
      cost: 7,
      loadout: 10,
      slots: ['talent', 'crew', 'gunner', 'device', 'modification', 'configuration'],
      keywords: ['Mandalorian'],
      standard: true,
      abilities: [],
    },
  ],
};

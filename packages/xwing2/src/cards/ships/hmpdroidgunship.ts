import { hasLock, isSideslip } from '@rangefinder/xwing';
import { type AbilityContext, at, byCardOf, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { gainToken, isStressed, removeToken, transferToken } from '../../rules/tokens.ts';
import { slotsOf } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, defenderInYour, youAttack } from '../words/attack.ts';
import { type Cost, rerollsAttackDice } from '../words/dice.ts';
import { chooses } from '../words/phrases.ts';

/** Networked Aim: how many friendly locks there are on the defender. */
function friendlyLocks({ table, self, moment: { attack } }: DuringAttack): number {
  return table.friendsOf(self.ship).filter((friend) => hasLock(friend, attack.defender)).length;
}

function calculatingFriends(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 1).filter((friend) => friend !== ship && friend.tokens.calculate > 0);
}

function* calculate({ table, self: { ship } }: Pick<AbilityContext<unknown>, 'table' | 'self'>) {
  yield* gainToken(table, ship, 'calculate', 1);
}

/** Geonosian Prototype: a tractor token of the defender. */
const DEFENDERS_TRACTOR: Cost = {
  affordable: ({ table }) => (table.findShip(table.state.attack?.defender ?? '')?.tokens.tractor ?? 0) > 0,
  *pay({ table }, rule) {
    const defender = table.findShip(table.state.attack?.defender ?? '');
    if (defender) removeToken(table, defender, 'tractor', 1, rule);
  },
};

export const hmpdroidgunship: ShipFacts = {
  id: 'hmpdroidgunship',
  name: 'HMP Droid Gunship',
  size: 'small',
  attacks: [{ arc: 'full-front', dice: 2 }],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: ['calculate', 'lock', 'red barrel-roll', 'reload > red calculate'],
  dial: '0OR 1BR 1FB 1NR 2TB 2BW 2FB 2NW 2YB 3TW 3BR 3FW 3NR 3YW 4FR 5FR',
  keywords: ['Droid'],
  shipAbility: {
    name: 'Networked Aim',
    text: 'Your locks cannot be spent for rerolls of attack dice. Attacking: you may reroll as many dice as friends, you among them, have locks on the defender.',
    abilities: [
      modify('may-modify', 'xw2.golden-rules.3', (may, { self, moment: { ship, dice, by } }) =>
        ship === self.ship && dice === 'attack' && by === 'lock' ? false : may,
      ),
      rerollsAttackDice({ when: (context) => youAttack(context) && friendlyLocks(context) > 0, most: friendlyLocks }),
    ],
  },
  pilots: [
    {
      id: 'dgs286',
      name: 'DGS-286',
      caption: 'Ambush Protocols',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 20,
      slots: ['torpedo', 'torpedo', 'crew', 'device', 'modification', 'configuration', 'tacticalrelay'],
      keywords: ['Droid'],
      standard: true,
      text: 'Before engaging: you may choose another friend at range 0-1: it transfers a calculate token to you.',
      abilities: [
        at('before-engage', {
          optional: false,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship && calculatingFriends(table, self.ship).length > 0,
          *effect({ table, self }) {
            const { ship } = self;
            const friend = yield* mayChooseShip(self, calculatingFriends(table, ship));
            if (friend) yield* transferToken(table, friend, ship, 'calculate', byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'onderonoppressor',
      name: 'Onderon Oppressor',
      caption: 'Atmospheric Attack Module',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 2,
      cost: 4,
      loadout: 7,
      slots: ['missile', 'crew', 'device', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'After you barrel rolled or sideslipped, while stressed, you gain a calculate token.',
      abilities: [
        at('repositioned', {
          optional: false,
          when: ({ self, moment: { ship, move } }) => ship === self.ship && move === 'barrel-roll' && isStressed(ship),
          effect: calculate,
        }),
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && isSideslip(maneuver.bearing) && isStressed(ship),
          effect: calculate,
        }),
      ],
    },
    {
      id: 'separatistpredator',
      name: 'Separatist Predator',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 8,
      slots: ['missile', 'missile', 'device', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
    {
      id: 'geonosianprototype',
      name: 'Geonosian Prototype',
      caption: 'Devastation Protocols',
      faction: 'separatistalliance',
      initiative: 2,
      limited: 2,
      cost: 5,
      loadout: 18,
      slots: ['cannon', 'cannon', 'missile', 'missile', 'modification', 'configuration', 'tacticalrelay'],
      keywords: ['Droid'],
      standard: true,
      text: 'Missile or cannon attack: you may take a tractor token off the defender to reroll up to two attack dice.',
      abilities: [
        rerollsAttackDice({
          cost: DEFENDERS_TRACTOR,
          most: 2,
          when: (context) =>
            youAttack(context) &&
            slotsOf(context.table, context.moment.attack.weapon).some(
              (slot) => slot === 'missile' || slot === 'cannon',
            ),
        }),
      ],
    },
    {
      id: 'baktoiddrone',
      name: 'Baktoid Drone',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 10,
      slots: ['missile', 'device', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
    {
      id: 'dgs047',
      name: 'DGS-047',
      caption: 'Adaptive Intelligence',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['missile', 'missile', 'crew', 'device', 'modification', 'configuration', 'tacticalrelay'],
      keywords: ['Droid'],
      standard: true,
      text: 'After you attacked a ship in your front arc, you may lock it; and if it is in your bullseye arc, it gains a strain token.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) => youAttack(context) && defenderInYour(context, 'front'),
          *effect(context) {
            const { table, self, moment } = context;
            const defender = table.ship(moment.attack.defender);
            if (lockTargets(table, self.ship).some(({ key }) => key === defender.id)) {
              const way = yield* chooses(context, self.ship, ['lock', 'none']);
              if (way === 'lock') yield* assignLock(table, self.ship, defender.id);
            }
            if (inArc(table, self.ship, 'bullseye', defender))
              yield* gainToken(table, defender, 'strain', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
  ],
};

import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { inArc } from '../../rules/measure.ts';
import { type AttackOptions, possibleShots } from '../../rules/possibleshots.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { defenderInYour, friendInAttack } from '../words/attack.ts';
import { changesAttackDie } from '../words/dice.ts';

/** Corran Horn's memory: he was asked this round, and will be disarmed. */
const ASKED = 'round:initiative-zero';
const WILL_DISARM = 'disarmed-at-planning';

function atBullseye(table: XTable, ship: Ship): AttackOptions {
  return {
    bonus: true,
    rule: RULE,
    weapons: ({ kind }) => kind === 'primary',
    targets: (target) => inArc(table, ship, 'bullseye', table.ship(target)),
  };
}

export const ewing: ShipFacts = {
  id: 'ewing',
  name: 'E-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 3,
  shields: 3,
  actions: ['focus', 'evade', 'lock', 'barrel-roll > red lock', 'boost > red lock'],
  dial: '1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FB 4KR 5FW',
  shipAbility: {
    name: 'Experimental Scanners',
    text: 'You lock objects beyond range 3 as well, but none at range 1.',
    abilities: [
      modify('lock-range', 'xw2.lock.15', ([near, far], { self, moment }) =>
        moment === self.ship ? [near, Number.POSITIVE_INFINITY] : [near, far],
      ),
      modify('lock-ranges', 'xw2.lock.15', (ranges, { self, moment }) =>
        moment.ship === self.ship ? ranges.filter((range) => range !== 1) : ranges,
      ),
    ],
  },
  pilots: [
    {
      id: 'corranhorn',
      name: 'Corran Horn',
      caption: 'Tenacious Investigator',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 20,
      slots: ['talent', 'sensor', 'sensor', 'tech', 'torpedo', 'astromech', 'modification'],
      standard: false,
      text: 'At initiative 0 of the Engagement Phase: you may make a bonus primary attack on an enemy in your bullseye arc; then you gain a disarm token when the next Planning Phase starts.',
      abilities: [
        at('initiative-zero', {
          optional: false,
          when: ({ table, self: { ship } }) =>
            ship.memory[ASKED] !== 1 && possibleShots(table, ship, atBullseye(table, ship)).length > 0,
          *effect({ table, self: { ship } }) {
            ship.memory[ASKED] = 1;
            if (yield* mayAttack(table, ship, atBullseye(table, ship))) ship.memory[WILL_DISARM] = 1;
          },
        }),
        at('start-of-planning', {
          optional: false,
          when: ({ self }) => self.ship.memory[WILL_DISARM] === 1,
          *effect({ table, self: { ship } }) {
            delete ship.memory[WILL_DISARM];
            yield* gainToken(table, ship, 'disarm', 1);
          },
        }),
      ],
    },
    {
      id: 'gavindarklighter',
      name: 'Gavin Darklighter',
      caption: 'Bold Wingman',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 18,
      slots: ['talent', 'sensor', 'tech', 'torpedo', 'astromech', 'modification'],
      standard: false,
      text: 'A friend attacks a ship in your front arc: it may change one hit to a crit.',
      abilities: [
        changesAttackDie(['hit'], 'crit', {
          by: 'attacker',
          when: (context) => friendInAttack(context, 'attack') !== undefined && defenderInYour(context, 'front'),
        }),
      ],
    },
    {
      id: 'roguesquadronescort',
      name: 'Rogue Squadron Escort',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 0,
      cost: 6,
      loadout: 12,
      slots: ['sensor', 'torpedo', 'astromech', 'modification'],
      standard: false,
      abilities: [],
    },
    {
      id: 'knavesquadronescort',
      name: 'Knave Squadron Escort',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 6,
      loadout: 14,
      slots: ['sensor', 'tech', 'astromech', 'modification'],
      standard: false,
      abilities: [],
    },
  ],
};

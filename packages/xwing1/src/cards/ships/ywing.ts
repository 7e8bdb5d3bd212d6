import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { otherFriendsAt } from '../../rules/choose.ts';
import { acquireLock, lockTargets } from '../../rules/locks.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { gainToken } from '../../rules/tokens.ts';
import { youAttack } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';
import { mayChoose } from '../words/phrases.ts';

export const ywing: ShipFacts = {
  id: 'ywing',
  name: 'Y-wing',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: ['focus', 'lock'],
  dial: '1BW 1FG 1NW 2TW 2BW 2FG 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR',
  pilots: [
    {
      id: 'hortonsalm',
      name: 'Horton Salm',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 25,
      slots: ['turret', 'torpedo', 'torpedo', 'astromech'],
      text: 'Your target is at range 2-3: roll any of your blanks again if you like.',
      abilities: [
        rerollsAttackDice({
          when: (context) => youAttack(context) && context.moment.attack.range >= 2,
          most: Number.POSITIVE_INFINITY,
          faces: ['blank'],
        }),
      ],
    },
    {
      id: 'dutchvander',
      name: '"Dutch" Vander',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 23,
      slots: ['turret', 'torpedo', 'torpedo', 'astromech'],
      text: 'You have taken a lock: pick another friend at range 1-2, which may take a lock at once.',
      abilities: [
        mayChoose(
          'lock-acquired',
          ({ table, self, moment: { ship } }) =>
            ship === self.ship
              ? otherFriendsAt(table, self, 1, 2).filter((other) => lockTargets(table, other).length > 0)
              : [],
          function* ({ table }, other) {
            yield* acquireLock(table, other);
          },
        ),
      ],
    },
    {
      id: 'graysquadronpilot',
      name: 'Gray Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 0,
      cost: 20,
      slots: ['turret', 'torpedo', 'torpedo', 'astromech'],
      abilities: [],
    },
    {
      id: 'goldsquadronpilot',
      name: 'Gold Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 18,
      slots: ['turret', 'torpedo', 'torpedo', 'astromech'],
      abilities: [],
    },
    {
      id: 'kavil',
      name: 'Kavil',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 24,
      slots: ['elite', 'turret', 'torpedo', 'torpedo', 'salvagedastromech'],
      text: 'Roll an attack die more while the defender is not in your firing arc.',
      abilities: [
        modify('attack-dice', (dice, { table, self, moment }) =>
          moment.attacker === self.ship.id && !inFiringArc(table, self.ship, table.ship(moment.defender))
            ? dice + 1
            : dice,
        ),
      ],
    },
    {
      id: 'drearenthal',
      name: 'Drea Renthal',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 1,
      cost: 22,
      slots: ['turret', 'torpedo', 'torpedo', 'salvagedastromech'],
      text: 'A lock of yours is spent: gain a stress token, if you like, to take a new lock.',
      abilities: [
        at('lock-spent', {
          optional: true,
          when: ({ table, self, moment }) => moment.ship === self.ship && lockTargets(table, self.ship).length > 0,
          *effect({ table, self }) {
            yield* gainToken(table, self.ship, 'stress', 1);
            yield* acquireLock(table, self.ship);
          },
        }),
      ],
    },
    {
      id: 'hiredgun',
      name: 'Hired Gun',
      allegiance: 'scumandvillainy',
      skill: 4,
      limited: 0,
      cost: 20,
      slots: ['turret', 'torpedo', 'torpedo', 'salvagedastromech'],
      abilities: [],
    },
    {
      id: 'syndicatethug',
      name: 'Syndicate Thug',
      allegiance: 'scumandvillainy',
      skill: 2,
      limited: 0,
      cost: 18,
      slots: ['turret', 'torpedo', 'torpedo', 'salvagedastromech'],
      abilities: [],
    },
  ],
};

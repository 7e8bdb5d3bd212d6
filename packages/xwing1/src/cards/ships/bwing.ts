import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isStressed, removeStress } from '../../rules/tokens.ts';
import { isOfSlot } from '../../rules/weapons.ts';
import { youAttack, youDefend } from '../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../words/dice.ts';

export const bwing: ShipFacts = {
  id: 'bwing',
  name: 'B-wing',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 1,
  hull: 3,
  shields: 5,
  actions: ['focus', 'lock', 'barrel-roll'],
  dial: '1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 2KR 3BR 3FW 3NR 4FR',
  pilots: [
    {
      id: 'tennumb',
      name: 'Ten Numb',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 31,
      slots: ['elite', 'system', 'cannon', 'torpedo', 'torpedo'],
      text: 'Attacking: defense dice cannot cancel 1 of your critical hits.',
      abilities: [
        modify('cancelling', (cancelling, { self, moment }) =>
          moment.attacker === self.ship.id ? { ...cancelling, safeCrits: cancelling.safeCrits + 1 } : cancelling,
        ),
      ],
    },
    {
      id: 'keyanfarlander',
      name: 'Keyan Farlander',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 29,
      slots: ['elite', 'system', 'cannon', 'torpedo', 'torpedo'],
      text: 'Attacking: you may remove 1 of your stress tokens to change all your focus results to hits.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => youAttack(context) && isStressed(context.self.ship),
          *effect({ table, self, moment: { attack } }) {
            yield* removeStress(table, self.ship, 1);
            for (const die of attack.attackDice) if (die.face === 'focus' && !die.fixed) die.face = 'hit';
          },
        }),
      ],
    },
    {
      id: 'ibtisam',
      name: 'Ibtisam',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 28,
      slots: ['elite', 'system', 'cannon', 'torpedo', 'torpedo'],
      text: 'You attack or defend while stressed: roll one of your dice again if you like.',
      abilities: [
        rerollsAttackDice({ when: (context) => youAttack(context) && isStressed(context.self.ship) }),
        rerollsDefenseDice({ when: (context) => youDefend(context) && isStressed(context.self.ship) }),
      ],
    },
    {
      id: 'neradantels',
      name: 'Nera Dantels',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 26,
      slots: ['elite', 'system', 'cannon', 'torpedo', 'torpedo'],
      text: 'Your torpedo attacks may be made against ships outside your firing arc.',
      abilities: [
        modify('weapons', (weapons, { table, self, moment: ship }) =>
          ship === self.ship
            ? weapons.map((weapon) =>
                isOfSlot(table, weapon.id, 'torpedo') ? { ...weapon, arcs: 'all-round' as const } : weapon,
              )
            : weapons,
        ),
      ],
    },
    {
      id: 'daggersquadronpilot',
      name: 'Dagger Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 0,
      cost: 24,
      slots: ['system', 'cannon', 'torpedo', 'torpedo'],
      abilities: [],
    },
    {
      id: 'bluesquadronpilot',
      name: 'Blue Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 22,
      slots: ['system', 'cannon', 'torpedo', 'torpedo'],
      abilities: [],
    },
  ],
};

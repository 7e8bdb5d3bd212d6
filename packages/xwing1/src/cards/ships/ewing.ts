import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayAttack } from '../../rules/attack.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { possibleShots } from '../../rules/possibleshots.ts';
import { defenderOf } from '../words/attack.ts';
import { changesAttackDice } from '../words/dice.ts';

/** Corran Horn: the round in which he cannot attack. */
const PAUSES = 'pauses';

export const ewing: ShipFacts = {
  id: 'ewing',
  name: 'E-wing',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 3,
  hull: 2,
  shields: 3,
  actions: ['focus', 'lock', 'barrel-roll', 'evade'],
  dial: '1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW',
  pilots: [
    {
      id: 'corranhorn',
      name: 'Corran Horn',
      allegiance: 'rebelalliance',
      skill: 8,
      limited: 1,
      cost: 35,
      slots: ['elite', 'system', 'torpedo', 'astromech'],
      text: 'The End phase begins: attack if you like, but then not at all in the round that follows.',
      abilities: [
        at('start-of-end', {
          optional: false,
          when: ({ table, self }) => possibleShots(table, self.ship).length > 0,
          *effect({ table, self: { ship } }) {
            if (yield* mayAttack(table, ship, { rule: RULE })) ship.memory[PAUSES] = table.state.round + 1;
          },
        }),
        modify(
          'may-attack',
          (may, { table, self, moment }) =>
            may && !(moment === self.ship && moment.memory[PAUSES] === table.state.round),
        ),
      ],
    },
    {
      id: 'etahnabaht',
      name: "Etahn A'baht",
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 32,
      slots: ['elite', 'system', 'torpedo', 'astromech'],
      text: 'An enemy at range 1-3 in your firing arc is attacked: its attacker turns one hit to a crit if it likes.',
      abilities: [
        changesAttackDice(['hit'], 'crit', {
          by: 'attacker',
          when: (context) => {
            const { table, self } = context;
            const defender = defenderOf(context);
            if (defender.seat === self.ship.seat || !isAtRange(table, self.ship, defender, 1, 3)) return false;
            return inFiringArc(table, self.ship, defender);
          },
        }),
      ],
    },
    {
      id: 'blackmoonsquadronpilot',
      name: 'Blackmoon Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 0,
      cost: 29,
      slots: ['system', 'torpedo', 'astromech'],
      abilities: [],
    },
    {
      id: 'knavesquadronpilot',
      name: 'Knave Squadron Pilot',
      allegiance: 'rebelalliance',
      skill: 1,
      limited: 0,
      cost: 27,
      slots: ['system', 'torpedo', 'astromech'],
      abilities: [],
    },
  ],
};

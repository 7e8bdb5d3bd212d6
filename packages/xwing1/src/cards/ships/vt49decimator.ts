import { isDamaged } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { sufferDamage } from '../../rules/damage.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youAttack } from '../words/attack.ts';
import { changesAttackDice } from '../words/dice.ts';

function touchedEnemies(t: XTable, ship: Ship): readonly Ship[] {
  return t.enemiesOf(ship.seat).filter(({ id }) => ship.contact.includes(id));
}

export const vt49decimator: ShipFacts = {
  id: 'vt49decimator',
  name: 'VT-49 Decimator',
  size: 'large',
  attack: 3,
  arcs: ['front', 'turret'],
  agility: 0,
  hull: 12,
  shields: 4,
  actions: ['focus', 'lock'],
  dial: '1BW 1FW 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 4FW',
  pilots: [
    {
      id: 'rearadmiralchiraneau',
      name: 'Rear Admiral Chiraneau',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 46,
      slots: ['elite', 'torpedo', 'crew', 'crew', 'crew', 'bomb'],
      text: 'Attacking at range 1-2: turn one focus to a crit if you like.',
      abilities: [
        changesAttackDice(['focus'], 'crit', {
          when: (context) => youAttack(context) && context.moment.attack.range <= 2,
        }),
      ],
    },
    {
      id: 'commanderkenkirk',
      name: 'Commander Kenkirk',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 44,
      slots: ['elite', 'torpedo', 'crew', 'crew', 'crew', 'bomb'],
      text: 'Without shields, and with a damage card: your agility is 1 higher.',
      abilities: [
        modify('agility', (agility, { self: { ship }, moment }) =>
          moment === ship && ship.shields === 0 && isDamaged(ship) ? agility + 1 : agility,
        ),
      ],
    },
    {
      id: 'captainoicunn',
      name: 'Captain Oicunn',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 1,
      cost: 42,
      slots: ['elite', 'torpedo', 'crew', 'crew', 'crew', 'bomb'],
      text: 'After you execute a maneuver: each enemy ship you touch suffers 1 damage.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ table, self, moment: { ship } }) => ship === self.ship && touchedEnemies(table, ship).length > 0,
          *effect({ table, self: { ship } }) {
            for (const enemy of touchedEnemies(table, ship))
              yield* sufferDamage(table, enemy, 'hit', 1, { rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'patrolleader',
      name: 'Patrol Leader',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 0,
      cost: 40,
      slots: ['torpedo', 'crew', 'crew', 'crew', 'bomb'],
      abilities: [],
    },
  ],
};

import { addDie, changeOne } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { maySpendLock, spendLock } from '../../rules/locks.ts';
import { arcsOf } from '../../rules/measure.ts';
import { isOfSlot } from '../../rules/weapons.ts';
import { attackerOf, youAttack } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

export const yv666: ShipFacts = {
  id: 'yv666',
  name: 'YV-666',
  size: 'large',
  attack: 3,
  arcs: ['front', 'auxiliary-180'],
  agility: 1,
  hull: 6,
  shields: 6,
  actions: ['focus', 'lock'],
  dial: '0OR 1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FG 3NW 3YW 4FW',
  pilots: [
    {
      id: 'bossk',
      name: 'Bossk',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 35,
      slots: ['elite', 'cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'],
      text: 'Your attack hits, before damage is dealt: trade one crit for two hits if you like.',
      abilities: [
        at('attack-hit', {
          optional: true,
          when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['crit']),
          *effect({ moment: { attack } }) {
            changeOne(attack.attackDice, ['crit'], 'hit');
            addDie(attack.attackDice, 'hit');
          },
        }),
      ],
    },
    {
      id: 'moraloeval',
      name: 'Moralo Eval',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 34,
      slots: ['cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'],
      text: 'You may attack with cannons in your auxiliary firing arc.',
      abilities: [
        modify('weapons', (weapons, { table, self, moment }) =>
          moment === self.ship
            ? weapons.map((weapon) =>
                weapon.arcs !== 'all-round' && isOfSlot(table, weapon.id, 'cannon')
                  ? { ...weapon, arcs: [...weapon.arcs, ...arcsOf(moment, 'auxiliary-180')] }
                  : weapon,
              )
            : weapons,
        ),
      ],
    },
    {
      id: 'lattsrazzi',
      name: 'Latts Razzi',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 1,
      cost: 33,
      slots: ['cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'],
      text: 'A friend, or you, attacks a ship you have locked: spend that lock, if you like, and the defender has 1 agility less against this attack.',
      abilities: [
        at('target-declared', {
          optional: true,
          when: (context) =>
            context.table.isFriendly(context.self.ship, attackerOf(context)) &&
            maySpendLock(context.table, context.self.ship, context.moment.attack.defender),
          *effect({ table, self, moment: { attack } }) {
            attack.memory['lattsrazzi'] = 1;
            yield* spendLock(table, self.ship, attack.defender);
          },
        }),
        modify('defender-agility', (agility, { self, table, moment }) =>
          moment.memory['lattsrazzi'] === 1 && table.isFriendly(self.ship, table.ship(moment.attacker))
            ? agility - 1
            : agility,
        ),
      ],
    },
    {
      id: 'trandoshanslaver',
      name: 'Trandoshan Slaver',
      allegiance: 'scumandvillainy',
      skill: 2,
      limited: 0,
      cost: 29,
      slots: ['cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'],
      abilities: [],
    },
  ],
};

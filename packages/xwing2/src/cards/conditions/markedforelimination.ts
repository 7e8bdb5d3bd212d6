import { hasLock } from '@rangefinder/xwing';
import { modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { GREEN } from '../../rules/tokens.ts';
import { has } from '../words/condition.ts';

export const MARKED_FOR_ELIMINATION: ConditionFacts = {
  id: 'markedforelimination',
  name: 'Marked for Elimination',
  limited: 1,
  text: 'Attacked by a ship that carries a Tracking Fob and has locked you, you spend no green tokens.',
  abilities: [
    modify('may-modify', (may, { table, self: { ship }, moment: { attack, ship: who, dice, by } }) => {
      if (who !== ship || dice !== 'defense' || attack.defender !== ship.id) return may;
      const attacker = table.ship(attack.attacker);
      const marked = has(attacker, 'trackingfob') && hasLock(attacker, ship.id);
      return may && !(marked && GREEN.some((token) => token === by));
    }),
  ],
};

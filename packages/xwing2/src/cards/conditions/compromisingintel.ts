import { modify, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { enemyWithin, turnsDialUp } from '../words/condition.ts';

function enemyVi(table: XTable, ship: Ship, other: string): boolean {
  const vi = table.findShip(other);
  return vi !== undefined && vi.pilot === 'vimoradi' && vi.seat !== ship.seat;
}

export const COMPROMISING_INTEL: ConditionFacts = {
  id: 'compromisingintel',
  name: 'Compromising Intel',
  limited: 1,
  text: 'In the System Phase, while the enemy Vi Moradi is at range 0-3, your dial is turned faceup. In attacks between you and her you cannot spend focus tokens.',
  abilities: [
    turnsDialUp(RULE, (t, ship) => enemyWithin(t, ship, 3, ({ pilot }) => pilot === 'vimoradi')),
    modify('may-modify', (may, { table, self: { ship }, moment: { attack, ship: who, by } }) => {
      if (who !== ship || by !== 'focus') return may;
      const other = attack.attacker === ship.id ? attack.defender : attack.attacker;
      return may && !enemyVi(table, ship, other);
    }),
  ],
};

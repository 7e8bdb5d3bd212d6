import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemyInYourArc, youAttack, youInEnemysArc } from '../../words/attack.ts';

export const OUTMANEUVER: UpgradeFacts = {
  id: 'outmaneuver',
  name: 'Outmaneuver',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  text: 'Attacking a ship in your firing arc in whose firing arc you are not: its agility is 1 lower.',
  abilities: [
    modify('defender-agility', (agility, { table, self, moment: attack }) => {
      const context = { table, self, moment: { attack } };
      return youAttack(context) && enemyInYourArc(context) && !youInEnemysArc(context) ? agility - 1 : agility;
    }),
  ],
};

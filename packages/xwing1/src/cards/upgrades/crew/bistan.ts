import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const BISTAN: UpgradeFacts = {
  id: 'bistan',
  name: 'Bistan',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Attacking at range 1-2: turn one hit to a crit if you like.',
  abilities: [
    changesAttackDice(['hit'], 'crit', { when: (context) => youAttack(context) && context.moment.attack.range <= 2 }),
  ],
};

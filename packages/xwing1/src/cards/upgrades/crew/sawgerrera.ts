import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAllAttackDice, SUFFER_ONE } from '../../words/dice.ts';

export const SAW_GERRERA: UpgradeFacts = {
  id: 'sawgerrera',
  name: 'Saw Gerrera',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Attacking: you may suffer 1 damage to change all your focus results to crits.',
  abilities: [changesAllAttackDice('focus', 'crit', { when: youAttack, cost: SUFFER_ONE })],
};

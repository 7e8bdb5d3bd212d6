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
  text: 'Attacking: you may take 1 damage to turn every focus result to a crit.',
  abilities: [changesAllAttackDice('focus', 'crit', { when: youAttack, cost: SUFFER_ONE })],
};

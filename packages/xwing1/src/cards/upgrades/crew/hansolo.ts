import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAllAttackDice, LOCK_ON_ENEMY } from '../../words/dice.ts';

export const HAN_SOLO: UpgradeFacts = {
  id: 'hansolo',
  name: 'Han Solo',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Attacking a ship you have locked: you may spend the lock to change all your focus results to hits.',
  abilities: [changesAllAttackDice('focus', 'hit', { when: youAttack, cost: LOCK_ON_ENEMY })],
};

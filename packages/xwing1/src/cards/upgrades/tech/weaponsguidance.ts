import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDice, token } from '../../words/dice.ts';

export const WEAPONS_GUIDANCE: UpgradeFacts = {
  id: 'weaponsguidance',
  name: 'Weapons Guidance',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  text: 'Attacking: you may spend a focus token to change 1 of your blank results to a hit.',
  abilities: [changesAttackDice(['blank'], 'hit', { when: youAttack, cost: token('focus') })],
};

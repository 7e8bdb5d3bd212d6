import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDice, token } from '../../words/dice.ts';

export const WEAPONS_GUIDANCE: UpgradeFacts = {
  id: 'weaponsguidance',
  name: 'Weapons Guidance',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  text: 'Attacking: pay a focus token if you like, and one blank of yours becomes a hit.',
  abilities: [changesAttackDice(['blank'], 'hit', { when: youAttack, cost: token('focus') })],
};

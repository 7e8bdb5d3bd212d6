import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { LOCK_ON_ENEMY, rerollsDefenseDice } from '../../words/dice.ts';

export const R2_HA: UpgradeFacts = {
  id: 'r2ha',
  name: 'R2-HA',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'On defense your lock on the attacker can be spent for rerolling as many of your dice as you like.',
  abilities: [rerollsDefenseDice({ when: youDefend, cost: LOCK_ON_ENEMY, most: 6 })],
};

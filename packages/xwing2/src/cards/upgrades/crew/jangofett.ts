import type { UpgradeFacts } from '../../../card.ts';
import { youAttack, youDefend } from '../../words/attack.ts';
import { changesAttackDie, changesDefenseDie, LOCK_ON_ENEMY } from '../../words/dice.ts';

export const JANGO_FETT: UpgradeFacts = {
  id: 'jangofett',
  name: 'Jango Fett',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
  standard: true,
  text: 'Attacking or defending: you may spend your lock on the enemy to turn one of its focus results into a blank.',
  abilities: [
    changesAttackDie(['focus'], 'blank', { when: youDefend, cost: LOCK_ON_ENEMY }),
    changesDefenseDie(['focus'], 'blank', { when: youAttack, cost: LOCK_ON_ENEMY }),
  ],
};

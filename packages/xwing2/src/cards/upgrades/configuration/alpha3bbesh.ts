import type { UpgradeFacts } from '../../../card.ts';
import { yourPrimaryAttack } from '../../words/attack.ts';
import { changesAttackDie, LOCK_ON_ENEMY } from '../../words/dice.ts';

export const ALPHA_3B_BESH: UpgradeFacts = {
  id: 'alpha3bbesh',
  name: 'Alpha-3B "Besh"',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['nimbusclassvwing'] }],
  standard: true,
  slots: ['device'],
  text: 'Primary attack: a blank or focus result may become a hit if you spend your lock on the defender.',
  abilities: [changesAttackDie(['blank', 'focus'], 'hit', { when: yourPrimaryAttack, cost: LOCK_ON_ENEMY })],
};

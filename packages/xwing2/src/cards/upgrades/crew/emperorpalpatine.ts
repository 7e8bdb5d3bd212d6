import type { UpgradeFacts } from '../../../card.ts';
import { defenderOf, friendInAttack, isOtherFriend } from '../../words/attack.ts';
import { changesAttackDie, changesDefenseDie, force } from '../../words/dice.ts';

export const EMPEROR_PALPATINE: UpgradeFacts = {
  id: 'emperorpalpatine',
  name: 'Emperor Palpatine',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 12,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'When another friend attacks or defends you may pay 1 Force to change one of its focus results as it could itself.',
  abilities: [
    changesAttackDie(['focus'], 'hit', {
      when: (context) => isOtherFriend(context, friendInAttack(context, 'attack')),
      cost: force(1),
    }),
    changesDefenseDie(['focus'], 'evade', {
      when: (context) => isOtherFriend(context, defenderOf(context)),
      cost: force(1),
    }),
  ],
};

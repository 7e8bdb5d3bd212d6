import { hasLock } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { initiativeOf } from '../../../rules/stats.ts';
import { friendInAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const GAR_SAXON: UpgradeFacts = {
  id: 'garsaxon',
  name: 'Gar Saxon',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  text: 'When a friend of initiative 4 or lower at range 1-3 attacks a ship you have locked, it may turn a focus result into a hit.',
  abilities: [
    changesAttackDie(['focus'], 'hit', {
      by: 'attacker',
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = friendInAttack(context, 'attack');
        return (
          attacker !== undefined &&
          isAtRange(table, self.ship, attacker, 1, 3) &&
          initiativeOf(table, attacker) <= 4 &&
          hasLock(self.ship, moment.attack.defender)
        );
      },
    }),
  ],
};

import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import { rangeToDefender, thisAttack } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';
import { takeResults } from '../../words/specialweapon.ts';

export const XX_23_S_THREAD_TRACERS: UpgradeFacts = {
  id: 'xx23sthreadtracers',
  name: 'XX-23 S-Thread Tracers',
  fills: ['missile'],
  limited: 2,
  cost: 4,
  standard: true,
  charges: { value: 2, recovers: 0 },
  attack: {
    arc: 'front',
    dice: 3,
    range: [1, 3],
    rangeBonus: false,
    requires: ['focus', 'calculate', 'lock'],
    spends: 1,
  },
  text: 'Needs a focus or calculate token or a lock on the defender. A hit hurts nobody: instead, friends at range 1-3 of the defender may lock it.',
  abilities: [
    at('attack-hit', {
      rule: 'xw2.lock.14',
      optional: false,
      when: thisAttack,
      *effect(context) {
        const { table, self, moment } = context;
        const { defender } = moment.attack;
        for (const ship of table.friendsOf(self.ship)) {
          const range = rangeToDefender(table, moment.attack, ship);
          if (ship.destroyed || range < 1 || range > 3 || !lockTargets(table, ship).some(({ key }) => key === defender))
            continue;
          const way = yield* chooses(context, ship, ['lock', 'none'], 'xw2.lock.14');
          if (way === 'lock') yield* assignLock(table, ship, defender, 'xw2.lock.14');
        }
        takeResults(context);
      },
    }),
  ],
};

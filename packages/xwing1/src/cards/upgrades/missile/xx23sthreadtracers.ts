import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';
import { thisAttack } from '../../words/attack.ts';

export const XX_23_S_THREAD_TRACERS: UpgradeFacts = {
  id: 'xx23sthreadtracers',
  name: 'XX-23 S-Thread Tracers',
  fills: ['missile'],
  limited: 0,
  cost: 1,
  attack: { dice: 3, range: [1, 3], requires: 'focus', spends: ['card'] },
  text: 'Needs a focus token, which stays; the card is discarded. Instead of damage, a hit lets every friend at range 1-2 of you lock the defender.',
  abilities: [
    at('attack-hit', {
      optional: false,
      when: thisAttack,
      *effect({ table, self, moment: { attack } }) {
        attack.attackDice = [];
        const defender = table.ship(attack.defender);
        let left = friendsAt(table, self, 1, 2).filter((ship) => lockTargets(table, ship).includes(defender));
        while (left.length > 0) {
          const ship = yield* mayChooseShip(self, left);
          if (!ship) return;
          left = left.filter((other) => other !== ship);
          yield* assignLock(table, ship, defender);
        }
      },
    }),
  ],
};

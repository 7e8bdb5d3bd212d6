import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayPerformFree } from '../../../rules/actions.ts';
import { chooseShip, enemiesAt, mayChooseShip } from '../../../rules/choose.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { freeActions } from '../../words/phrases.ts';

export const R7_T1: UpgradeFacts = {
  id: 'r7t1',
  name: 'R7-T1',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  text: 'Action: pick an enemy at range 1-2. If its firing arc holds you, lock it if you like. Then take a free boost if you like.',
  abilities: [
    cardAction({
      when: ({ table, self }) => enemiesAt(table, self.ship, 1, 2).length > 0,
      *perform({ table, self }) {
        const { ship } = self;
        const enemy = yield* chooseShip(self, enemiesAt(table, ship, 1, 2));
        if (enemy && inFiringArc(table, enemy, ship) && lockTargets(table, ship).includes(enemy)) {
          if (yield* mayChooseShip(self, [enemy])) yield* assignLock(table, ship, enemy);
        }
        yield* mayPerformFree(table, ship, freeActions(table, ['boost']));
      },
    }),
  ],
};

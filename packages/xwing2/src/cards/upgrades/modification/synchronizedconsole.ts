import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange, mayChooseShip } from '../../../rules/choose.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import type { Ship } from '../../../state.ts';
import { type DuringAttack, youAttack } from '../../words/attack.ts';
import { LOCK_ON_ENEMY } from '../../words/dice.ts';

/** Friends that a Synchronized Console can hand its lock to, who could lock the defender. */
function linkedShips(context: DuringAttack): Ship[] {
  const { table, self, moment } = context;
  return table.friendsOf(self.ship).filter((ship) => {
    const far = ship.upgrades.some(({ id }) => id === self.card) ? 3 : 1;
    return (
      isAtRange(table, self.ship, ship, 1, far) &&
      lockTargets(table, ship).some(({ key }) => key === moment.attack.defender)
    );
  });
}

export const SYNCHRONIZED_CONSOLE: UpgradeFacts = {
  id: 'synchronizedconsole',
  name: 'Synchronized Console',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['galacticrepublic'] }, { action: 'lock', difficulty: 'white' }],
  standard: true,
  text: 'After attacking: give up your lock on the defender, if you like: a friend at range 1, or one with this console at range 1-3, may lock the defender.',
  abilities: [
    at('after-attacking', {
      rule: 'xw2.lock.14',
      optional: false,
      when: (context) => youAttack(context) && LOCK_ON_ENEMY.affordable(context) && linkedShips(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const ship = yield* mayChooseShip(self, linkedShips(context), 'xw2.lock.14');
        if (!ship) return;
        yield* LOCK_ON_ENEMY.pay(context, 'xw2.lock.14');
        yield* assignLock(table, ship, moment.attack.defender, 'xw2.lock.14');
      },
    }),
  ],
};

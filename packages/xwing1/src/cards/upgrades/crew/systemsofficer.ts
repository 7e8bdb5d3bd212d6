import type { AbilityContext } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { otherFriendsAt } from '../../../rules/choose.ts';
import { acquireLock, lockTargets } from '../../../rules/locks.ts';
import type { Ship } from '../../../state.ts';
import { mayChoose, yourManeuver } from '../../words/phrases.ts';

function lockers({ table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>): Ship[] {
  return otherFriendsAt(table, self, 1, 1).filter((friend) => lockTargets(table, friend).length > 0);
}

export const SYSTEMS_OFFICER: UpgradeFacts = {
  id: 'systemsofficer',
  name: 'Systems Officer',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  text: 'After you execute a green maneuver: another friendly ship at range 1 may acquire a target lock.',
  abilities: [
    mayChoose(
      'maneuver-executed',
      (context) => (yourManeuver('blue')(context) ? lockers(context) : []),
      function* ({ table }, friend) {
        yield* acquireLock(table, friend);
      },
    ),
  ],
};

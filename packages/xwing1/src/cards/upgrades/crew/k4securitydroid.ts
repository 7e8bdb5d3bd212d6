import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';
import { mayChoose, yourManeuver } from '../../words/phrases.ts';

export const K4_SECURITY_DROID: UpgradeFacts = {
  id: 'k4securitydroid',
  name: 'K4 Security Droid',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['scum'] }],
  text: 'A green maneuver executed: lock a ship if you like.',
  abilities: [
    mayChoose(
      'maneuver-executed',
      (context) => (yourManeuver('blue')(context) ? lockTargets(context.table, context.self.ship) : []),
      ({ table, self }, target) => assignLock(table, self.ship, target),
    ),
  ],
};

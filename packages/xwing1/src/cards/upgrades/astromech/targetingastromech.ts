import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { acquireLock, lockTargets } from '../../../rules/locks.ts';
import { yourManeuver } from '../../words/phrases.ts';

export const TARGETING_ASTROMECH: UpgradeFacts = {
  id: 'targetingastromech',
  name: 'Targeting Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  text: 'A red maneuver executed: lock a ship if you like.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: (context) => yourManeuver('red')(context) && lockTargets(context.table, context.self.ship).length > 0,
      *effect({ table, self }) {
        yield* acquireLock(table, self.ship);
      },
    }),
  ],
};

import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';

export const R4_AGROMECH: UpgradeFacts = {
  id: 'r4agromech',
  name: 'R4 Agromech',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 2,
  text: 'A focus token spent in your attack: lock the defender if you like.',
  abilities: [
    at('token-spent', {
      optional: true,
      when: ({ table, self, moment: { ship, token: kind, attack } }) =>
        ship === self.ship &&
        kind === 'focus' &&
        attack?.attacker === ship.id &&
        lockTargets(table, ship).some(({ id }) => id === attack.defender),
      *effect({ table, self, moment: { attack } }) {
        if (attack) yield* assignLock(table, self.ship, table.ship(attack.defender));
      },
    }),
  ],
};

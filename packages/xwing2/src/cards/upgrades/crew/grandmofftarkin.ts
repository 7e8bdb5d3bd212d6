import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import { mayChoosePiece } from '../../words/phrases.ts';

export const GRAND_MOFF_TARKIN: UpgradeFacts = {
  id: 'grandmofftarkin',
  name: 'Grand Moff Tarkin',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticempire'] }, { action: 'lock' }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'System Phase: you may pay two charges: each friend may lock a ship you have locked.',
  abilities: [
    at('system', {
      rule: 'xw2.lock.14',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        chargesOf(self) >= 2 &&
        self.ship.locks.some((id) => table.findShip(id)?.place === 'play'),
      *effect(context) {
        const { table, self } = context;
        spendCharge(table, self, 2, 'xw2.lock.14');
        for (const friend of table.friendsOf(self.ship)) {
          const targets = self.ship.locks.filter(
            (id) => table.findShip(id) !== undefined && lockTargets(table, friend).some(({ key }) => key === id),
          );
          if (friend === self.ship || targets.length === 0) continue;
          const target = yield* mayChoosePiece(context, friend, targets, 'xw2.lock.14');
          if (target !== null) yield* assignLock(table, friend, target, 'xw2.lock.14');
        }
      },
    }),
  ],
};

import { hasLock } from '@rangefinder/xwing';
import { modify, paysLock } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { maySpendLock, spendLock } from '../../../rules/locks.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function helps(table: XTable, ship: Ship, attacker: Ship, target: Ship): boolean {
  const isOther = attacker !== ship && table.isFriendly(ship, attacker);
  return isOther && hasLock(ship, target.id) && isAtRange(table, ship, attacker, 1, 2);
}

export const TARGETING_SYNCHRONIZER: UpgradeFacts = {
  id: 'targetingsynchronizer',
  name: 'Targeting Synchronizer',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  text: 'A friend at range 1-2 that attacks a ship under your lock needs no lock for it, and may spend yours.',
  abilities: [
    modify(
      'ignores-requirement',
      (ignores, { table, self, moment: { attacker, target, weapon } }) =>
        ignores || (weapon.requires === 'lock' && helps(table, self.ship, attacker, target)),
    ),
    modify('lock-payments', (payments, { table, self: { ship }, moment: { attacker, target } }) =>
      helps(table, ship, attacker, target) && maySpendLock(table, ship, target.id)
        ? [...payments, paysLock(ship, () => spendLock(table, ship, target.id))]
        : payments,
    ),
  ],
};

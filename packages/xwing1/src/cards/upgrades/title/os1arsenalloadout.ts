import { hasLock } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isOfSlot } from '../../../rules/weapons.ts';

export const OS_1_ARSENAL_LOADOUT: UpgradeFacts = {
  id: 'os1arsenalloadout',
  name: 'Os-1 Arsenal Loadout',
  fills: ['title'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['alphaclassstarwing'] }],
  slots: ['torpedo', 'missile'],
  text: 'A torpedo and a missile upgrade. You may use them against ships you have locked in spite of a weapons disabled token.',
  abilities: [
    modify('disabled-forbids', (forbids, { table, self, moment: { attacker, target, weapon } }) => {
      const isOrdnance = isOfSlot(table, weapon.id, 'torpedo') || isOfSlot(table, weapon.id, 'missile');
      return forbids && !(attacker === self.ship && isOrdnance && hasLock(attacker, target.id));
    }),
  ],
};

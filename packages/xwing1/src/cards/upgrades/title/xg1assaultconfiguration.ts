import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isOfSlot } from '../../../rules/weapons.ts';

export const XG_1_ASSAULT_CONFIGURATION: UpgradeFacts = {
  id: 'xg1assaultconfiguration',
  name: 'Xg-1 Assault Configuration',
  fills: ['title'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['alphaclassstarwing'] }],
  slots: ['cannon', 'cannon'],
  text: '2 cannon upgrades. You may use cannons of 2 or fewer points in spite of a weapons disabled token.',
  abilities: [
    modify('disabled-forbids', (forbids, { table, self, moment: { attacker, weapon } }) => {
      const isCheap = isOfSlot(table, weapon.id, 'cannon') && table.cards.upgrade(weapon.id).cost <= 2;
      return forbids && !(attacker === self.ship && isCheap);
    }),
  ],
};

import type { UpgradeFacts } from '../../../card.ts';

export const ION_CANNON_BATTERY: UpgradeFacts = {
  id: 'ioncannonbattery',
  name: 'Ion Cannon Battery',
  fills: ['hardpoint'],
  limited: 0,
  cost: 6,
  huge: true,
  attack: { dice: 4, range: [2, 4] },
  abilities: [],
};

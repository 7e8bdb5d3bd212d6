import { upgrade } from '../upgrade.ts';

export const B2_SUPER_BATTLE_DROID = upgrade('personnel', {
  id: 'b2-super-battle-droid',
  name: 'B2 Super Battle Droid',
  points: 13,
  restriction: { units: ['B2 Super Battle Droids'] },
  adds: { minis: 1, wounds: null },
});

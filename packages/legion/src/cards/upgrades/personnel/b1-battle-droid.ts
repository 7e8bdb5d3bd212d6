import { upgrade } from '../upgrade.ts';

export const B1_BATTLE_DROID = upgrade('personnel', {
  id: 'b1-battle-droid',
  name: 'B1 Battle Droid',
  points: 4,
  formerPoints: 5,
  restriction: { units: ['B1 Battle Droids'] },
  adds: { minis: 1, wounds: null },
});

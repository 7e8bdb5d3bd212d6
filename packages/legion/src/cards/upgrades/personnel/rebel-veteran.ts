import { upgrade } from '../upgrade.ts';

export const REBEL_VETERAN = upgrade('personnel', {
  id: 'rebel-veteran',
  name: 'Rebel Veteran',
  points: 9,
  restriction: { units: ['Rebel Veterans'] },
  adds: { minis: 1, wounds: null },
});

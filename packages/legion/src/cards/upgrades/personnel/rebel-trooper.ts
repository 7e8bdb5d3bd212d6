import { upgrade } from '../upgrade.ts';

export const REBEL_TROOPER = upgrade('personnel', {
  id: 'rebel-trooper',
  name: 'Rebel Trooper',
  points: 7,
  restriction: { units: ['Rebel Troopers'] },
  adds: { minis: 1, wounds: null },
});

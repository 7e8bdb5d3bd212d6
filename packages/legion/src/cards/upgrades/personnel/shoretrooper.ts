import { upgrade } from '../upgrade.ts';

export const SHORETROOPER = upgrade('personnel', {
  id: 'shoretrooper',
  name: 'Shoretrooper',
  points: 10,
  restriction: { units: ['Shoretroopers'] },
  adds: { minis: 1, wounds: null },
});

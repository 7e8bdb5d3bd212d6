import { upgrade } from '../upgrade.ts';

export const STORMTROOPER = upgrade('personnel', {
  id: 'stormtrooper',
  name: 'Stormtrooper',
  points: 8,
  restriction: { units: ['Stormtroopers'] },
  adds: { minis: 1, wounds: null },
});

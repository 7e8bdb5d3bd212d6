import { upgrade } from '../upgrade.ts';

export const SNOWTROOPER = upgrade('personnel', {
  id: 'snowtrooper',
  name: 'Snowtrooper',
  points: 8,
  restriction: { units: ['Snowtroopers'] },
  adds: { minis: 1, wounds: null },
});

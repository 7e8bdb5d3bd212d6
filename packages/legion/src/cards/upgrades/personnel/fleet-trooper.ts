import { upgrade } from '../upgrade.ts';

export const FLEET_TROOPER = upgrade('personnel', {
  id: 'fleet-trooper',
  name: 'Fleet Trooper',
  points: 7,
  restriction: { units: ['Fleet Troopers'] },
  adds: { minis: 1, wounds: null },
});

import { upgrade } from '../upgrade.ts';

export const PHASE_II_CLONE_TROOPER = upgrade('personnel', {
  id: 'phase-ii-clone-trooper',
  name: 'Phase II Clone Trooper',
  points: 13,
  restriction: { units: ['Phase II Clone Troopers'] },
  adds: { minis: 1, wounds: null },
});

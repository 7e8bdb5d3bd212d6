import { upgrade } from '../upgrade.ts';

export const PHASE_I_CLONE_TROOPER = upgrade('personnel', {
  id: 'phase-i-clone-trooper',
  name: 'Phase I Clone Trooper',
  points: 10,
  restriction: { units: ['Phase I Clone Troopers'] },
  adds: { minis: 1, wounds: null },
});

import { upgrade } from '../upgrade.ts';

export const IG_100_MAGNAGUARD = upgrade('heavy-weapon', {
  id: 'ig-100-magnaguard',
  name: 'IG-100 MagnaGuard',
  points: 22,
  restriction: { units: ['IG-100 MagnaGuard'] },
  adds: { minis: 1, wounds: null },
});

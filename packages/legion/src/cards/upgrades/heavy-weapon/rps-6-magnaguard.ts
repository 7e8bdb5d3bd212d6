import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RPS_6_MAGNAGUARD = upgrade('heavy-weapon', {
  id: 'rps-6-magnaguard',
  name: 'RPS-6 MagnaGuard',
  points: 28,
  restriction: { units: ['IG-100 MagnaGuard'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('RPS-6 MagnaGuard', 2, 4, { red: 1, black: 1, white: 1 }, kw('critical-x', 1), kw('impact-x', 2))],
});

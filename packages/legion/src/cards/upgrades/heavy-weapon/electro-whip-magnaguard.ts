import { kw, meleeAndRanged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ELECTRO_WHIP_MAGNAGUARD = upgrade('heavy-weapon', {
  id: 'electro-whip-magnaguard',
  name: 'Electro-Whip MagnaGuard',
  points: 28,
  restriction: { units: ['IG-100 MagnaGuard'] },
  adds: { minis: 1, wounds: null },
  weapons: [meleeAndRanged('Electro-Whip MagnaGuard', 1, { red: 2 }, kw('immobilize-x', 1), kw('versatile'))],
});

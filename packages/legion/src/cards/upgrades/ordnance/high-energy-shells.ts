import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const HIGH_ENERGY_SHELLS = upgrade('ordnance', {
  id: 'high-energy-shells',
  name: 'High-Energy Shells',
  points: 8,
  keywords: [kw('cycle')],
  weapons: [
    ranged(
      'High-Energy Shells',
      2,
      4,
      { red: 2, white: 1 },
      kw('critical-x', 1),
      kw('high-velocity'),
      kw('fixed', 'front'),
    ),
  ],
  exhaust: true,
});

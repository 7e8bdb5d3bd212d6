import { kw, meleeAndRanged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DT_57_ANNIHILATOR = upgrade('armament', {
  id: 'dt-57-annihilator',
  name: 'DT-57 "Annihilator"',
  unique: true,
  points: 8,
  formerPoints: 12,
  restriction: { units: ['General Grievous'] },
  weapons: [
    meleeAndRanged(
      'DT-57 "Annihilator"',
      2,
      { black: 2, white: 2 },
      kw('critical-x', 1),
      kw('pierce-x', 1),
      kw('versatile'),
    ),
  ],
});

import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const R5_ASTROMECH_DROID = upgrade('personnel', {
  id: 'r5-astromech-droid',
  name: 'R5 Astromech Droid',
  points: 8,
  restriction: { factions: ['rebels'] },
  adds: { minis: 1, wounds: null },
  keywords: [free(kw('repair-x', 1, 'capacity 2')), kw('noncombatant')],
});

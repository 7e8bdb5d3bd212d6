import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const R4_ASTROMECH_DROID = upgrade('personnel', {
  id: 'r4-astromech-droid',
  name: 'R4 Astromech Droid',
  points: 9,
  restriction: { factions: ['empire'] },
  adds: { minis: 1, wounds: null },
  keywords: [free(kw('repair-x', 1, 'capacity 2')), kw('noncombatant')],
});

import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const TWO_ONE_B_MEDICAL_DROID = upgrade('personnel', {
  id: '2-1b-medical-droid',
  name: '2-1B Medical Droid',
  points: 18,
  restriction: { factions: ['rebels'] },
  adds: { minis: 1, wounds: null },
  keywords: [free(kw('treat-x', 1, 'capacity 2')), kw('noncombatant')],
});

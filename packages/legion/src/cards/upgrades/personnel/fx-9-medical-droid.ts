import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const FX_9_MEDICAL_DROID = upgrade('personnel', {
  id: 'fx-9-medical-droid',
  name: 'FX-9 Medical Droid',
  points: 19,
  restriction: { factions: ['empire'] },
  adds: { minis: 1, wounds: null },
  keywords: [free(kw('treat-x', 1, 'capacity 2')), kw('noncombatant')],
});

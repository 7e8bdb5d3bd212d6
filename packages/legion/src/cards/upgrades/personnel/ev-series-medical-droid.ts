import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const EV_SERIES_MEDICAL_DROID = upgrade('personnel', {
  id: 'ev-series-medical-droid',
  name: 'EV-Series Medical Droid',
  points: 14,
  restriction: { subtypes: ['droid'] },
  adds: { minis: 1, wounds: 1 },
  keywords: [free(kw('treat-x', 1, 'capacity 2')), kw('noncombatant')],
});

import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const PK_SERIES_WORKER_DROID = upgrade('personnel', {
  id: 'pk-series-worker-droid',
  name: 'PK-Series Worker Droid',
  points: 12,
  restriction: { subtypes: ['droid'] },
  adds: { minis: 1, wounds: 1 },
  keywords: [free(kw('repair-x', 1, 'capacity 2')), kw('noncombatant')],
});

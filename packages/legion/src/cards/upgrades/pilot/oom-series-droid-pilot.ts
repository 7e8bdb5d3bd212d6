import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const OOM_SERIES_DROID_PILOT = upgrade('pilot', {
  id: 'oom-series-droid-pilot',
  name: 'OOM-Series Droid Pilot',
  points: 7,
  restriction: { units: ['AAT Trade Federation Battle Tank'] },
  keywords: [kw('coordinate', 'droid trooper')],
});

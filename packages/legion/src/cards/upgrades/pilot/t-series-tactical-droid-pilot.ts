import { words } from '@rangefinder/kernel/words';
import { kw } from '../../print.ts';
import { AI_ATTACK } from '../../words/ai.ts';
import { upgrade } from '../upgrade.ts';

export const T_SERIES_TACTICAL_DROID_PILOT = upgrade('pilot', {
  id: 't-series-tactical-droid-pilot',
  name: 'T-Series Tactical Droid Pilot',
  points: 5,
  restriction: { units: ['AAT Trade Federation Battle Tank'] },
  keywords: [kw('field-commander')],
  text: words('The unit is without AI: Attack.', 'L’unité est sans AI : Attack.', 'Oddział nie ma AI: Attack.'),
  takes: [AI_ATTACK],
});

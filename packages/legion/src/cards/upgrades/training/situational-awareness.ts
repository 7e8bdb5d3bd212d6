import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const SITUATIONAL_AWARENESS = upgrade('training', {
  id: 'situational-awareness',
  name: 'Situational Awareness',
  points: 2,
  keywords: [kw('outmaneuver')],
});

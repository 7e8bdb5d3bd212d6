import { action, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const JT_12_JETPACKS = upgrade('gear', {
  id: 'jt-12-jetpacks',
  name: 'JT-12 Jetpacks',
  points: 10,
  cheaper: { by: 5, on: 'Clone Captain Rex' },
  restriction: { units: ['ARC Troopers', 'ARC Troopers Strike Team', 'Clone Captain Rex'] },
  keywords: [action(kw('jump-x', 2))],
});

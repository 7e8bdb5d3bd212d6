import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const CR_24_FLAME_RIFLE = upgrade('armament', {
  id: 'cr-24-flame-rifle',
  name: 'CR-24 Flame Rifle',
  points: 15,
  restriction: { units: ['Dewback Rider'] },
  weapons: [ranged('CR-24 Flame Rifle', 1, 1, { black: 1, white: 1 }, kw('blast'), kw('spray'))],
});

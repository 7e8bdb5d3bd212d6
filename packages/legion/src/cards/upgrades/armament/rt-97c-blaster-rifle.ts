import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RT_97C_BLASTER_RIFLE = upgrade('armament', {
  id: 'rt-97c-blaster-rifle',
  name: 'RT-97C Blaster Rifle',
  points: 10,
  restriction: { units: ['Dewback Rider'] },
  weapons: [ranged('RT-97C Blaster Rifle', 1, 4, { red: 1, white: 3 })],
});

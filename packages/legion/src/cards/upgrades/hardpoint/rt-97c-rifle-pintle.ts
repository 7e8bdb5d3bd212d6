import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RT_97C_RIFLE_PINTLE = upgrade('hardpoint', {
  id: 'rt-97c-rifle-pintle',
  name: 'RT-97C Rifle Pintle',
  points: 14,
  restriction: { units: ['Occupier Combat Assault Tank'] },
  weapons: [ranged('RT-97C Rifle Pintle', 1, 4, { red: 1, white: 3 })],
});

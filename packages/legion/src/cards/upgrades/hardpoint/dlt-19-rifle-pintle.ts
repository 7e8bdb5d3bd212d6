import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DLT_19_RIFLE_PINTLE = upgrade('hardpoint', {
  id: 'dlt-19-rifle-pintle',
  name: 'DLT-19 Rifle Pintle',
  points: 18,
  restriction: { units: ['Occupier Combat Assault Tank'] },
  weapons: [ranged('DLT-19 Rifle Pintle', 1, 4, { red: 2 }, kw('impact-x', 1))],
});

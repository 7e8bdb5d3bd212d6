import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const JETPACK_ROCKETS = upgrade('armament', {
  id: 'jetpack-rockets',
  name: 'Jetpack Rockets',
  points: 8,
  restriction: { units: ['Mandalorian Resistance', 'Mandalorian Resistance Clan Wren'] },
  weapons: [ranged('Jetpack Rockets', 3, 4, { red: 1 }, kw('blast'), kw('impact-x', 1))],
  expend: true,
});

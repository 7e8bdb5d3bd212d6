import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { SIDECAR, SLOWER } from './words.ts';

export const BARC_RPS_6_GUNNER = upgrade('crew', {
  id: 'barc-rps-6-gunner',
  name: 'BARC RPS-6 Gunner',
  points: 21,
  restriction: { units: ['BARC Speeder'] },
  weapons: [ranged('BARC RPS-6 Gunner', 2, 4, { red: 1, black: 1, white: 1 }, kw('impact-x', 2))],
  text: SIDECAR,
  abilities: SLOWER,
});

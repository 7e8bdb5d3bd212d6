import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const BUNKER_BUSTER_SHELLS = upgrade('ordnance', {
  id: 'bunker-buster-shells',
  name: '"Bunker Buster" Shells',
  points: 12,
  keywords: [kw('cycle')],
  weapons: [
    ranged('"Bunker Buster" Shells', 1, 2, { black: 1, white: 3 }, kw('blast'), kw('fixed', 'front'), kw('scatter')),
  ],
  exhaust: true,
});

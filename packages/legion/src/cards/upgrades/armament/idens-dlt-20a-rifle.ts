import { BEYOND, kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const IDENS_DLT_20A_RIFLE = upgrade('armament', {
  id: 'idens-dlt-20a-rifle',
  name: "Iden's DLT-20A Rifle",
  points: 15,
  restriction: { units: ['Iden Versio'] },
  weapons: [ranged("Iden's DLT-20A Rifle", 1, BEYOND, { black: 2 }, kw('high-velocity'), kw('pierce-x', 1))],
});

import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const B2_HA_TROOPER = upgrade('heavy-weapon', {
  id: 'b2-ha-trooper',
  name: 'B2-HA Trooper',
  points: 32,
  formerPoints: 30,
  restriction: { units: ['B2 Super Battle Droids'] },
  adds: { minis: 1, wounds: null },
  keywords: [kw('cycle')],
  weapons: [ranged('B2-HA Trooper', 2, 3, { red: 2, white: 1 }, kw('blast'), kw('impact-x', 2))],
  exhaust: true,
});

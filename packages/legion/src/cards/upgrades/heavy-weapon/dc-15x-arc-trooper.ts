import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DC_15X_ARC_TROOPER = upgrade('heavy-weapon', {
  id: 'dc-15x-arc-trooper',
  name: 'DC-15x ARC Trooper',
  points: 31,
  restriction: { units: ['ARC Troopers', 'ARC Troopers Strike Team'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DC-15x ARC Trooper', 1, 5, { red: 1, black: 1 }, kw('immune-deflect'), kw('lethal-x', 1))],
});

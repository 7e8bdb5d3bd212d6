import { free, kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DEL_MEEKO = upgrade('heavy-weapon', {
  id: 'del-meeko',
  name: 'Del Meeko',
  unique: true,
  points: 25,
  formerPoints: 38,
  restriction: {
    ranks: ['corps'],
    types: ['trooper'],
    factions: ['empire'],
    or: { units: ['Imperial Special Forces', 'Imperial Special Forces Inferno Squad'], factions: ['empire'] },
  },
  adds: { minis: 1, wounds: 2 },
  keywords: [free(kw('repair-x', 2, 'capacity 1'))],
  weapons: [ranged('Del Meeko', 1, 5, { black: 2 }, kw('high-velocity'), kw('lethal-x', 1))],
});

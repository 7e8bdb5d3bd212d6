import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const SCATTER_GUN_TROOPER = upgrade('heavy-weapon', {
  id: 'scatter-gun-trooper',
  name: 'Scatter Gun Trooper',
  points: 23,
  restriction: { units: ['Fleet Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Scatter Gun Trooper', 1, 2, { red: 2 }, kw('pierce-x', 1))],
});

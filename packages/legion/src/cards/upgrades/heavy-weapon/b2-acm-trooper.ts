import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const B2_ACM_TROOPER = upgrade('heavy-weapon', {
  id: 'b2-acm-trooper',
  name: 'B2-ACM Trooper',
  points: 24,
  restriction: { units: ['B2 Super Battle Droids'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('B2-ACM Trooper', 1, 2, { red: 3 })],
});

import { action, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ELECTROBINOCULARS = upgrade('gear', {
  id: 'electrobinoculars',
  name: 'Electrobinoculars',
  points: 8,
  withoutSlot: ['B1 Battle Droids'],
  keywords: [action(kw('spotter-x', 1))],
});

import { action, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const PORTABLE_SCANNER = upgrade('gear', {
  id: 'portable-scanner',
  name: 'Portable Scanner',
  points: 6,
  withoutSlot: ['B1 Battle Droids'],
  keywords: [action(kw('take-cover-x', 1))],
});

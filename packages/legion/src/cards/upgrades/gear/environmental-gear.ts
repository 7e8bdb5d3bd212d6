import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ENVIRONMENTAL_GEAR = upgrade('gear', {
  id: 'environmental-gear',
  name: 'Environmental Gear',
  points: 2,
  keywords: [kw('unhindered')],
});

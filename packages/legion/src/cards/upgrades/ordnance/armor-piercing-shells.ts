import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ARMOR_PIERCING_SHELLS = upgrade('ordnance', {
  id: 'armor-piercing-shells',
  name: 'Armor-Piercing Shells',
  points: 10,
  keywords: [kw('cycle')],
  weapons: [ranged('Armor-Piercing Shells', 2, 3, { red: 1, black: 2 }, kw('fixed', 'front'), kw('impact-x', 3))],
  exhaust: true,
});

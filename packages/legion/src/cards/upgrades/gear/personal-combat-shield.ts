import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const PERSONAL_COMBAT_SHIELD = upgrade('gear', {
  id: 'personal-combat-shield',
  name: 'Personal Combat Shield',
  points: 5,
  restriction: { units: ['Sabine Wren'] },
  keywords: [kw('recharge-x', 1), kw('shielded', 1)],
});

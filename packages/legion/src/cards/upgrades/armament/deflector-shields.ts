import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DEFLECTOR_SHIELDS = upgrade('armament', {
  id: 'deflector-shields',
  name: 'Deflector Shields',
  points: 18,
  restriction: { units: ['BX-Series Droid Commandos', 'BX-Series Droid Commandos Strike Team'] },
  keywords: [kw('shielded', 2), kw('recharge-x', 2)],
});

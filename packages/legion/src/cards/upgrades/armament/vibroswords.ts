import { kw, melee } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const VIBROSWORDS = upgrade('armament', {
  id: 'vibroswords',
  name: 'Vibroswords',
  points: 6,
  restriction: { units: ['BX-Series Droid Commandos', 'BX-Series Droid Commandos Strike Team'] },
  keywords: [kw('charge')],
  weapons: [melee('Vibroswords', { red: 1, white: 1 })],
});

import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const HOTSHOT_PILOT = upgrade('pilot', {
  id: 'hotshot-pilot',
  name: 'Hotshot Pilot',
  points: 8,
  restriction: { factions: ['rebels'], types: ['repulsor'] },
  keywords: [kw('sharpshooter-x', 1)],
});

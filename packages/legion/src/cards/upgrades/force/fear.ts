import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const FEAR = upgrade('force', {
  id: 'fear',
  name: 'Fear',
  points: 3,
  restriction: { factions: ['empire', 'separatists'] },
  keywords: [kw('demoralize-x', 1)],
});

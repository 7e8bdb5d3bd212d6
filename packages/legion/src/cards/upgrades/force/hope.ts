import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const HOPE = upgrade('force', {
  id: 'hope',
  name: 'Hope',
  points: 3,
  restriction: { factions: ['rebels', 'republic'] },
  keywords: [kw('inspire-x', 1)],
});

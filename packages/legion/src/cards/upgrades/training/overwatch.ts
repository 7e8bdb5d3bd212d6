import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const OVERWATCH = upgrade('training', {
  id: 'overwatch',
  name: 'Overwatch',
  points: 4,
  keywords: [kw('sentinel')],
});

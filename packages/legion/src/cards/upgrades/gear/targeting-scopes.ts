import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const TARGETING_SCOPES = upgrade('gear', {
  id: 'targeting-scopes',
  name: 'Targeting Scopes',
  points: 4,
  keywords: [kw('precise-x', 1)],
});

import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const GRAPPLING_HOOKS = upgrade('gear', {
  id: 'grappling-hooks',
  name: 'Grappling Hooks',
  points: 1,
  keywords: [kw('expert-climber')],
});

import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DEFENSE_PROTOCOLS = upgrade('programming', {
  id: 'defense-protocols',
  name: 'Defense Protocols',
  points: 3,
  restriction: { types: ['ground'] },
  keywords: [kw('ai-action', 'dodge'), kw('nimble'), kw('outmaneuver')],
});

import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ENGAGEMENT_PROTOCOLS = upgrade('programming', {
  id: 'engagement-protocols',
  name: 'Engagement Protocols',
  points: 5,
  restriction: { types: ['ground'] },
  keywords: [kw('ai-action', 'attack, move')],
});

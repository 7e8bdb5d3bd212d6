import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ATTACK_PROTOCOLS = upgrade('programming', {
  id: 'attack-protocols',
  name: 'Attack Protocols',
  points: 3,
  restriction: { types: ['ground'] },
  keywords: [kw('ai-action', 'aim'), kw('precise-x', 2)],
});

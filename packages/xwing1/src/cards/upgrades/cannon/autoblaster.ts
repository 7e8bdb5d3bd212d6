import type { UpgradeFacts } from '../../../card.ts';
import { HITS_STAND } from '../../words/secondaryweapon.ts';

export const AUTOBLASTER: UpgradeFacts = {
  id: 'autoblaster',
  name: 'Autoblaster',
  fills: ['cannon'],
  limited: 0,
  cost: 5,
  attack: { dice: 3, range: [1, 1] },
  text: 'Defense dice cannot cancel your hits; crits are cancelled first.',
  abilities: [HITS_STAND],
};

import type { UpgradeFacts } from '../../../card.ts';
import { HITS_STAND } from '../../words/secondaryweapon.ts';

export const AUTOBLASTER_TURRET: UpgradeFacts = {
  id: 'autoblasterturret',
  name: 'Autoblaster Turret',
  fills: ['turret'],
  limited: 0,
  cost: 2,
  attack: { dice: 2, range: [1, 1], allRound: true },
  text: 'Shoots all round. Defense dice cannot cancel your hits; crits are cancelled first.',
  abilities: [HITS_STAND],
};

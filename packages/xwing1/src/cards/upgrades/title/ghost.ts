import type { UpgradeFacts } from '../../../card.ts';
import { carries } from '../../words/docking.ts';

export const GHOST: UpgradeFacts = {
  id: 'ghost',
  name: 'Ghost',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['vcx100'] }],
  text: 'A friendly Attack Shuttle with the Phantom title may dock with you. After you execute a maneuver it may deploy from your rear guides.',
  abilities: [carries('phantom')],
};

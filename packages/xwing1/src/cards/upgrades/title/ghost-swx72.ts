import type { UpgradeFacts } from '../../../card.ts';
import { carries } from '../../words/docking.ts';

export const GHOST_SWX72: UpgradeFacts = {
  id: 'ghost-swx72',
  name: 'Ghost',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['vcx100'] }],
  text: 'A friendly Sheathipede-class shuttle with the Phantom II title may dock with you. After you execute a maneuver it may deploy from your rear guides.',
  abilities: [carries('phantomii')],
};

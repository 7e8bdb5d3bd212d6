import type { UpgradeFacts } from '../../../card.ts';
import { actsWhenFriendDies } from './comrades.ts';

export const DISCIPLINED: UpgradeFacts = {
  id: 'disciplined',
  name: 'Disciplined',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  text: 'The loss of another friend at range 0-3, limited or disciplined too, lets you lock or barrel roll as an action.',
  abilities: [actsWhenFriendDies('disciplined', ['lock', 'barrel-roll'])],
};

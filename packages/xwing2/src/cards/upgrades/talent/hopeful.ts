import type { UpgradeFacts } from '../../../card.ts';
import { actsWhenFriendDies } from './comrades.ts';

export const HOPEFUL: UpgradeFacts = {
  id: 'hopeful',
  name: 'Hopeful',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'The loss of another friend at range 0-3, limited or hopeful too, lets you focus or boost as an action.',
  abilities: [actsWhenFriendDies('hopeful', ['focus', 'boost'])],
};

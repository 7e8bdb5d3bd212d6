import type { UpgradeFacts } from '../../../card.ts';
import { oneMoreAfter } from '../../words/phrases.ts';

export const IG_88D: UpgradeFacts = {
  id: 'ig88d',
  name: 'IG-88D',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  actions: ['calculate'],
  sharesInPilots: true,
  text: 'You have the abilities of all other friendly pilots whose ships carry the IG-2000. A calculate action gains you one token more.',
  abilities: [oneMoreAfter('calculate')],
};

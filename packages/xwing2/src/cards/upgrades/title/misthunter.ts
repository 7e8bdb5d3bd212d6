import type { UpgradeFacts } from '../../../card.ts';

export const MIST_HUNTER: UpgradeFacts = {
  id: 'misthunter',
  name: 'Mist Hunter',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['g1astarfighter'] }],
  standard: false,
  actions: ['barrel-roll'],
  slots: ['cannon'],
  text: 'Adds a barrel roll action and a cannon slot.',
  abilities: [],
};

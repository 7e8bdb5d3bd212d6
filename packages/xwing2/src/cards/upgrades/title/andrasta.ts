import type { UpgradeFacts } from '../../../card.ts';

export const ANDRASTA: UpgradeFacts = {
  id: 'andrasta',
  name: 'Andrasta',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['firesprayclasspatrolcraft'] }],
  standard: true,
  actions: ['reload'],
  slots: ['device'],
  text: 'Adds a reload action and a payload slot.',
  abilities: [],
};

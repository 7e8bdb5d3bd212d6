import type { UpgradeFacts } from '../../../card.ts';

export const ENGINE_UPGRADE: UpgradeFacts = {
  id: 'engineupgrade',
  name: 'Engine Upgrade',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  restrictions: [{ action: 'boost', difficulty: 'red' }],
  standard: true,
  actions: ['boost'],
  text: 'Adds a boost to your action bar.',
  abilities: [],
};

import type { UpgradeFacts } from '../../../card.ts';

export const ENGINE_UPGRADE: UpgradeFacts = {
  id: 'engineupgrade',
  name: 'Engine Upgrade',
  fills: ['modification'],
  limited: 0,
  cost: 4,
  actions: ['boost'],
  abilities: [],
};

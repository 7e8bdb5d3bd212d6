import type { UpgradeFacts } from '../../../card.ts';

export const BROADCAST_ARRAY: UpgradeFacts = {
  id: 'broadcastarray',
  name: 'Broadcast Array',
  fills: ['cargo'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['gozanticlasscruiser'] }],
  huge: true,
  actions: ['jam'],
  abilities: [],
};

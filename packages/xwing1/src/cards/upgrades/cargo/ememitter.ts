import type { UpgradeFacts } from '../../../card.ts';

export const EM_EMITTER: UpgradeFacts = {
  id: 'ememitter',
  name: 'EM Emitter',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 3,
  huge: true,
  abilities: [],
};

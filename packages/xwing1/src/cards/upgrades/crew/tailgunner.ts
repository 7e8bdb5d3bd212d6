import type { UpgradeFacts } from '../../../card.ts';

export const TAIL_GUNNER: UpgradeFacts = {
  id: 'tailgunner',
  name: 'Tail Gunner',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  abilities: 'unwritten',
};

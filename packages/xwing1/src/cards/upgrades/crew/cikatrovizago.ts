import type { UpgradeFacts } from '../../../card.ts';

export const CIKATRO_VIZAGO: UpgradeFacts = {
  id: 'cikatrovizago',
  name: 'Cikatro Vizago',
  fills: ['crew'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};

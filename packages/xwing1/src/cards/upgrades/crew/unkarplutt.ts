import type { UpgradeFacts } from '../../../card.ts';

export const UNKAR_PLUTT: UpgradeFacts = {
  id: 'unkarplutt',
  name: 'Unkar Plutt',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};

import type { UpgradeFacts } from '../../../card.ts';

export const SQUAD_LEADER: UpgradeFacts = {
  id: 'squadleader',
  name: 'Squad Leader',
  fills: ['elite'],
  limited: 1,
  cost: 2,
  abilities: 'unwritten',
};

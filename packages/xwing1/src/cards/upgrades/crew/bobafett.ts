import type { UpgradeFacts } from '../../../card.ts';

export const BOBA_FETT: UpgradeFacts = {
  id: 'bobafett',
  name: 'Boba Fett',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};

import type { UpgradeFacts } from '../../../card.ts';

export const CRACK_SHOT: UpgradeFacts = {
  id: 'crackshot',
  name: 'Crack Shot',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};

import type { UpgradeFacts } from '../../../card.ts';

export const MERCENARY_COPILOT: UpgradeFacts = {
  id: 'mercenarycopilot',
  name: 'Mercenary Copilot',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};

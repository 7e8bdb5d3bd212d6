import type { UpgradeFacts } from '../../../card.ts';

export const RECON_SPECIALIST: UpgradeFacts = {
  id: 'reconspecialist',
  name: 'Recon Specialist',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};

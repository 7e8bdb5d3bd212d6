import type { UpgradeFacts } from '../../../card.ts';

export const K4_SECURITY_DROID: UpgradeFacts = {
  id: 'k4securitydroid',
  name: 'K4 Security Droid',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};

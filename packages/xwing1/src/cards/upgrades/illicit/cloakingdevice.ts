import type { UpgradeFacts } from '../../../card.ts';

export const CLOAKING_DEVICE: UpgradeFacts = {
  id: 'cloakingdevice',
  name: 'Cloaking Device',
  fills: ['illicit'],
  limited: 1,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};

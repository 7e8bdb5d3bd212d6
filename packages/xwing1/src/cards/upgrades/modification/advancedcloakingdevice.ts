import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_CLOAKING_DEVICE: UpgradeFacts = {
  id: 'advancedcloakingdevice',
  name: 'Advanced Cloaking Device',
  fills: ['modification'],
  limited: 0,
  cost: 4,
  restrictions: [{ ship: ['tiephantom'] }],
  abilities: 'unwritten',
};

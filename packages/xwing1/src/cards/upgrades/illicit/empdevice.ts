import type { UpgradeFacts } from '../../../card.ts';

export const EMP_DEVICE: UpgradeFacts = {
  id: 'empdevice',
  name: 'EMP Device',
  fills: ['illicit'],
  limited: 1,
  cost: 2,
  abilities: 'unwritten',
};

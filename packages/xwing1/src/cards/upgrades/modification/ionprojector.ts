import type { UpgradeFacts } from '../../../card.ts';

export const ION_PROJECTOR: UpgradeFacts = {
  id: 'ionprojector',
  name: 'Ion Projector',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['large'] }],
  abilities: 'unwritten',
};

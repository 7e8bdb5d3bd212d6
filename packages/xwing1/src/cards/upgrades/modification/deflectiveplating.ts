import type { UpgradeFacts } from '../../../card.ts';

export const DEFLECTIVE_PLATING: UpgradeFacts = {
  id: 'deflectiveplating',
  name: 'Deflective Plating',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['bsf17bomber'] }],
  abilities: 'unwritten',
};

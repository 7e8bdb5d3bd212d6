import type { UpgradeFacts } from '../../../card.ts';

export const ORDNANCE_SILOS: UpgradeFacts = {
  id: 'ordnancesilos',
  name: 'Ordnance Silos',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['bsf17bomber'] }],
  abilities: 'unwritten',
};

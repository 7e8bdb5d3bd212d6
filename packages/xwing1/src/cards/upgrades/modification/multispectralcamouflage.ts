import type { UpgradeFacts } from '../../../card.ts';

export const MULTI_SPECTRAL_CAMOUFLAGE: UpgradeFacts = {
  id: 'multispectralcamouflage',
  name: 'Multi-spectral Camouflage',
  fills: ['modification'],
  limited: 1,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};

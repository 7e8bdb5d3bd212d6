import type { UpgradeFacts } from '../../../card.ts';

export const SATURATION_SALVO: UpgradeFacts = {
  id: 'saturationsalvo',
  name: 'Saturation Salvo',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};

import type { UpgradeFacts } from '../../../card.ts';

export const CAD_BANE: UpgradeFacts = {
  id: 'cadbane',
  name: 'Cad Bane',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  slots: ['bomb'],
  abilities: 'unwritten',
};

import type { UpgradeFacts } from '../../../card.ts';

export const MINEFIELD_MAPPER: UpgradeFacts = {
  id: 'minefieldmapper',
  name: 'Minefield Mapper',
  fills: ['system'],
  limited: 0,
  cost: 0,
  abilities: 'unwritten',
};

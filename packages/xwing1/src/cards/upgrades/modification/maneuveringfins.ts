import type { UpgradeFacts } from '../../../card.ts';

export const MANEUVERING_FINS: UpgradeFacts = {
  id: 'maneuveringfins',
  name: 'Maneuvering Fins',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['yv666'] }],
  abilities: 'unwritten',
};

import type { UpgradeFacts } from '../../../card.ts';

export const SPACETUG_TRACTOR_ARRAY: UpgradeFacts = {
  id: 'spacetugtractorarray',
  name: 'Spacetug Tractor Array',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['quadjumper'] }],
  abilities: 'unwritten',
};

import type { UpgradeFacts } from '../../../card.ts';

export const MANGLER_CANNON: UpgradeFacts = {
  id: 'manglercannon',
  name: '"Mangler" Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 4,
  attack: { dice: 3, range: [1, 3] },
  abilities: 'unwritten',
};

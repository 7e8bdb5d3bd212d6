import type { UpgradeFacts } from '../../../card.ts';

export const FLECHETTE_CANNON: UpgradeFacts = {
  id: 'flechettecannon',
  name: 'Flechette Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [1, 3] },
  abilities: 'unwritten',
};

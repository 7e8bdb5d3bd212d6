import type { UpgradeFacts } from '../../../card.ts';
import { ionizes } from '../../words/specialweapon.ts';

export const ION_CANNON: UpgradeFacts = {
  id: 'ioncannon',
  name: 'Ion Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 6,
  standard: true,
  attack: { arc: 'front', dice: 3, range: [1, 3], rangeBonus: true },
  text: 'If it hits, one result costs one damage, and each further result is an ion token.',
  abilities: [ionizes()],
};

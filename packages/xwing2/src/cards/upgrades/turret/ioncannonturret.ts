import type { UpgradeFacts } from '../../../card.ts';
import { ionizes } from '../../words/specialweapon.ts';

export const ION_CANNON_TURRET: UpgradeFacts = {
  id: 'ioncannonturret',
  name: 'Ion Cannon Turret',
  fills: ['turret'],
  limited: 0,
  cost: 5,
  standard: true,
  attack: { arc: 'turret', dice: 3, range: [1, 2], rangeBonus: true },
  actions: ['rotate'],
  text: 'Shoots where your turret points. If it hits, one result costs one damage, and each further result is an ion token.',
  abilities: [ionizes()],
};

import type { UpgradeFacts } from '../../../card.ts';
import { insteadOfDamage, suffersOne } from '../../words/secondaryweapon.ts';

export const TWIN_LASER_TURRET: UpgradeFacts = {
  id: 'twinlaserturret',
  name: 'Twin Laser Turret',
  fills: ['turret'],
  limited: 0,
  cost: 6,
  attack: { dice: 3, range: [2, 3], allRound: true, twice: true },
  text: 'Shoots all round. The attack is performed twice against the same ship. A hit is 1 damage, whatever the dice show.',
  abilities: [insteadOfDamage(suffersOne)],
};

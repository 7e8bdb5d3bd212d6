import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const TX_130_BEAM_CANNON_TURRET = upgrade('hardpoint', {
  id: 'tx-130-beam-cannon-turret',
  name: 'TX-130 Beam Cannon Turret',
  points: 30,
  restriction: { units: ['TX-130 Saber-Class Fighter Tank'] },
  weapons: [ranged('TX-130 Beam Cannon Turret', 1, 4, { red: 2 }, kw('beam-x', 2))],
});

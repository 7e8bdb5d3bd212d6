import { action, kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const VIPER_RECON_DROID = upgrade('personnel', {
  id: 'viper-recon-droid',
  name: 'Viper Recon Droid',
  points: 6,
  formerPoints: 8,
  restriction: { subtypes: ['droid'] },
  adds: { minis: 1, wounds: 1 },
  keywords: [action(kw('observe-x', 2)), kw('sidearm', 'melee')],
  weapons: [ranged('Viper Recon Droid', 1, 2, { white: 2 })],
});

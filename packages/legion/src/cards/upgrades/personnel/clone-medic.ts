import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const CLONE_MEDIC = upgrade('personnel', {
  id: 'clone-medic',
  name: 'Clone Medic',
  points: 20,
  restriction: { subtypes: ['clone'] },
  adds: { minis: 1, wounds: null },
  keywords: [free(kw('treat-x', 1, 'capacity 1'))],
});

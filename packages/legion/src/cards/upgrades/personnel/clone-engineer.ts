import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const CLONE_ENGINEER = upgrade('personnel', {
  id: 'clone-engineer',
  name: 'Clone Engineer',
  points: 18,
  restriction: { subtypes: ['clone'] },
  adds: { minis: 1, wounds: null },
  keywords: [free(kw('repair-x', 1, 'capacity 1'))],
});

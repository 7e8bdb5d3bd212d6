import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const CLONE_COMMANDER = upgrade('personnel', {
  id: 'clone-commander',
  name: 'Clone Commander',
  points: 20,
  restriction: { subtypes: ['clone'] },
  adds: { minis: 1, wounds: null },
  keywords: [kw('inspire-x', 1), kw('reliable-x', 1), kw('leader-upgrade-keyword')],
});

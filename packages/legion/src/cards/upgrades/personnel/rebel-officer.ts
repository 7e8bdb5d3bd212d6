import { kw } from '../../print.ts';
import { BRAVER, OFFICER } from '../../words/courage.ts';
import { upgrade } from '../upgrade.ts';

export const REBEL_OFFICER = upgrade('personnel', {
  id: 'rebel-officer',
  name: 'Rebel Officer',
  points: 16,
  restriction: { factions: ['rebels'] },
  adds: { minis: 1, wounds: null },
  keywords: [kw('inspire-x', 1), kw('leader-upgrade-keyword')],
  text: BRAVER,
  abilities: OFFICER,
});

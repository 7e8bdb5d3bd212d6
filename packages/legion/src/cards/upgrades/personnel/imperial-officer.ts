import { kw } from '../../print.ts';
import { BRAVER, OFFICER } from '../../words/courage.ts';
import { upgrade } from '../upgrade.ts';

export const IMPERIAL_OFFICER = upgrade('personnel', {
  id: 'imperial-officer',
  name: 'Imperial Officer',
  points: 17,
  restriction: { factions: ['empire'] },
  adds: { minis: 1, wounds: null },
  keywords: [kw('inspire-x', 1), kw('leader-upgrade-keyword')],
  text: BRAVER,
  abilities: OFFICER,
});

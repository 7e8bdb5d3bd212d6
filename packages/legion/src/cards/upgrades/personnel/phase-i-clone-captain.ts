import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { CAPTAIN, CAPTAIN_LEADS } from './words.ts';

export const PHASE_I_CLONE_CAPTAIN = upgrade('personnel', {
  id: 'phase-i-clone-captain',
  name: 'Phase I Clone Captain',
  points: 12,
  formerPoints: 14,
  restriction: { units: ['Phase I Clone Troopers'] },
  addsSlot: { slot: 'training', must: false },
  adds: { minis: 1, wounds: null },
  keywords: [kw('leader-upgrade-keyword')],
  exhaust: true,
  text: CAPTAIN,
  abilities: CAPTAIN_LEADS,
});

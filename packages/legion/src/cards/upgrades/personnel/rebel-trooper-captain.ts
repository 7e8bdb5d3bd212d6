import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { CAPTAIN, CAPTAIN_LEADS } from './words.ts';

export const REBEL_TROOPER_CAPTAIN = upgrade('personnel', {
  id: 'rebel-trooper-captain',
  name: 'Rebel Trooper Captain',
  points: 9,
  formerPoints: 11,
  restriction: { units: ['Rebel Troopers'] },
  addsSlot: { slot: 'training', must: false },
  adds: { minis: 1, wounds: null },
  keywords: [kw('leader-upgrade-keyword')],
  exhaust: true,
  text: CAPTAIN,
  abilities: CAPTAIN_LEADS,
});

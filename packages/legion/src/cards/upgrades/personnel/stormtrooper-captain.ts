import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { CAPTAIN, CAPTAIN_LEADS } from './words.ts';

export const STORMTROOPER_CAPTAIN = upgrade('personnel', {
  id: 'stormtrooper-captain',
  name: 'Stormtrooper Captain',
  points: 10,
  formerPoints: 12,
  restriction: { units: ['Stormtroopers'] },
  addsSlot: { slot: 'training', must: false },
  adds: { minis: 1, wounds: null },
  keywords: [kw('leader-upgrade-keyword')],
  exhaust: true,
  text: CAPTAIN,
  abilities: CAPTAIN_LEADS,
});

import { action, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const HOUND_GRIZZER = upgrade('pilot', {
  id: 'hound-grizzer',
  name: 'Hound & Grizzer',
  unique: true,
  points: 8,
  restriction: { factions: ['republic'], units: ['LAAT Patrol Transport'] },
  keywords: [action(kw('observe-x', 4))],
});

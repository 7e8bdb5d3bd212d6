import type { UpgradeFacts } from '../../../card.ts';
import { carriesOne } from '../../words/docking.ts';

export const HOUNDS_TOOTH: UpgradeFacts = {
  id: 'houndstooth',
  name: "Hound's Tooth",
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['yv666lightfreighter'] }],
  standard: true,
  text: 'One Z-95-AF4 Headhunter can dock with you.',
  abilities: [carriesOne(['z95af4headhunter'])],
};

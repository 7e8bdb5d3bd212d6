import { onModel, onYour } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { against } from './boosted-tie-cannon.ts';
import { starship } from './words.ts';

export const ENHANCED_TIE_LASER_CANNON: Texts = {
  'enhanced-tie-laser-cannon': {
    text: 'Deploy for 1 on a TIE. Fires for 1 at a starship: -2 against capital starships.',
    models: ['tie'],
    deploysOn: onYour(onModel('tie'), 1),
    weapon: { cost: 1, at: starship, draws: 1, plus: against({ capital: -2 }) },
  },
};

import type { Texts } from '../words.ts';
import { loneSwordsman } from './krayt-dragon-howl.ts';
import { destinyAndPower } from './words.ts';

export const VADERS_EYE: Texts = {
  'vaders-eye': {
    text: 'Add one battle destiny for your Imperial of ability above 2 who defends a site alone; for Vader also 1 to power.',
    lasting: destinyAndPower,
    play: loneSwordsman('vader', 'imperial'),
  },
};

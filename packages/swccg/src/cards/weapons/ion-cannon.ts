import { onModel, onYour } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { ionizes } from './sw-4-ion-cannon.ts';
import { starship } from './words.ts';

export const ION_CANNON: Texts = {
  'ion-cannon': {
    text: 'Deploy for 2 on a Star Destroyer. Fires for 1 at a starship, destiny +2: its starship weapons are lost, its armor, maneuver and hyperspeed are 0 from now on.',
    deploysOn: onYour(onModel('star destroyer'), 2),
    lasting: ionizes.lasting,
    weapon: { cost: 1, at: starship, draws: 1, plus: 2, result: ionizes.result },
  },
};

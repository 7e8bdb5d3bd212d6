import type { Texts } from '../words.ts';
import { narrow } from './death-star-ii-coolant-shaft.ts';

export const DEATH_STAR_II_CAPACITORS: Texts = {
  'death-star-ii-capacitors': {
    text: 'Deploys only with the Coolant Shaft on table. Light: when a starship of yours moves from here, draw destiny and add its maneuver: below 2 it is lost.',
    deploysIf: (_seat, game) => game.findLocation('death-star-ii-coolant-shaft') !== undefined,
    light: { automatic: [narrow(2)] },
  },
};

import { isInterior, isSite } from '../../rules/locations.ts';
import { isCharacter } from '../conditions.ts';
import type { Texts } from '../words.ts';

export const LASER_PROJECTOR: Texts = {
  'laser-projector': {
    text: 'Deploy for 2 on an interior site. Fires by itself, free, at a character, destiny -1. Any weapon may target it; its defense value is 1.',
    deploysOn: ({ location, on }) => (location && !on && isSite(location) && isInterior(location) ? 2 : null),
    defense: 1,
    weapon: { cost: 0, at: (target, game) => isCharacter(target, game), draws: 1, plus: -1 },
  },
};

import { isSystem, isTrench, locationFacts } from '../../rules/locations.ts';
import type { LocationInPlay } from '../../state.ts';
import { onModel, onYour } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { starship } from './words.ts';

/** A mobile system; the Trench's own text has room for it too. */
const mountsBatteries = (location: LocationInPlay) =>
  isTrench(location) || (isSystem(location) && locationFacts(location).world === 'mobile');

export const TURBOLASER_BATTERY: Texts = {
  'turbolaser-battery': {
    text: 'Deploy for 3 on a Star Destroyer or a mobile system. Fires for 2 at a starship with two destiny: -2 against capital starships, -5 against others.',
    deploysOn: (place, seat, game) => {
      if (!place.on && place.location && mountsBatteries(place.location)) return 3;
      return onYour(onModel('star destroyer'), 3)(place, seat, game);
    },
    weapon: {
      cost: 2,
      at: starship,
      draws: 2,
      plus: (target, _weapon, game) => {
        const facts = game.facts(target);
        return facts.type === 'starship' && facts.class === 'capital' ? -2 : -5;
      },
    },
  },
};

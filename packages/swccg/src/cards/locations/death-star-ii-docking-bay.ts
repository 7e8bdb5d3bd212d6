import { locationText } from '../../rules/locations.ts';
import { add, type Texts } from '../words.ts';
import { cheaperTies } from './star-destroyer-launch-bay.ts';

export const DEATH_STAR_II_DOCKING_BAY: Texts = {
  'death-star-ii-docking-bay': {
    text: 'Dark: your TIEs deploy -1 here; free docking bay transit from here. Light: transit from here or to here 8 Force, whatever the other docking bay says.',
    dark: { transit: 0, modifiers: [cheaperTies(1)] },
    // Whatever the other docking bay asks for
    light: {
      transit: 8,
      transitTo: 8,
      modifiers: [
        add(
          'transit-cost',
          ({ location, to }, my) =>
            -(
              (location === my.location
                ? locationText(to)?.light?.transitTo
                : locationText(location)?.light?.transit) ?? 0
            ),
          ({ location, to, seat }, my) => seat === my.seat && (location === my.location || to === my.location),
        ),
      ],
    },
  },
};

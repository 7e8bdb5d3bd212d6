import type { CardText } from '../../definition.ts';
import { isExterior, isOn, locationFacts } from '../../rules/locations.ts';
import { hasKeyword } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

const sandcrawler: CardText = {
  text: 'Room for a driver and 7 passengers. Deploys only on Tatooine; keeps to planets. Each Jawa at its exterior site is forfeit +1.',
  capacity: { drivers: 1, passengers: 7 },
  deploysOnly: ({ location }) => isOn(location, 'tatooine'),
  staysOnly: (location) => isExterior(location) && locationFacts(location).world === 'planet',
  modifiers: [
    add('forfeit', 1, ({ card }, my, game) => {
      const location = game.locationOf(card);
      if (!my.self || !location || !isExterior(location)) return false;
      return hasKeyword(game.facts(card), 'jawa') && location === game.locationOf(my.self);
    }),
  ],
};

export const SANDCRAWLER: Texts = {
  'sandcrawler-light': sandcrawler,
  'sandcrawler-dark': sandcrawler,
};

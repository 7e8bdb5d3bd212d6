import { isExterior, isInterior, isOn, locationFacts } from '../../rules/locations.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';

import { hasKeyword, isPersona, itself } from '../conditions.ts';
import type { Capacity, CardText } from '../definition.ts';
import { add, atLeast, type Texts } from '../words.ts';

/** May move as a react to a battle or Force drain. */
const reacts = atLeast('may-react', 1, itself);

/** At a mobile system or aboard a starship; the sites of vehicles are not mobile ones. */
function isMobile(location: LocationInPlay, game: CardTable): boolean {
  const { world, of } = locationFacts(location);
  return world === 'mobile' || (world === 'starship' && game.cards.find(of ?? '')?.facts.type !== 'vehicle');
}

const liftTube: CardText = {
  text: 'Room for 4 passengers. Only at interior mobile sites; never counts as unpiloted. May move as a react.',
  capacity: { passengers: 4 },
  neverUnpiloted: true,
  staysOnly: (location, game) => isInterior(location) && isMobile(location, game),
  modifiers: [reacts],
};

const landspeeder = (capacity: Capacity, text: string, ...riders: readonly string[]): CardText => ({
  text,
  capacity,
  modifiers: [
    reacts,
    add(
      'move-cost',
      -1,
      (about, my, game) =>
        itself(about, my, game) && game.heldBy(about.card).some((rider) => isPersona(game, rider, ...riders)),
    ),
  ],
});

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

export const VEHICLES: Texts = {
  'sandcrawler-light': sandcrawler,
  'sandcrawler-dark': sandcrawler,
  'sorosuub-v-35-landspeeder': landspeeder(
    { drivers: 1, passengers: 3 },
    'Room for a driver and 3 passengers. Moves free with Luke, Owen or Beru Lars aboard. May move as a react.',
    'luke',
    'owen',
    'beru',
  ),
  'lift-tube-light': liftTube,
  'lift-tube-dark': liftTube,
  'lukes-x-34-landspeeder': landspeeder(
    { drivers: 1, passengers: 2 },
    'Room for a driver and 2 passengers. Moves free with Luke aboard. May move as a react.',
    'luke',
  ),
  'ubrikkian-9000-z001': {
    text: 'May move as a react. Room for a driver and 2 passengers.',
    capacity: { drivers: 1, passengers: 2 },
    modifiers: [reacts],
  },
  bantha: {
    text: 'Room for 2 passengers; its own ability is ½. Each Tusken Raider at its exterior site is power +1. May move as a react.',
    capacity: { passengers: 2 },
    modifiers: [
      reacts,
      add('power', 1, ({ card }, my, game) => {
        const location = game.locationOf(card);
        if (!my.self || !location || !isExterior(location)) return false;
        return hasKeyword(game.facts(card), 'tusken raider') && location === game.locationOf(my.self);
      }),
    ],
  },
};

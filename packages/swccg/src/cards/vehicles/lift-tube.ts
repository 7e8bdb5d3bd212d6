import type { CardText } from '../../definition.ts';
import { isInterior, locationFacts } from '../../rules/locations.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import type { Texts } from '../words.ts';
import { reacts } from './words.ts';

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

export const LIFT_TUBE: Texts = {
  'lift-tube-light': liftTube,
  'lift-tube-dark': liftTube,
};

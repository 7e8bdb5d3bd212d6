import type { Modifier } from '../../definition.ts';
import type { CardFacts, StarshipFacts } from '../../facts.ts';
import { deployingHere, here, isTie } from '../conditions.ts';
import { add, atLeast, type Texts } from '../words.ts';

const isStarDestroyer = (facts: StarshipFacts) => facts.class === 'capital' && facts.model.includes('star destroyer');

/** How many starships a card is: a squadron is three of its model (swccg.starship-squadron-examples.6). */
export const shipsIn = (facts: CardFacts) => (facts.type === 'starship' && facts.class === 'squadron' ? 3 : 1);

/** TIEs for less, each of a squadron. */
export const cheaperTies = (amount: number): Modifier =>
  add(
    'deploy-cost',
    ({ facts }) => -amount * shipsIn(facts),
    (about, my) => deployingHere(about, my) && isTie(about.facts),
  );

export const STAR_DESTROYER_LAUNCH_BAY: Texts = {
  'star-destroyer-launch-bay': {
    text: 'A site of any Star Destroyer on table. Dark: your TIEs deploy -2 here; they land and take off here for free, and your cards shuttle and transfer here for free as if it were the Star Destroyer.',
    siteOf: isStarDestroyer,
    dark: { modifiers: [cheaperTies(2), atLeast('open-bay', 1, here)] },
  },
};

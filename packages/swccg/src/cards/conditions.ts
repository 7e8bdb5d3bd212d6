import type { Seat } from '@rangefinder/kernel';
import type { AtLocation, OfCard, OfDeployment, Place, Source } from '../definition.ts';
import type { CardFacts, Side } from '../facts.ts';
import { isActive } from '../rules/active.ts';
import { isTie } from '../rules/capacity.ts';
import { isOn, isSite } from '../rules/locations.ts';
import { ask } from '../rules/modifiers.ts';
import { isPiloting, isWarrior } from '../rules/piloting.ts';
import { isAlone, isPresent, isPresentWith } from '../rules/presence.ts';
import { type CardInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';

/** Conditions that card texts share, in the words of the cards. */

type OnCard = (about: OfCard, my: Source, game: CardTable) => boolean;

/** The card that has the text. */
export const itself: OnCard = ({ card }, my) => card === my.self;

/** What it flies: "adds N to power of anything he pilots" (swccg.core-piloting.4). */
export const whatItPilots: OnCard = ({ card }, my, game) => my.self !== null && isPiloting(game, my.self, card);

/** What it flies, if that is the named ship (swccg.core-piloting.7). */
export function piloting(...ships: readonly string[]): OnCard {
  return ({ card }, my, game) => ships.includes(card.card) && my.self !== null && isPiloting(game, my.self, card);
}

/** Pilots and the ship each of them is known for (swccg.core-piloting.7). */
const MATCHING: Readonly<Record<string, string>> = {
  'biggs-darklighter': 'red-3',
  'darth-vader': 'vaders-custom-tie',
  'darth-vader-dark-lord-of-the-sith': 'vaders-custom-tie',
  'ds-61-2': 'black-2',
  'ds-61-3': 'black-3',
  dutch: 'gold-1',
  'han-solo': 'millennium-falcon',
  'lord-vader': 'vaders-custom-tie',
  'luke-skywalker': 'red-5',
  'officer-ellberger': 'bravo-5',
  pops: 'gold-5',
  'red-leader': 'red-1',
};

export function isMatchingPilot(pilot: CardInPlay, ship: CardInPlay): boolean {
  return MATCHING[pilot.card] === ship.card;
}

/** The card it is deployed on. */
export const itsHolder: OnCard = ({ card }, my) => my.self?.where.kind === 'on' && my.self.where.id === card.id;

/** The ship or vehicle it rides in. */
export const whatItIsAboard: OnCard = ({ card }, my) =>
  my.self?.where.kind === 'aboard' && my.self.where.id === card.id;

/** The target of a text that lasts. */
export const itsTarget: OnCard = ({ card }, my) => my.lasting?.target === card.id;

export function hasKeyword(facts: CardFacts, ...words: readonly string[]): boolean {
  return words.some((word) => facts.keywords?.includes(word));
}

/** A Jedi of the Light Side, a Dark Jedi of the Dark Side; a Master is one too (swccg.core-ability.1). */
export function isJedi(facts: CardFacts, side: Side): boolean {
  const word = side === 'light' ? 'jedi' : 'dark jedi';
  return hasKeyword(facts, word, `${word} master`);
}

/** What stays on table as Effects do and is none (swccg.core-other-types.1). */
const OTHER_TYPES: readonly string[] = ['admirals-order', 'defensive-shield', 'epic-event', 'jedi-test'];

/** An Effect of any kind. */
export function isEffect(facts: CardFacts): boolean {
  return facts.type === 'effect' && !(facts.kind !== undefined && OTHER_TYPES.includes(facts.kind));
}

/** A smuggler, printed or taught. */
export function isSmuggler(game: CardTable, card: CardInPlay): boolean {
  return ask(game, game.modifiers['smuggler-skill'], { card }, hasKeyword(game.facts(card), 'smuggler') ? 1 : 0) > 0;
}

export function isKind(facts: CardFacts, ...kinds: readonly string[]): boolean {
  return facts.type === 'character' && kinds.includes(facts.kind);
}

/** A card of the text's own player at the location that has the text. */
export const yoursHere: OnCard = ({ card }, my, game) =>
  card.owner === my.seat && my.location !== null && game.locationOf(card) === my.location;

/** "Here": the location that has the text, for its player (swccg.core-present.10). */
export const here = ({ location, seat }: AtLocation, my: Source): boolean =>
  location === my.location && seat === my.seat;

/** The location that has the text, for its player's opponent. */
export const hereForOpponent = ({ location, seat }: AtLocation, my: Source): boolean =>
  location === my.location && seat === opponentOf(my.seat);

/** Deploying one's own card to the location that has the text. */
export const deployingHere = ({ location, seat }: OfDeployment, my: Source): boolean =>
  location === my.location && seat === my.seat;

export function isPersona(game: CardTable, card: CardInPlay, ...personas: readonly string[]): boolean {
  const { persona } = game.facts(card);
  return persona !== undefined && personas.includes(persona);
}

/** The characters, vehicles and starships of a player in the battle that is going on. */
export function inBattle(game: CardTable, seat: Seat, fits: (card: CardInPlay) => boolean): CardInPlay[] {
  const { battle } = game.state;
  if (!battle) return [];
  return game.state.cards.filter((card) => card.owner === seat && battle.participants.includes(card.id) && fits(card));
}

/** Whether the battle was initiated by the opponent of this player. */
export function isDefending(game: CardTable, seat: Seat): boolean {
  return game.state.battle !== null && game.state.battle.initiator !== seat;
}

export function battleAt(game: CardTable, kind: 'site' | 'space'): boolean {
  const location = game.state.battle && game.findLocation(game.state.battle.location);
  return location ? isSite(location) === (kind === 'site') : false;
}

export function isDefendingAlone(game: CardTable, card: CardInPlay): boolean {
  return isDefending(game, card.owner) && isAlone(game, card);
}

/** Total power or battle destiny where the battle is, for the player of a text that lasts. */
export const inItsBattle = ({ location, seat }: AtLocation, my: Source, game: CardTable): boolean =>
  game.state.battle?.location === location.id && seat === my.seat;

/** Where weapons and devices may go: on one's own card that fits, for this much. */
export function onYour(
  fits: (card: CardInPlay, game: CardTable) => boolean,
  cost: number | ((card: CardInPlay, game: CardTable) => number),
): (place: Place, seat: Seat, game: CardTable) => number | null {
  return ({ on }, seat, game) => {
    if (!on || on.owner !== seat || !isActive(game, on) || !fits(on, game)) return null;
    return typeof cost === 'number' ? cost : cost(on, game);
  };
}

export function warrior(card: CardInPlay, game: CardTable): boolean {
  return game.facts(card).type === 'character' && isWarrior(game, card);
}

export function onModel(...models: readonly string[]): (card: CardInPlay, game: CardTable) => boolean {
  return (card, game) => {
    const facts = game.facts(card);
    return facts.type === 'starship' && models.some((model) => facts.model.includes(model));
  };
}

/** Beside the locations, for this much. */
export function onSide(cost: number): (place: Place) => number | null {
  return ({ on, location }) => (on === null && location === null ? cost : null);
}

export function isCharacter(card: CardInPlay, game: CardTable): boolean {
  return game.facts(card).type === 'character';
}

/** On a planet: at one of its sites or cloud sectors. */
export function isOnPlanet(game: CardTable, card: CardInPlay, planet: string): boolean {
  return isOn(game.locationOf(card), planet);
}

/** Where a text makes it night. */
export function underNight(game: CardTable, card: CardInPlay): boolean {
  const location = game.locationOf(card);
  return location !== null && ask(game, game.modifiers.night, { location, seat: card.owner }, 0) > 0;
}

/** Whether a card is a starship of a model. */
export const isModel = (game: CardTable, card: CardInPlay | undefined, model: string): boolean => {
  const facts = card && game.facts(card);
  return facts?.type === 'starship' && facts.model.includes(model);
};

/** Whether a card is a starfighter. */
export const isStarfighter = (facts: CardFacts): boolean => facts.type === 'starship' && facts.class === 'starfighter';

export { isActive, isPiloting, isPresent, isPresentWith, isTie };

import { isDockingBay, isOn, isRelated, isSite, locationFacts } from '../../rules/locations.ts';
import { hasKeyword, isKind, isOnPlanet, itsHolder, onYour } from '../conditions.ts';
import type { CardText } from '../definition.ts';
import { add, atLeast, set, type Texts } from '../words.ts';

const supplyTanks: CardText = {
  text: 'Deploy on your starship in space, if some docking bay related to that place lies on table. Power, maneuver and hyperspeed +1.',
  deploysOn: onYour((card, game) => {
    const location = game.locationOf(card);
    if (game.facts(card).type !== 'starship' || !location || isSite(location)) return false;
    return game.state.locations.some((other) => isDockingBay(other) && isRelated(other, location));
  }, 0),
  modifiers: (['power', 'maneuver', 'hyperspeed'] as const).map((question) => add(question, 1, itsHolder)),
};

export const DEVICES: Texts = {
  vaporator: {
    text: 'Deploy for 1 at a Tatooine site, where it stays: Gravel Storm touches nobody there or at adjacent sites.',
    deploysOn: ({ location, on }) => (location && !on && isSite(location) && isOn(location, 'tatooine') ? 1 : null),
  },
  'stormtrooper-backpack': {
    text: 'Deploy on your trooper: it may use weapons and devices without limit, and is immune to attrition < 3 at a planet site.',
    deploysOn: onYour((card, game) => hasKeyword(game.facts(card), 'trooper', 'stormtrooper'), 0),
    modifiers: [
      atLeast('weapon-uses', 99, itsHolder),
      atLeast('device-uses', 99, itsHolder),
      atLeast('immunity', 3, (about, my, game) => {
        const location = game.locationOf(about.card);
        if (!itsHolder(about, my, game) || !location || !isSite(location)) return false;
        return locationFacts(location).world === 'planet';
      }),
    ],
  },
  'fusion-generator-supply-tanks-light': supplyTanks,
  'fusion-generator-supply-tanks-dark': supplyTanks,
  'tatooine-utility-belt': {
    text: 'Deploy for 1 on your Rebel or alien: on Tatooine, power and forfeit +2.',
    deploysOn: onYour((card, game) => isKind(game.facts(card), 'rebel', 'alien'), 1),
    modifiers: (['power', 'forfeit'] as const).map((question) =>
      add(question, 2, (about, my, game) => itsHolder(about, my, game) && isOnPlanet(game, about.card, 'tatooine')),
    ),
  },
  'stormtrooper-utility-belt': {
    text: 'Deploy for 1 on your Imperial or alien: power and forfeit +1, on the Death Star +2.',
    deploysOn: onYour((card, game) => isKind(game.facts(card), 'imperial', 'alien'), 1),
    modifiers: (['power', 'forfeit'] as const).map((question) =>
      add(question, ({ card }, _my, game) => (isOnPlanet(game, card, 'death-star') ? 2 : 1), itsHolder),
    ),
  },
  'blaster-scope': {
    text: 'Deploy on your blaster: it may also target at an adjacent site.',
    deploysOn: onYour((card, game) => hasKeyword(game.facts(card), 'blaster', 'blaster rifle', 'rifle'), 0),
    modifiers: [set('adjacent-range', 1, itsHolder)],
  },
};

import type { CardText } from '../../definition.ts';
import { isDockingBay, isRelated, isSite } from '../../rules/locations.ts';
import { itsHolder, onYour } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

const supplyTanks: CardText = {
  text: 'Deploy on your starship in space, if some docking bay related to that place lies on table. Power, maneuver and hyperspeed +1.',
  deploysOn: onYour((card, game) => {
    const location = game.locationOf(card);
    if (game.facts(card).type !== 'starship' || !location || isSite(location)) return false;
    return game.state.locations.some((other) => isDockingBay(other) && isRelated(other, location));
  }, 0),
  modifiers: (['power', 'maneuver', 'hyperspeed'] as const).map((question) => add(question, 1, itsHolder)),
};

export const FUSION_GENERATOR_SUPPLY_TANKS: Texts = {
  'fusion-generator-supply-tanks-light': supplyTanks,
  'fusion-generator-supply-tanks-dark': supplyTanks,
};

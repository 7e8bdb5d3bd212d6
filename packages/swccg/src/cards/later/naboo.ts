import { isSystem } from '../../rules/locations.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isPersona, isPiloting, itself } from '../conditions.ts';
import { pilots } from '../premiere/characters.ts';
import { add, addEach, atLeast, type Texts } from '../words.ts';

function isModel(game: CardTable, card: CardInPlay, model: string): boolean {
  const facts = game.facts(card);
  return facts.type === 'starship' && facts.model.includes(model);
}

const others = (game: CardTable, ship: CardInPlay) => {
  const location = game.locationOf(ship);
  return location ? game.at(location).filter((card) => card !== ship) : [];
};

export const NABOO: Texts = {
  'officer-ellberger': {
    text: 'Adds 2 to power of what she pilots. Flying Bravo 5 at a system with a droid starfighter, she adds one destiny to attrition only.',
    modifiers: [
      pilots(2),
      add('attrition-destinies', 1, ({ location, seat }, my, game) => {
        const ship = my.self ? game.find(my.self.where.id) : undefined;
        if (!my.self || !ship || seat !== my.seat || ship.card !== 'bravo-5' || !isPiloting(game, my.self, ship))
          return false;
        // In a hold it is at the system as well (swccg.core-present.4)
        const droids = game.everythingAt(location).some((card) => isModel(game, card, 'droid star'));
        return game.locationOf(ship) === location && isSystem(location) && droids;
      }),
    ],
  },
  'bravo-5': {
    text: 'Deploys -1 to Naboo. Room for 1 pilot; immune to attrition < 3 while Ellberger flies it. At Naboo, battleships your opponent has present are power -1.',
    capacity: { pilots: 1 },
    ownCost: (printed, { location }) => (location?.row === 'naboo' ? printed - 1 : printed),
    modifiers: [
      atLeast('immunity', 3, (about, my, game) => {
        const flown = (pilot: CardInPlay) => isPersona(game, pilot, 'ellberger') && isPiloting(game, pilot, about.card);
        return itself(about, my, game) && game.heldBy(about.card).some(flown);
      }),
      add('power', -1, ({ card }, my, game) => {
        if (!my.self || card.owner === my.seat || !isModel(game, card, 'battleship')) return false;
        const location = game.locationOf(my.self);
        return location?.id === 'naboo' && game.locationOf(card) === location;
      }),
    ],
  },
  'droid-starfighter': {
    text: 'Deploys -1 where you have a battleship. Has presence of its own. Power -1 without your droid control ship present. With another droid starfighter here, starfighters your opponent has present are power -1.',
    permanentPilots: 0,
    ownCost: (printed, { location }, seat, game) => {
      const fleet = location ? game.at(location).filter(({ owner }) => owner === seat) : [];
      return fleet.some((card) => isModel(game, card, 'battleship')) ? printed - 1 : printed;
    },
    modifiers: [
      addEach('power', -1, (about, my, game) => {
        const guided = others(game, about.card).some(
          (card) => card.owner === about.card.owner && hasKeyword(game.facts(card), 'droid control ship'),
        );
        return itself(about, my, game) && !guided;
      }),
      add('power', -1, ({ card }, my, game) => {
        const facts = game.facts(card);
        if (!my.self || card.owner === my.seat || facts.type !== 'starship' || facts.class !== 'starfighter')
          return false;
        const beside = others(game, my.self);
        return beside.includes(card) && beside.some((other) => isModel(game, other, 'droid star'));
      }),
    ],
  },
};

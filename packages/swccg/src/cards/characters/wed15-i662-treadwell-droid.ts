import { isDockingBay, isRelated, isSite } from '../../rules/locations.ts';
import { isKind, isStarfighter } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

export const WED15_I662_TREADWELL_DROID: Texts = {
  'wed15-i662-treadwell-droid': {
    text: 'Your vehicles and droids at its location are immune to attrition < 2. At a docking bay, starfighters of yours above it are immune to attrition < 3.',
    modifiers: [
      atLeast('immunity', 2, ({ card }, my, game) => {
        const facts = game.facts(card);
        const machine = facts.type === 'vehicle' || isKind(facts, 'droid');
        const near = my.self !== null && game.locationOf(card) === game.locationOf(my.self);
        return machine && near && card.owner === my.seat;
      }),
      atLeast('immunity', 3, ({ card }, my, game) => {
        const bay = my.self && game.locationOf(my.self);
        const sky = game.locationOf(card);
        if (!bay || !sky || card.owner !== my.seat || !isStarfighter(game.facts(card))) return false;
        return isDockingBay(bay) && !isSite(sky) && isRelated(bay, sky);
      }),
    ],
  },
};

import { isSite, locationFacts } from '../../rules/locations.ts';
import { hasKeyword, itsHolder, onYour } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

export const STORMTROOPER_BACKPACK: Texts = {
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
};

import { isSystem } from '../../rules/locations.ts';
import { hasKeyword } from '../conditions.ts';
import type { Texts } from '../words.ts';

export const TIE_FIGHTER: Texts = {
  'tie-fighter': {
    text: 'Deploys -1 to a system where you have an Imperial capital starship. Its permanent pilot has ability 1.',
    ownCost: (printed, { location }, seat, game) => {
      if (!location || !isSystem(location)) return printed;
      const capital = game.at(location).some((card) => {
        const facts = game.facts(card);
        const imperial = hasKeyword(facts, 'imperial (starship)');
        return card.owner === seat && facts.type === 'starship' && facts.class === 'capital' && imperial;
      });
      return capital ? printed - 1 : printed;
    },
    permanentPilots: 1,
  },
};

import { isSystem } from '../../rules/locations.ts';
import { isPiloting } from '../../rules/piloting.ts';
import { hasKeyword, isPersona, itself } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

const STAR_DESTROYER = { pilots: 6, passengers: 8, vehicles: 2, ties: 4 };

export const STARSHIPS: Texts = {
  'corellian-corvette': {
    text: 'Room for 3 pilots, 4 passengers and 1 vehicle. Its permanent pilot has ability 1. Docks with other starships.',
    capacity: { pilots: 3, passengers: 4, vehicles: 1 },
    permanentPilots: 1,
  },
  'gold-1': { text: 'Room for 2 pilots or passengers.', capacity: { either: 2 } },
  'gold-5': { text: 'Room for 1 astromech and 2 pilots or passengers.', capacity: { either: 2, astromechs: 1 } },
  'millennium-falcon': {
    text: 'Room for 2 pilots and 2 passengers. While Han, Chewie or Lando flies it, immune to attrition < 5. Docks with other starships.',
    capacity: { pilots: 2, passengers: 2 },
    modifiers: [
      atLeast('immunity', 5, (about, my, game) => {
        if (!itself(about, my, game)) return false;
        return game
          .heldBy(about.card)
          .some((pilot) => isPersona(game, pilot, 'han', 'chewie', 'lando') && isPiloting(game, pilot, about.card));
      }),
    ],
  },
  'red-1': { text: 'Room for 1 pilot.', capacity: { pilots: 1 } },
  'red-3': { text: 'Room for 1 pilot and 1 astromech.', capacity: { pilots: 1, astromechs: 1 } },
  'x-wing': { text: 'Its permanent pilot has ability 1.', permanentPilots: 1 },
  'y-wing': {
    text: 'Room for 1 pilot or passenger. Its permanent pilot has ability 1.',
    capacity: { either: 1 },
    permanentPilots: 1,
  },
  'black-2': { text: 'Room for 1 pilot.', capacity: { pilots: 1 } },
  'black-3': { text: 'Room for 1 pilot.', capacity: { pilots: 1 } },
  devastator: {
    text: 'Room for 6 pilots, 8 passengers, 4 TIEs and 2 vehicles. Its permanent pilot has ability 2. Docks with other starships.',
    capacity: STAR_DESTROYER,
    permanentPilots: 2,
  },
  'imperial-class-star-destroyer': {
    text: 'Room for 6 pilots, 8 passengers, 4 TIEs and 2 vehicles. Its permanent pilot has ability 1. Docks with other starships.',
    capacity: STAR_DESTROYER,
    permanentPilots: 1,
  },
  'tie-advanced-x1': { text: 'Its permanent pilot has ability 1.', permanentPilots: 1 },
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
  'tie-scout': {
    text: 'Room for 1 passenger, and for 1 pilot or passenger. Its permanent pilot has ability 1.',
    capacity: { passengers: 1, either: 1 },
    permanentPilots: 1,
  },
  'vaders-custom-tie': {
    text: 'Room for 1 pilot. Immune to attrition < 4 while Vader flies it.',
    capacity: { pilots: 1 },
    modifiers: [
      atLeast('immunity', 4, (about, my, game) => {
        return (
          itself(about, my, game) &&
          game
            .heldBy(about.card)
            .some((pilot) => isPersona(game, pilot, 'vader') && isPiloting(game, pilot, about.card))
        );
      }),
    ],
  },
};

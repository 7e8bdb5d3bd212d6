import { isSite } from '../../rules/locations.ts';
import { maneuver } from '../../rules/values.ts';
import type { CardTable } from '../../table.ts';
import { itself } from '../conditions.ts';
import type { OfCard, Source } from '../definition.ts';
import { add, atLeast, type Texts } from '../words.ts';

/** So many that nobody ever counts them. */
const UNLIMITED = 999;

export const STARSHIPS: Texts = {
  executor: {
    text: 'Room for any number of pilots, passengers, starfighters and vehicles. Its permanent pilots have ability 3. Immune to attrition < 12. Docks with other starships.',
    capacity: { pilots: UNLIMITED, passengers: UNLIMITED, vehicles: UNLIMITED, starfighters: UNLIMITED },
    permanentPilots: 3,
    modifiers: [atLeast('immunity', 12, itself)],
  },
  'home-one': {
    text: 'Room for any number of pilots, passengers, starfighters and vehicles. Its permanent pilots have ability 4. Immune to attrition < 8. Docks with other starships.',
    capacity: { pilots: UNLIMITED, passengers: UNLIMITED, vehicles: UNLIMITED, starfighters: UNLIMITED },
    permanentPilots: 4,
    modifiers: [atLeast('immunity', 8, itself)],
  },
  'tie-assault-squadron': {
    text: 'Replaces three TIE/lns at one location. Its permanent pilots have ability 3.',
    replaces: 'tie/ln',
    permanentPilots: 3,
    bestPilot: 1,
  },
  'y-wing-assault-squadron': {
    text: 'Replaces three Y-wings at one location. Room for 3 pilots or passengers. Its permanent pilots have ability 3.',
    replaces: 'y-wing',
    capacity: { either: 3 },
    permanentPilots: 3,
  },
  'tantive-iv': {
    text: 'Needs neither presence nor Force icons to deploy. Room for 3 pilots and 4 passengers. Its permanent pilot has ability 2. Docks with other starships.',
    deploysAnywhere: true,
    capacity: { pilots: 3, passengers: 4 },
    permanentPilots: 2,
  },
  'x-wing-assault-squadron': {
    text: 'Replaces three X-wings at one location. Its permanent pilots have ability 3.',
    replaces: 'x-wing',
    permanentPilots: 3,
  },
  'b-wing-attack-squadron': {
    text: 'Replaces three B-wings at one location. Its permanent pilots have ability 3. Its weapon destiny draws are +1.',
    replaces: 'b-wing',
    permanentPilots: 3,
    modifiers: [add('weapon-destiny', 1, ({ weapon }, my) => weapon.where.id === my.self?.id)],
  },
  'death-star-assault-squadron': {
    text: 'One TIE Advanced x1 and two TIE/lns. Its permanent pilots are Vader, DS-61-2 and DS-61-3: ability 10, power +9.',
    permanentPilots: 10,
    bestPilot: 6,
    permanentPersonas: ['vader', 'ds-61-2', 'ds-61-3', 'vaders-custom-tie', 'black-2', 'black-3'],
    ships: ['tie advanced x1', 'tie/ln', 'tie/ln'],
    modifiers: [add('power', 9, itself)],
  },
  'mon-calamari-star-cruiser': {
    text: 'Deploys only at Mon Calamari or a Rebel Base. Room for 5 pilots, 6 passengers, 3 starfighters and 1 vehicle. Its permanent pilot has ability 2. Docks with other starships.',
    deploysOnly: ({ location }) => ['mon-calamari', 'yavin-4', 'hoth'].includes(location?.row ?? ''),
    capacity: { pilots: 5, passengers: 6, vehicles: 1, starfighters: 3 },
    permanentPilots: 2,
  },
  'green-squadron-a-wing': {
    text: "Deploys -2 to Sullust or, in space, to where Green Leader is. Its permanent pilot has ability 2 and adds 2 to power. Power -1 with an opponent's starfighter of higher maneuver present.",
    ownCost: (printed, { location }, seat, game) => {
      if (!location) return printed;
      const leader = game
        .everythingAt(location)
        .some((card) => card.owner === seat && game.facts(card).title === 'Green Leader');
      return (leader && !isSite(location)) || location.row === 'sullust' ? printed - 2 : printed;
    },
    permanentPilots: 2,
    modifiers: [add('power', 2, itself), add('power', -1, outmaneuvered)],
  },
};

/** An opponent's starfighter here is nimbler. */
function outmaneuvered({ card }: OfCard, my: Source, game: CardTable): boolean {
  const location = game.locationOf(card);
  if (card !== my.self || !location) return false;
  return game.at(location).some((other) => {
    const facts = game.facts(other);
    const fighter = facts.type === 'starship' && facts.class === 'starfighter';
    return other.owner !== card.owner && fighter && maneuver(game, other) > maneuver(game, card);
  });
}

import { yoursHere } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const DEATH_STAR_TRENCH: Texts = {
  'death-star-trench': {
    text: 'Deploys only with the Death Star system on table. Light: your starfighters are maneuver -2 here. Dark: your weapons fire free here, and Turbolaser Batteries may deploy here.',
    deploysIf: (_seat, game) => game.findLocation('death-star') !== undefined,
    light: {
      modifiers: [
        add('maneuver', -2, (about, my, game) => {
          const facts = game.facts(about.card);
          return yoursHere(about, my, game) && facts.type === 'starship' && facts.class === 'starfighter';
        }),
      ],
    },
  },
};

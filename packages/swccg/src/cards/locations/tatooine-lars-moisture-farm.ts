import type { OfFiring, Source } from '../../definition.ts';
import type { CardTable } from '../../table.ts';
import { deployingHere } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { drainHere } from './words.ts';

/** Weapons of the text’s player that are fired here. */
export const weaponsHere = ({ weapon }: OfFiring, my: Source, game: CardTable) =>
  weapon.owner === my.seat && game.locationOf(weapon) === my.location;

export const TATOOINE_LARS_MOISTURE_FARM: Texts = {
  'tatooine-lars-moisture-farm-light': {
    text: 'Light: Luke and Beru Lars deploy -1 here. Dark: weapon destinies you draw here are +1.',
    light: {
      modifiers: [
        add(
          'deploy-cost',
          -1,
          (about, my) => deployingHere(about, my) && (about.facts.persona === 'luke' || about.facts.id === 'beru-lars'),
        ),
      ],
    },
    dark: { modifiers: [add('weapon-destiny', 1, weaponsHere)] },
  },
  'tatooine-lars-moisture-farm-dark': {
    text: 'Dark: weapon destinies you draw here are +1; Force drain +1 here while you control it.',
    dark: { modifiers: [add('weapon-destiny', 1, weaponsHere), drainHere(1)] },
  },
};

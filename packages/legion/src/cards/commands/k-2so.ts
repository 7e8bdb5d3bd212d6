import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('K-2SO', 'rebels');

export const K_2SO: readonly CommandFacts[] = [
  card({
    id: 'sacrifice',
    name: 'Sacrifice',
    pips: 3,
    orders: { units: ['Cassian Andor', 'K-2SO'] },
    text: words(
      'K-2SO has Guardian 4. When his activation ends he may be defeated: another friendly commander or operative that he sees at range 1 is no target for ranged attacks for the rest of the round.',
      'K-2SO a Guardian 4. À la fin de son activation, il peut être vaincu : un autre commandant ou agent allié qu’il voit à portée 1 ne peut être visé par des attaques à distance jusqu’à la fin du round.',
      'K-2SO ma Guardian 4. Na koniec aktywacji może zostać pokonany: inny twój dowódca lub agent, którego widzi w zasięgu 1, do końca rundy nie może być celem ataków dystansowych.',
    ),
    abilities: 'unwritten',
  }),
];

import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { area, kw } from '../print.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Sabine Wren', 'rebels');

export const SABINE_WREN: readonly CommandFacts[] = [
  card({
    id: 'explosions',
    name: 'Explosions!',
    pips: 1,
    orders: { units: ['Sabine Wren'] },
    permanent: true,
    weapons: [area('Thermal Charge', 'crit', { red: 1, white: 1 }, kw('blast'))],
    text: words(
      'This round, as an action: Arm 2: thermal charge, then a speed-1 move if she likes. From now on: Detonate 2: thermal charge.',
      'Ce round, comme action : Arm 2 : charge thermique, puis si elle veut un déplacement de vitesse 1. Désormais : Detonate 2 : charge thermique.',
      'W tej rundzie, jako akcja: Arm 2: ładunek termiczny, a potem ruch o prędkości 1, jeśli zechce. Odtąd: Detonate 2: ładunek termiczny.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'symbol-of-rebellion',
    name: 'Symbol of Rebellion',
    pips: 2,
    orders: { units: ['Sabine Wren'] },
    text: words(
      'She recovers on activating. Once in that activation she may leave a graffiti token, seen at range 1, against terrain that is no area.',
      'Elle récupère en s’activant. Une fois dans cette activation, elle peut poser un pion Graffiti, vu à portée 1, contre un décor qui n’est pas de zone.',
      'Odzyskuje siły przy aktywacji. Raz w niej może zostawić żeton graffiti, widziany w zasięgu 1, przy terenie niebędącym obszarem.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'legacy-of-mandalore',
    name: 'Legacy of Mandalore',
    pips: 3,
    orders: { units: ['Sabine Wren'], others: 2, types: ['trooper'] },
    text: words(
      'Sabine has Inspire 1, and gains 1 aim or dodge token whenever she orders Special Forces, an operative or a commander.',
      'Sabine a Inspire 1, et gagne 1 pion Viser ou Esquive par commandant, agent ou unité de Forces Spéciales à qui elle donne un ordre.',
      'Sabine ma Inspire 1 i zyskuje 1 żeton celowania lub uniku za każdego dowódcę, agenta lub oddział Sił Specjalnych, któremu wyda rozkaz.',
    ),
    abilities: 'unwritten',
  }),
];

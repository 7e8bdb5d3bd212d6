import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Cassian Andor', 'rebels');

export const CASSIAN_ANDOR: readonly CommandFacts[] = [
  card({
    id: 'crack-shot',
    name: 'Crack Shot',
    pips: 1,
    orders: { units: ['Cassian Andor'] },
    text: words(
      '1 aim token, and Gunslinger this round. When his activation ends: 1 standby token and, if you like, 1 suppression token.',
      '1 pion Viser, et Gunslinger ce round. À la fin de son activation : 1 pion En attente et, si vous voulez, 1 pion Suppression.',
      '1 żeton celowania, a w tej rundzie Gunslinger. Na koniec aktywacji: 1 żeton gotowości i, jeśli chcesz, 1 żeton przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'last-stand',
    name: 'Last Stand',
    pips: 2,
    orders: { units: ['Cassian Andor'], others: 1, types: ['trooper'] },
    text: words(
      'Commanders and operatives that Cassian orders have Indomitable this round and gain an aim, dodge or suppression token for each of their wounds, 3 at most.',
      'Les commandants et agents à qui Cassian donne un ordre ont Indomitable ce round et gagnent un pion Viser, Esquive ou Suppression par blessure, 3 au plus.',
      'Dowódcy i agenci, którym Cassian wyda rozkaz, mają w tej rundzie Indomitable i zyskują za każdą ranę, najwyżej 3, żeton celowania, uniku lub przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'volunteer-mission',
    name: 'Volunteer Mission',
    pips: 3,
    orders: { units: ['Cassian Andor'], others: 2, types: ['trooper'] },
    text: words(
      'Commanders, operatives and Special Forces that Cassian orders recover, have Danger Sense 1 and, if they like, gain 1 suppression token.',
      'Les commandants, agents et Forces Spéciales à qui Cassian donne un ordre récupèrent, ont Danger Sense 1 ce round et peuvent gagner 1 pion Suppression.',
      'Dowódcy, agenci i Siły Specjalne, którym Cassian wyda rozkaz, odzyskują siły, mają w tej rundzie Danger Sense 1 i mogą dostać 1 żeton przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
];

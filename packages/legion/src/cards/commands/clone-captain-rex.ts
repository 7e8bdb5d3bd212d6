import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Clone Captain Rex', 'republic');

export const CLONE_CAPTAIN_REX: readonly CommandFacts[] = [
  card({
    id: 'call-me-captain',
    name: 'Call Me Captain',
    pips: 1,
    orders: { units: ['Clone Captain Rex'] },
    text: words(
      'Rex has Fire Support, in friendly melee attacks too (with a ranged weapon), and his order token stays faceup when he uses it.',
      'Rex a Fire Support, aussi lors des attaques alliées de corps à corps (avec une arme à distance), et son pion Ordre reste face visible quand il l’utilise.',
      'Rex ma Fire Support, także w atakach wręcz twoich oddziałów (bronią dystansową), a jego żeton rozkazu pozostaje wtedy odkryty.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'take-that-clankers',
    name: 'Take That, Clankers!',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'Friendly clones whose order token lies faceup: after an aim action in their activation their ranged weapons may reach 1 range further (4 at most) until it ends.',
      'Clones alliés dont le pion Ordre est face visible : après une action Viser dans leur activation, leurs armes à distance peuvent porter 1 plus loin (4 au plus) jusqu’à sa fin.',
      'Twoje klony z odkrytym żetonem rozkazu: po akcji celowania w swojej aktywacji ich bronie dystansowe mogą do jej końca sięgać o 1 dalej (najwyżej 4).',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'were-not-programmed',
    name: "We're Not Programmed",
    pips: 3,
    orders: { others: 4, types: ['clone'] },
    text: words(
      'Rex has Inspire 2 and gains 2 surge tokens. He recovers on activating.',
      'Rex a Inspire 2 et gagne 2 pions Adrénaline. Il récupère en s’activant.',
      'Rex ma Inspire 2 i zyskuje 2 żetony adrenaliny. Odzyskuje siły przy aktywacji.',
    ),
    abilities: 'unwritten',
  }),
];

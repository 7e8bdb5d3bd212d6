import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { BEYOND, kw, ranged } from '../print.ts';
import { cardsOf } from './command.ts';
import { attacksAtTheEnd } from './weapon.ts';
import { activatesNext, isFriendlyTrooper, orderedMayMove } from './words.ts';

const card = cardsOf('Leia Organa', 'rebels');

export const LEIA_ORGANA: readonly CommandFacts[] = [
  card({
    id: 'coordinated-bombardment',
    name: 'Coordinated Bombardment',
    pips: 1,
    orders: { units: ['Leia Organa'] },
    weapons: [ranged('Coordinated Bombardment', 4, BEYOND, { red: 2 }, kw('immune-deflect'))],
    text: words(
      'When her activation ends: up to 3 attacks with this weapon, each on another enemy unit.',
      'À la fin de son activation : jusqu’à 3 attaques avec cette arme, chacune sur une unité ennemie différente.',
      'Na koniec jej aktywacji: do 3 ataków tą bronią, każdy na inny wrogi oddział.',
    ),
    abilities: [attacksAtTheEnd(isOwn, 3)],
  }),
  card({
    id: 'no-time-for-sorrows',
    name: 'No Time for Sorrows',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'Friendly troopers may make a speed-1 move as soon as they are ordered.',
      'Les unités de soldats alliées peuvent se déplacer à vitesse 1 dès qu’elles reçoivent un ordre.',
      'Twoje oddziały piechoty mogą ruszyć się z prędkością 1, gdy tylko dostaną rozkaz.',
    ),
    abilities: [orderedMayMove(isFriendlyTrooper)],
  }),
  card({
    id: 'somebody-has-to-save-our-skins',
    name: 'Somebody Has to Save Our Skins',
    pips: 3,
    orders: { units: ['Leia Organa'], others: 2 },
    text: words(
      "After Leia's activation you may activate at once a friend at range 1–2 of her whose order token lies faceup.",
      'Après l’activation de Leia, vous pouvez activer aussitôt un allié à portée 1–2 d’elle dont le pion Ordre est face visible.',
      'Po aktywacji Lei możesz od razu aktywować twój oddział w zasięgu 1–2 od niej, który ma odkryty żeton rozkazu.',
    ),
    abilities: [activatesNext(isOwn, ({ table, moment }, unit) => table.range(moment.unit, unit) <= 2)],
  }),
];

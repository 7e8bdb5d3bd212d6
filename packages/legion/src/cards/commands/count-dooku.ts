import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Count Dooku', 'separatists');

export const COUNT_DOOKU: readonly CommandFacts[] = [
  card({
    id: 'fear-surprise-intimidation',
    name: 'Fear, Surprise, Intimidation',
    pips: 1,
    orders: { units: ['Count Dooku'] },
    text: words(
      'Arsenal 2, Relentless, and Versatile on his ranged weapons. Whoever he attacked gains 2 suppression tokens.',
      'Arsenal 2, Relentless, et Versatile sur ses armes à distance. Ceux qu’il a attaqués gagnent 2 pions Suppression.',
      'Arsenal 2, Relentless, a jego bronie dystansowe mają Versatile. Kogo zaatakował, dostaje 2 żetony przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'double-the-fall',
    name: 'Double the Fall',
    pips: 2,
    orders: { units: ['Count Dooku'], others: 1 },
    text: words(
      'As the Activation Phase begins Dooku may return his faceup order token to the pool; then up to 2 enemies at range 1–2 of him lose theirs to their pool.',
      'Au début de la phase d’Activation, Dooku peut remettre son pion Ordre face visible dans la réserve ; alors jusqu’à 2 ennemis à portée 1–2 de lui perdent le leur au profit de leur réserve.',
      'Na początku fazy aktywacji Dooku może zwrócić swój odkryty żeton rozkazu do puli; wtedy do 2 wrogów w zasięgu 1–2 od niego traci swoje na rzecz ich puli.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'you-disappoint-me',
    name: 'You Disappoint Me',
    pips: 3,
    orders: { units: ['Count Dooku'], others: 2 },
    text: words(
      'Those whom he orders gain 1 dodge token. After his ranged attack on troopers he may move them at speed 2.',
      'Ceux à qui il donne un ordre gagnent 1 pion Esquive. Après son attaque à distance contre des soldats, il peut les déplacer à vitesse 2.',
      'Ci, którym wyda rozkaz, zyskują 1 żeton uniku. Po swoim ataku dystansowym na piechotę może ją przesunąć z prędkością 2.',
    ),
    abilities: 'unwritten',
  }),
];

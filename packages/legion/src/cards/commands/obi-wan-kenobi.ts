import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Obi-Wan Kenobi', 'republic');

export const OBI_WAN_KENOBI: readonly CommandFacts[] = [
  card({
    id: 'hello-there',
    name: 'Hello There!',
    pips: 1,
    orders: { units: ['Obi-Wan Kenobi'] },
    text: words(
      'He has Nimble. As the Activation Phase begins: an aim, dodge, standby or surge token for every enemy at range 1–2 of him.',
      'Il a Nimble. Au début de la phase d’Activation : un pion Viser, Esquive, En attente ou Adrénaline par ennemi à portée 1–2 de lui.',
      'Ma Nimble. Na początku fazy aktywacji: żeton celowania, uniku, gotowości lub adrenaliny za każdego wroga w zasięgu 1–2 od niego.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'knowledge-and-defense',
    name: 'Knowledge and Defense',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'A dodge token for every other trooper unit of yours at range 1 of him. His Guardian works in melee as well.',
      '1 pion Esquive par autre unité de soldats alliée à portée 1 de lui. Il peut aussi utiliser Guardian contre les attaques de corps à corps.',
      '1 żeton uniku za każdy inny twój oddział piechoty w zasięgu 1 od niego. Może używać Guardian także przeciw atakom wręcz.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'general-kenobi',
    name: 'General Kenobi',
    pips: 3,
    orders: { units: ['Obi-Wan Kenobi'], others: 2 },
    text: words(
      'Those whom he orders gain 1 surge token for each other friend at range 1 of them.',
      'Ceux à qui il donne un ordre gagnent 1 pion Adrénaline par autre allié à portée 1 d’eux.',
      'Ci, którym wyda rozkaz, zyskują 1 żeton adrenaliny za każdy inny twój oddział w zasięgu 1 od nich.',
    ),
    abilities: 'unwritten',
  }),
];

import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { kw, meleeAndRanged } from '../print.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('General Grievous', 'separatists');

export const GENERAL_GRIEVOUS: readonly CommandFacts[] = [
  card({
    id: 'trained-in-your-jedi-arts',
    name: 'Trained In Your Jedi Arts',
    pips: 1,
    orders: { units: ['General Grievous'] },
    weapons: [
      meleeAndRanged(
        'Trained in Your Jedi Arts',
        1,
        { red: 1, black: 2, white: 1 },
        kw('suppressive'),
        kw('versatile'),
      ),
    ],
    text: words(
      '1 dodge token, and Disengage this round. When his activation ends he may attack every enemy at range 1 once with this weapon.',
      '1 pion Esquive, et Disengage ce round. À la fin de son activation, il peut attaquer une fois chaque ennemi à portée 1 avec cette arme.',
      '1 żeton uniku, a w tej rundzie Disengage. Na koniec aktywacji może raz zaatakować tą bronią każdego wroga w zasięgu 1.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'supreme-commander',
    name: 'Supreme Commander',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'A surge token for every other trooper unit of yours at range 1 of him. Other friendly troopers whose order token lies faceup have Guardian 2, against melee attacks too.',
      '1 pion Adrénaline par autre unité de soldats alliée à portée 1 de lui. Les autres soldats alliés dont le pion Ordre est face visible ont Guardian 2, aussi contre les attaques de corps à corps.',
      '1 żeton adrenaliny za każdy inny twój oddział piechoty w zasięgu 1 od niego. Inna twoja piechota z odkrytym żetonem rozkazu ma Guardian 2, także przeciw atakom wręcz.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'crush-them',
    name: 'Crush Them!',
    pips: 3,
    orders: { units: ['General Grievous'], others: 2 },
    text: words(
      'Those whom he orders gain as many surge tokens as enemy units were defeated so far.',
      'Ceux à qui il donne un ordre gagnent 1 pion Adrénaline par unité ennemie déjà vaincue.',
      'Ci, którym wyda rozkaz, zyskują 1 żeton adrenaliny za każdy dotąd pokonany wrogi oddział.',
    ),
    abilities: 'unwritten',
  }),
];

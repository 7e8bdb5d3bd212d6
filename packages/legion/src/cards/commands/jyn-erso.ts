import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Jyn Erso', 'rebels');

export const JYN_ERSO: readonly CommandFacts[] = [
  card({
    id: 'rebellious',
    name: 'Rebellious',
    pips: 1,
    orders: { units: ['Jyn Erso'] },
    text: words(
      'Charge. Once, when an enemy she sees at range 1–2 activates, before it rallies: for 1 suppression token she may attack it or take a free move action.',
      'Charge. Une fois, quand un ennemi qu’elle voit à portée 1–2 s’active, avant son ralliement : pour 1 pion Suppression, elle peut l’attaquer ou faire une action de déplacement gratuite.',
      'Charge. Raz, gdy wróg, którego widzi w zasięgu 1–2, się aktywuje, przed zebraniem się: za 1 żeton przygniecenia może go zaatakować lub wykonać darmową akcję ruchu.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'trust-goes-both-ways',
    name: 'Trust Goes Both Ways',
    pips: 2,
    orders: { units: ['Jyn Erso'], others: 1, types: ['trooper'] },
    text: words(
      'Jyn has Inspire 2. Other friendly troopers that she orders have Teamwork: Jyn Erso.',
      'Jyn a Inspire 2. Les autres unités de soldats alliées à qui elle donne un ordre ont Teamwork : Jyn Erso.',
      'Jyn ma Inspire 2. Inne twoje oddziały piechoty, którym wyda rozkaz, mają Teamwork: Jyn Erso.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'complete-the-mission',
    name: 'Complete the Mission',
    pips: 3,
    orders: { others: 3, types: ['trooper'] },
    text: words(
      'Jyn has Low Profile. Friendly troopers may gain 1 suppression token when ordered; with a faceup order token they are neither suppressed nor panicked in their activation, and may shed 1 suppression token as it ends.',
      'Jyn a Low Profile. Les soldats alliés peuvent gagner 1 pion Suppression en recevant un ordre ; avec un pion Ordre face visible, ils ne sont ni sous suppression ni paniqués pendant leur activation, et peuvent perdre 1 pion Suppression à sa fin.',
      'Jyn ma Low Profile. Twoja piechota może dostać 1 żeton przygniecenia wraz z rozkazem; z odkrytym żetonem rozkazu nie jest w swojej aktywacji przygnieciona ani spanikowana, a na jej koniec może stracić 1 żeton przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
];

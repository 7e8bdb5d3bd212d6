import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { isOfKind } from '../../rules/units.ts';
import { giveKeyword } from '../../sources.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, gainTokens, type Ordered, whenOrdered } from './words.ts';

const card = cardsOf('Super Tactical Droid', 'separatists');

/** Whether it has ordered droid troopers, or units with AI. */
function isPreserved(context: Ordered): boolean {
  return byCharacter(context) && isOfKind(context.table, context.moment.unit, 'droid trooper, ai');
}

export const SUPER_TACTICAL_DROID: readonly CommandFacts[] = [
  card({
    id: 'they-too-will-suffer',
    name: 'They Too Will Suffer',
    pips: 1,
    orders: { units: ['Super Tactical Droid'] },
    text: words(
      'When the Command Phase ends the opponent returns an order token to the pool, of a unit of their choice that is neither commander nor operative. The first time they would draw a token you may name its rank.',
      'À la fin de la phase de Commandement, l’adversaire remet dans la réserve le pion Ordre d’une de ses unités, à son choix, ni commandant ni agent. La première fois qu’il devrait tirer un pion, vous pouvez en nommer le rang.',
      'Na koniec fazy dowodzenia przeciwnik zwraca do puli żeton rozkazu wybranego przez siebie oddziału, nie dowódcy ani agenta. Gdy pierwszy raz ma dobrać żeton, możesz nazwać jego rangę.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'preservation-protocols',
    name: 'Preservation Protocols',
    pips: 2,
    orders: { others: 2, types: ['droid', 'ai'] },
    text: words(
      'Droid troopers and units with AI that it orders gain 1 dodge token, Disengage and Impervious.',
      'Les soldats droïdes et unités avec AI à qui il donne un ordre gagnent 1 pion Esquive, Disengage et Impervious.',
      'Piechota droidów i oddziały z AI, którym wyda rozkaz, zyskują 1 żeton uniku, Disengage i Impervious.',
    ),
    abilities: [
      whenOrdered(isPreserved, function* (context) {
        const { table, moment } = context;
        yield* gainTokens(context, moment.unit, { dodge: 1 });
        for (const use of [kw('disengage'), kw('impervious')]) giveKeyword(table, moment.unit, 'round', use);
      }),
    ],
  }),
  card({
    id: 'do-not-underestimate-our-means',
    name: 'Do Not Underestimate Our Means',
    pips: 3,
    orders: { others: 3, types: ['droid', 'ai'] },
    divulge: { abilities: 'unwritten' },
    text: words(
      'Not divulged this game: as the Activation Phase begins up to 2 friends with faceup order tokens recover. Divulged: up to 3 friends with AI have Reinforcements.',
      'Non divulguée pendant la partie : au début de la phase d’Activation, jusqu’à 2 alliés avec un pion Ordre face visible récupèrent. Divulguée : jusqu’à 3 alliés avec AI ont Reinforcements.',
      'Nieujawniona w tej grze: na początku fazy aktywacji do 2 twoich oddziałów z odkrytym żetonem rozkazu odzyskuje siły. Ujawniona: do 3 twoich oddziałów z AI ma Reinforcements.',
    ),
    abilities: 'unwritten',
  }),
];

import { words } from '@rangefinder/kernel/words';
import { RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseWay } from '../../keywords/choosing.ts';
import { gainToken, removeSuppression } from '../../rules/tokens.ts';
import { isOfKind, woundsOf } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import { BEYOND, kw, ranged } from '../print.ts';
import { cardsOf } from './command.ts';
import { attacksAtTheEnd, mayCall } from './weapon.ts';
import { alsoOrders, isFriend, type Ordered, orderedGain, orderedHave, whenOrdered, withThis } from './words.ts';

const card = cardsOf('', 'republic');

/** Whether a friend is ordered by a commander who is a Wookiee. */
function byWookiee(context: Ordered): boolean {
  return isFriend(context) && isOfKind(context.table, context.moment.by, 'wookiee commander');
}

function isWookieeByWookiee(context: Ordered): boolean {
  return byWookiee(context) && isOfKind(context.table, context.moment.unit, 'wookiee trooper');
}

/** Wounded, or with a miniature defeated. */
function hasSuffered(unit: Unit): boolean {
  return woundsOf(unit) > 0 || unit.minis.length < unit.strength;
}

/** Cards of the Republic that belong to nobody in particular. */
export const REPUBLIC: readonly CommandFacts[] = [
  card({
    id: 'grroooogrrraaaawrrrrrrrrmph',
    name: 'Grroooogrrraaaawrrrrrrrrmph',
    pips: 1,
    orders: { others: 1, ranks: ['special', 'heavy'] },
    text: words(
      'A friend ordered by a Wookiee commander that is wounded or has lost a miniature gains 1 token of each kind: aim, dodge, surge.',
      'Un allié blessé ou ayant perdu une figurine, à qui un commandant Wookiee donne un ordre, gagne 1 pion Viser, 1 pion Esquive et 1 pion Adrénaline.',
      'Twój oddział ranny lub po stracie figurki, któremu rozkaz wyda dowódca Wookiee, zyskuje 1 żeton celowania, 1 uniku i 1 adrenaliny.',
    ),
    abilities: [
      orderedGain((context) => byWookiee(context) && hasSuffered(context.moment.unit), { aim: 1, dodge: 1, surge: 1 }),
    ],
  }),
  card({
    id: 'synchronized-offensive',
    name: 'Synchronized Offensive',
    pips: 1,
    orders: { others: 1, types: ['vehicle'] },
    text: words(
      'When a friendly vehicle was ordered: friendly clones at range 1–2 of it, one unit, are ordered too.',
      'Quand un véhicule allié a reçu un ordre : une unité de clones alliée à portée 1–2 de lui en reçoit un aussi.',
      'Gdy twój pojazd dostał rozkaz: jeden twój oddział klonów w zasięgu 1–2 od niego też go dostaje.',
    ),
    abilities: [alsoOrders('clone trooper')],
  }),
  card({
    id: 'air-support',
    name: 'Air Support',
    pips: 2,
    orders: { others: 1, ranks: ['commander', 'heavy'] },
    weapons: [ranged('Air Support', 4, BEYOND, { red: 1, black: 2 }, kw('beam-x', 2), kw('immune-deflect'))],
    text: words(
      'Once this round a friendly clone commander, or a friend with Field Commander, may attack with this weapon as its activation ends.',
      'Une fois ce round, un commandant clone allié, ou un allié avec Field Commander, peut attaquer avec cette arme à la fin de son activation.',
      'Raz w tej rundzie twój dowódca klonów lub oddział z Field Commander może na koniec aktywacji zaatakować tą bronią.',
    ),
    abilities: [attacksAtTheEnd((context) => mayCall(context, 'clone'))],
  }),
  card({
    id: 'mrowgh-ghrrmrowrig',
    name: 'MROWGH GHRRMROWRIG!',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'Friendly Wookiees ordered by a Wookiee commander have Agile 1.',
      'Les Wookiees alliés à qui un commandant Wookiee donne un ordre ont Agile 1.',
      'Twoi Wookiee, którym rozkaz wyda dowódca Wookiee, mają Agile 1.',
    ),
    abilities: [orderedHave(isWookieeByWookiee, kw('agile-x', 1))],
  }),
  card({
    id: 'attack-of-the-clones',
    name: 'Attack of the Clones',
    pips: 3,
    orders: { others: 3, types: ['clone'] },
    text: words(
      'Whoever is ordered by this card gains 1 surge token or sheds 1 suppression token.',
      'Ceux à qui cette carte donne un ordre gagnent 1 pion Adrénaline ou perdent 1 pion Suppression.',
      'Kto dostanie rozkaz tą kartą, zyskuje 1 żeton adrenaliny lub traci 1 żeton przygniecenia.',
    ),
    abilities: [
      whenOrdered(withThis, function* ({ table, self, moment: { unit } }) {
        const ways = unit.tokens.suppression > 0 ? (['surge', 'calm'] as const) : (['surge'] as const);
        const way = yield* chooseWay({ self, rule: RULE, unit }, ways);
        if (way === 'surge') yield* gainToken(table, unit, 'surge', 1);
        else yield* removeSuppression(table, unit, 1);
      }),
    ],
  }),
  card({
    id: 'yhwargghhhhhhhhhh',
    name: 'YHWARGGHHHHHHHHHH!',
    pips: 3,
    orders: { others: 3, types: ['trooper'] },
    text: words(
      'Friendly Wookiees ordered by a Wookiee commander have Demoralize 1.',
      'Les Wookiees alliés à qui un commandant Wookiee donne un ordre ont Demoralize 1.',
      'Twoi Wookiee, którym rozkaz wyda dowódca Wookiee, mają Demoralize 1.',
    ),
    abilities: [orderedHave(isWookieeByWookiee, kw('demoralize-x', 1))],
  }),
];

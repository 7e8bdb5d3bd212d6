import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { returnToHand } from '../../rules/command.ts';
import { returnOrder } from '../../rules/orders.ts';
import type { Unit } from '../../state.ts';
import { BEYOND, kw, ranged } from '../print.ts';
import { cardsOf } from './command.ts';
import { attacksAtTheEnd, mayCall } from './weapon.ts';
import {
  type Attacked,
  alsoOrders,
  defendersOf,
  gainOneOf,
  isFriend,
  orderedGain,
  passesOn,
  whenOrdered,
  withThis,
} from './words.ts';

const general = cardsOf('', null);
const empire = cardsOf('', 'empire');
const rebels = cardsOf('', 'rebels');
const separatists = cardsOf('', 'separatists');

function isHeavyOrSupport({ rank }: Unit): boolean {
  return rank === 'support' || rank === 'heavy';
}

/** Whoever friendly Support and Heavy units have attacked, if its order token lies faceup. */
function pinned({ table, self, moment: { attacker, attack } }: Attacked): readonly Unit[] {
  if (attacker.seat !== self.seat || !isHeavyOrSupport(attacker)) return [];
  return defendersOf(table, attack).filter(({ order }) => order === 'faceup');
}

export const GENERAL: readonly CommandFacts[] = [
  general({
    id: 'ambush',
    name: 'Ambush',
    pips: 1,
    orders: { others: 1 },
  }),
  general({
    id: 'push',
    name: 'Push',
    pips: 2,
    orders: { others: 2 },
  }),
  general({
    id: 'assault',
    name: 'Assault',
    pips: 3,
    orders: { others: 3 },
  }),
  general({
    id: 'standing-orders',
    name: 'Standing Orders',
    pips: 4,
    orders: { others: 1 },
    text: words(
      'It returns to your hand instead of being discarded.',
      'Elle revient dans votre main au lieu d’être défaussée.',
      'Wraca na rękę, zamiast zostać odrzucona.',
    ),
    abilities: [
      at('start-of-end-phase', {
        rule: 'legion.end-phase.2',
        optional: false,
        *effect({ table, self }) {
          returnToHand(table, self.seat, 'legion.end-phase.2');
        },
      }),
    ],
  }),
  empire({
    id: 'covert-observation',
    name: 'Covert Observation',
    pips: 1,
    orders: { others: 1, ranks: ['special', 'operative'] },
    text: words(
      'Units that an opponent orders with a command card gain 1 suppression token each.',
      'Les unités à qui un adversaire donne un ordre avec une carte Commandement gagnent chacune 1 pion Suppression.',
      'Oddziały, którym przeciwnik wyda rozkaz kartą dowodzenia, dostają po 1 żetonie przygniecenia.',
    ),
    abilities: [orderedGain((context) => !isFriend(context) && context.moment.with !== null, { suppression: 1 })],
  }),
  empire({
    id: 'pinned-down',
    name: 'Pinned Down',
    pips: 2,
    orders: { others: 2, ranks: ['support', 'heavy'] },
    text: words(
      'When your Support and Heavy units have attacked someone whose order token lies faceup, that token goes into its pool.',
      'Quand vos unités d’Appui ou Lourdes ont attaqué une unité dont le pion Ordre est face visible, ce pion va dans sa réserve.',
      'Gdy twój oddział wsparcia lub ciężki zaatakuje oddział z odkrytym żetonem rozkazu, ten żeton trafia do jego puli.',
    ),
    abilities: [
      at('after-attacking', {
        optional: false,
        when: (context) => pinned(context).length > 0,
        *effect(context) {
          for (const unit of pinned(context)) returnOrder(context.table, unit);
        },
      }),
    ],
  }),
  empire({
    id: 'coordinated-fire',
    name: 'Coordinated Fire',
    pips: 3,
    orders: { others: 3, ranks: ['corps'] },
    text: words(
      'After a ranged attack of friendly Corps that spent an aim token in it: another friend at range 1–2 of them may gain 1 aim token.',
      'Après une attaque à distance d’une unité de Corps alliée qui y a dépensé un pion Viser : un autre allié à portée 1–2 d’elle peut gagner 1 pion Viser.',
      'Po ataku dystansowym twojego korpusu, który wydał w nim żeton celowania: inny twój oddział w zasięgu 1–2 od niego może zyskać 1 żeton celowania.',
    ),
    abilities: [
      passesOn('aim', ({ moment: { attacker, attack } }) => attacker.rank === 'corps' && (attack.paid.aim ?? 0) > 0),
    ],
  }),
  rebels({
    id: 'sabotaged-communications',
    name: 'Sabotaged Communications',
    pips: 1,
    orders: { others: 1, ranks: ['special', 'operative'] },
    text: words(
      "An opponent's command card yields only a single order.",
      'La carte Commandement d’un adversaire ne donne qu’un seul ordre.',
      'Karta dowodzenia przeciwnika daje tylko jeden rozkaz.',
    ),
    abilities: [
      modify('card-orders', (most, { self, moment }) => (moment.seat === self.seat ? most : Math.min(1, most))),
    ],
  }),
  rebels({
    id: 'turning-the-tide',
    name: 'Turning the Tide',
    pips: 2,
    orders: { others: 2, ranks: ['support', 'heavy'] },
    text: words(
      'Friendly Support and Heavy units have Inspire 2.',
      'Les unités d’Appui et Lourdes alliées ont Inspire 2.',
      'Twoje oddziały wsparcia i ciężkie mają Inspire 2.',
    ),
    gives: [{ keywords: [kw('inspire-x', 2)], to: ({ unit, seat }) => unit.seat === seat && isHeavyOrSupport(unit) }],
  }),
  rebels({
    id: 'covering-fire',
    name: 'Covering Fire',
    pips: 3,
    orders: { others: 3, ranks: ['corps'] },
    text: words(
      'After a ranged attack of friendly Corps: another friend at range 1–2 of them may gain 1 dodge token.',
      'Après une attaque à distance d’une unité de Corps alliée : un autre allié à portée 1–2 d’elle peut gagner 1 pion Esquive.',
      'Po ataku dystansowym twojego korpusu: inny twój oddział w zasięgu 1–2 od niego może zyskać 1 żeton uniku.',
    ),
    abilities: [passesOn('dodge', ({ moment }) => moment.attacker.rank === 'corps')],
  }),
  separatists({
    id: 'mechanized-incursion',
    name: 'Mechanized Incursion',
    pips: 1,
    orders: { others: 1, types: ['vehicle'] },
    text: words(
      'When a friendly vehicle was ordered: friendly droid troopers at range 1–2 of it, one unit, are ordered too.',
      'Quand un véhicule allié a reçu un ordre : une unité de soldats droïdes alliée à portée 1–2 de lui en reçoit un aussi.',
      'Gdy twój pojazd dostał rozkaz: jeden twój oddział piechoty droidów w zasięgu 1–2 od niego też go dostaje.',
    ),
    abilities: [alsoOrders('droid trooper')],
  }),
  separatists({
    id: 'orbital-strike',
    name: 'Orbital Strike',
    pips: 2,
    orders: { others: 1, ranks: ['commander', 'heavy'] },
    weapons: [ranged('Orbital Strike', 4, BEYOND, { red: 2, black: 2 }, kw('suppressive'), kw('immune-deflect'))],
    text: words(
      'Once this round a friendly droid commander, or a friend with Field Commander, may attack with this weapon as its activation ends.',
      'Une fois ce round, un commandant droïde allié, ou un allié avec Field Commander, peut attaquer avec cette arme à la fin de son activation.',
      'Raz w tej rundzie twój dowódca droidów lub oddział z Field Commander może na koniec aktywacji zaatakować tą bronią.',
    ),
    abilities: [attacksAtTheEnd((context) => mayCall(context, 'droid'))],
  }),
  separatists({
    id: 'roger-roger',
    name: 'Roger, Roger!',
    pips: 3,
    orders: { others: 3, types: ['droid'] },
    text: words(
      'Whoever is ordered by this card gains 1 dodge or 1 surge token.',
      'Ceux à qui cette carte donne un ordre gagnent 1 pion Esquive ou Adrénaline.',
      'Kto dostanie rozkaz tą kartą, zyskuje 1 żeton uniku lub adrenaliny.',
    ),
    abilities: [whenOrdered(withThis, (context) => gainOneOf(context, context.moment.unit, ['dodge', 'surge']))],
  }),
];

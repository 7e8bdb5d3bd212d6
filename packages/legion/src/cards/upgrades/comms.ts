import { words } from '@rangefinder/kernel/words';
import type { UpgradeFacts } from '../../card.ts';
import { kw } from '../print.ts';
import { COORDINATES_FURTHER } from './manning.ts';
import { HACKED, JAMMER, RELAY, reachedByOrders, UPLINK } from './relaying.ts';
import { ONBOARD_COMMS } from './riding.ts';
import { cardsOf } from './upgrade.ts';

const comms = cardsOf('comms');

export const COMMS: readonly UpgradeFacts[] = [
  comms({
    id: 'command-control-array',
    name: 'Command Control Array',
    points: 2,
    restriction: { types: ['ground', 'repulsor'] },
    text: words(
      'Its Coordinate reaches to range 2 instead of 1.',
      'Son Coordinate porte jusqu’à la portée 2 au lieu de 1.',
      'Jego Coordinate sięga do zasięgu 2 zamiast 1.',
    ),
    abilities: COORDINATES_FURTHER,
  }),
  comms({
    id: 'comms-jammer',
    name: 'Comms Jammer',
    points: 5,
    text: words(
      'Enemies at range 1 receive no orders, except from themselves.',
      'Les ennemis à portée 1 ne reçoivent pas d’ordres, sauf d’eux-mêmes.',
      'Wrogowie w zasięgu 1 nie otrzymują rozkazów, chyba że od samych siebie.',
    ),
    abilities: JAMMER,
  }),
  comms({
    id: 'comms-relay',
    name: 'Comms Relay',
    points: 5,
    restriction: { types: ['trooper', 'creature', 'ground', 'repulsor'] },
    text: words(
      'An order for this unit may go to a friend at range 1–2 instead; then it gets no other this round.',
      'Un ordre destiné à cette unité peut aller à un allié à portée 1–2 ; elle n’en reçoit alors plus d’autre ce round.',
      'Rozkaz dla tego oddziału może trafić do innego twojego oddziału w zasięgu 1–2; wtedy ten nie dostanie już rozkazu w tej rundzie.',
    ),
    abilities: RELAY,
  }),
  comms({
    id: 'hq-uplink',
    name: 'HQ Uplink',
    points: 10,
    exhaust: true,
    text: words(
      'Once your command card has issued its orders: exhaust, and this unit orders itself.',
      'Quand votre carte Commandement a donné ses ordres : inclinez, et cette unité se donne un ordre.',
      'Gdy twoja karta dowodzenia wydała rozkazy: wyczerp, a ten oddział wyda rozkaz sobie.',
    ),
    abilities: UPLINK,
  }),
  comms({
    id: 'hacked-comms-unit',
    name: 'Hacked Comms Unit',
    points: 5,
    text: words(
      'In the Command Phase, when an enemy at range 1 was ordered, this unit may order itself.',
      'En phase de Commandement, quand un ennemi à portée 1 a reçu un ordre, cette unité peut s’en donner un.',
      'W fazie dowodzenia, gdy wróg w zasięgu 1 otrzyma rozkaz, ten oddział może wydać rozkaz sobie.',
    ),
    abilities: HACKED,
  }),
  comms({
    id: 'integrated-comms-antenna',
    name: 'Integrated Comms Antenna',
    points: 3,
    restriction: { subtypes: ['droid'] },
    text: words(
      'In the Command Phase commanders and operatives reach it with orders up to range 4.',
      'En phase de Commandement, commandants et agents peuvent lui donner des ordres jusqu’à la portée 4.',
      'W fazie dowodzenia dowódcy i agenci mogą wydawać mu rozkazy do zasięgu 4.',
    ),
    abilities: [reachedByOrders(4)],
  }),
  comms({
    id: 'linked-targeting-array',
    name: 'Linked Targeting Array',
    points: 5,
    restriction: { types: ['ground', 'repulsor', 'emplacement'] },
    keywords: [kw('target-x', 1)],
  }),
  comms({
    id: 'long-range-comlink',
    name: 'Long-Range Comlink',
    points: 5,
    text: words(
      'In the Command Phase commanders and operatives reach it with orders at any distance.',
      'En phase de Commandement, commandants et agents peuvent lui donner des ordres à toute distance.',
      'W fazie dowodzenia dowódcy i agenci mogą wydawać mu rozkazy z każdej odległości.',
    ),
    abilities: [reachedByOrders(Number.POSITIVE_INFINITY)],
  }),
  comms({
    id: 'onboard-comms-channel',
    name: 'Onboard Comms Channel',
    points: 3,
    restriction: { types: ['ground', 'repulsor'] },
    text: words(
      'Ordered in the Issue Orders step, it may order a unit that it carries.',
      'Si elle reçoit un ordre à l’étape Donner des Ordres, elle peut en donner un à une unité qu’elle transporte.',
      'Gdy dostanie rozkaz w kroku wydawania rozkazów, może wydać rozkaz oddziałowi, który przewozi.',
    ),
    abilities: ONBOARD_COMMS,
  }),
];

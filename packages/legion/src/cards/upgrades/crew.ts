import { words } from '@rangefinder/kernel/words';
import type { UpgradeFacts } from '../../card.ts';
import { kw, overrun, ranged } from '../print.ts';
import { GONK, MEDIC, TACTICIAN, UNSTABLE_R5 } from './crewing.ts';
import { SLOWER } from './manning.ts';
import { cardsOf } from './upgrade.ts';

const crew = cardsOf('crew');

const SIDECAR = words('Maximum speed −1.', 'Vitesse maximale −1.', 'Prędkość maksymalna −1.');

export const CREW: readonly UpgradeFacts[] = [
  crew({
    id: 'a-300-rifle-gunner',
    name: 'A-300 Rifle Gunner',
    points: 1,
    formerPoints: 9,
    restriction: { units: ['X-34 Landspeeder'] },
    weapons: [ranged('A-300 Rifle Gunner', 1, 3, { white: 2 })],
  }),
  crew({
    id: 'barc-ion-gunner',
    name: 'BARC Ion Gunner',
    points: 24,
    formerPoints: 22,
    restriction: { units: ['BARC Speeder'] },
    weapons: [
      ranged(
        'BARC Ion Gunner',
        1,
        3,
        { black: 3, white: 1 },
        kw('fixed', 'front, rear'),
        kw('impact-x', 1),
        kw('ion-x', 1),
      ),
    ],
    exhaust: true,
    text: SIDECAR,
    abilities: SLOWER,
  }),
  crew({
    id: 'barc-rps-6-gunner',
    name: 'BARC RPS-6 Gunner',
    points: 21,
    restriction: { units: ['BARC Speeder'] },
    weapons: [ranged('BARC RPS-6 Gunner', 2, 4, { red: 1, black: 1, white: 1 }, kw('impact-x', 2))],
    text: SIDECAR,
    abilities: SLOWER,
  }),
  crew({
    id: 'barc-twin-laser-gunner',
    name: 'BARC Twin Laser Gunner',
    points: 18,
    formerPoints: 15,
    restriction: { units: ['BARC Speeder'] },
    weapons: [ranged('BARC Twin Laser Gunner', 1, 3, { black: 2, white: 2 }, kw('fixed', 'front, rear'))],
    text: SIDECAR,
    abilities: SLOWER,
  }),
  crew({
    id: 'backworld-medic',
    name: 'Backworld Medic',
    points: 12,
    restriction: { units: ['A-A5 Speeder Truck'] },
    text: words(
      'Action: a friendly trooper unit, no droids, that it carries or sees at range 1 loses 1 wound or poison token or gets 1 miniature back. Roll 2 white defense dice: 1 suppression token for it per [block] or [surge].',
      'Action : une unité de soldats alliée, sans droïdes, transportée ou vue à portée 1 perd 1 pion Blessure ou Poison ou récupère 1 figurine. Lancez 2 dés de défense blancs : 1 pion Suppression pour elle par [block] ou [surge].',
      'Akcja: twój oddział piechoty (nie droidy) przewożony lub widziany w zasięgu 1 traci 1 żeton ran lub trucizny albo odzyskuje 1 figurkę. Rzuć 2 białymi kośćmi obrony: za każdy [block] lub [surge] dostaje 1 żeton przygniecenia.',
    ),
    abilities: MEDIC,
  }),
  crew({
    id: 'gnasp-bombardier',
    name: 'Gnasp Bombardier',
    points: 20,
    restriction: { units: ['Raddaugh Gnasp Fluttercraft'] },
    keywords: [kw('overrun', 2)],
    weapons: [overrun('Gnasp Bombardier', { red: 2, white: 2 }, kw('immune-deflect'), kw('suppressive'))],
  }),
  crew({
    id: 'gnasp-gunner',
    name: 'Gnasp Gunner',
    points: 25,
    restriction: { units: ['Raddaugh Gnasp Fluttercraft'] },
    weapons: [
      ranged('Gnasp Gunner', 1, 3, { red: 2, black: 2 }, kw('fixed', 'rear'), kw('impact-x', 1), kw('pierce-x', 1)),
    ],
  }),
  crew({
    id: 'rps-6-rocket-gunner',
    name: 'RPS-6 Rocket Gunner',
    points: 31,
    restriction: { units: ['X-34 Landspeeder'] },
    weapons: [ranged('RPS-6 Rocket Gunner', 2, 4, { red: 1, black: 1, white: 1 }, kw('impact-x', 2))],
  }),
  crew({
    id: 'refurbished-gonk-droid',
    name: 'Refurbished "Gonk" Droid',
    points: 14,
    formerPoints: 10,
    restriction: { units: ['X-34 Landspeeder', 'A-A5 Speeder Truck'] },
    keywords: [kw('shielded', 2)],
    text: words(
      'End Phase: roll a red defense die for each inactive shield; each [block] turns one to its active side.',
      'Phase de Fin : lancez un dé de défense rouge par bouclier inactif ; chaque [block] en retourne un sur sa face active.',
      'Faza końcowa: rzuć czerwoną kością obrony za każdą nieaktywną osłonę; każdy [block] odwraca jedną na stronę aktywną.',
    ),
    abilities: GONK,
  }),
  crew({
    id: 'unorthodox-tactician',
    name: 'Unorthodox Tactician',
    points: 16,
    formerPoints: 10,
    restriction: { units: ['A-A5 Speeder Truck'] },
    text: words(
      'On activating: roll 3 red defense dice. For each [block] or [surge] another friend, carried or at range 1–3, gains 1 aim token.',
      'À son activation : lancez 3 dés de défense rouges. Pour chaque [block] ou [surge], un allié différent, transporté ou à portée 1–3, gagne 1 pion Viser.',
      'Przy aktywacji: rzuć 3 czerwonymi kośćmi obrony. Za każdy [block] lub [surge] inny twój oddział, przewożony lub w zasięgu 1–3, zyskuje 1 żeton celowania.',
    ),
    abilities: TACTICIAN,
  }),
  crew({
    id: 'unstable-r5-astromech',
    name: 'Unstable R5 Astromech',
    points: 6,
    restriction: { units: ['X-34 Landspeeder', 'A-A5 Speeder Truck'] },
    expend: true,
    text: words(
      'Once, as its activation ends: an extra attack or move, then 3 black attack dice against itself: 1 wound per [hit] or [crit].',
      'Une fois, à la fin de son activation : une attaque ou un déplacement de plus, puis 3 dés d’attaque noirs contre elle-même : 1 blessure par [hit] ou [crit].',
      'Raz, pod koniec aktywacji: dodatkowy atak lub ruch, a potem 3 czarne kości ataku przeciw sobie: 1 rana za każdy [hit] lub [crit].',
    ),
    abilities: UNSTABLE_R5,
  }),
];

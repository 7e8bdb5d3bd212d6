import { words } from '@rangefinder/kernel/words';
import { cardAction, RULE } from '../../abilities.ts';
import type { UpgradeFacts } from '../../card.ts';
import { giveKeyword } from '../../sources.ts';
import { action, kw } from '../print.ts';
import { snares } from '../snaring.ts';
import { STIMS } from './stims.ts';
import { cardsOf } from './upgrade.ts';

const gear = cardsOf('gear');

export const GEAR: readonly UpgradeFacts[] = [
  gear({
    id: 'ascension-cables',
    name: 'Ascension Cables',
    points: 4,
    exhaust: true,
    text: words(
      'Free action: Scale until its activation ends.',
      'Action gratuite : Scale jusqu’à la fin de son activation.',
      'Darmowa akcja: Scale do końca aktywacji.',
    ),
    abilities: [
      cardAction({
        rule: RULE,
        free: true,
        *perform({ table, moment: unit }) {
          giveKeyword(table, unit, 'activation', kw('scale'));
        },
      }),
    ],
  }),
  gear({
    id: 'electro-grappling-line',
    name: 'Electro Grappling Line',
    points: 5,
    restriction: { units: ['Sabine Wren'] },
    exhaust: true,
    text: words(
      'Action: an enemy trooper unit seen at range 1 gains 2 immobilize and 2 suppression tokens.',
      'Action : une unité de soldats ennemie vue à portée 1 gagne 2 pions Immobilisation et 2 pions Suppression.',
      'Akcja: wrogi oddział piechoty widziany w zasięgu 1 dostaje 2 żetony unieruchomienia i 2 żetony przygniecenia.',
    ),
    abilities: [snares(false)],
  }),
  gear({
    id: 'electrobinoculars',
    name: 'Electrobinoculars',
    points: 8,
    withoutSlot: ['B1 Battle Droids'],
    keywords: [action(kw('spotter-x', 1))],
  }),
  gear({
    id: 'emergency-stims',
    name: 'Emergency Stims',
    points: 8,
    formerPoints: 10,
    exhaust: true,
    text: words(
      'It would suffer wounds in an attack: exhaust to put off up to 2 of them. They are suffered when its next activation ends.',
      'Elle subirait des blessures lors d’une attaque : inclinez pour en repousser jusqu’à 2. Elles sont subies à la fin de sa prochaine activation.',
      'Gdy miałby odnieść rany w ataku: wyczerp, aby odłożyć do 2 z nich. Odnosi je na koniec swojej następnej aktywacji.',
    ),
    abilities: STIMS,
  }),
  gear({
    id: 'environmental-gear',
    name: 'Environmental Gear',
    points: 2,
    keywords: [kw('unhindered')],
  }),
  gear({
    id: 'grappling-hooks',
    name: 'Grappling Hooks',
    points: 1,
    keywords: [kw('expert-climber')],
  }),
  gear({
    id: 'jt-12-jetpacks',
    name: 'JT-12 Jetpacks',
    points: 10,
    cheaper: { by: 5, on: 'Clone Captain Rex' },
    restriction: { units: ['ARC Troopers', 'ARC Troopers Strike Team', 'Clone Captain Rex'] },
    keywords: [action(kw('jump-x', 2))],
  }),
  gear({
    id: 'personal-combat-shield',
    name: 'Personal Combat Shield',
    points: 5,
    restriction: { units: ['Sabine Wren'] },
    keywords: [kw('recharge-x', 1), kw('shielded', 1)],
  }),
  gear({
    id: 'portable-scanner',
    name: 'Portable Scanner',
    points: 6,
    withoutSlot: ['B1 Battle Droids'],
    keywords: [action(kw('take-cover-x', 1))],
  }),
  gear({
    id: 'recon-intel',
    name: 'Recon Intel',
    points: 2,
    keywords: [kw('scout-x', 1)],
  }),
  gear({
    id: 'targeting-scopes',
    name: 'Targeting Scopes',
    points: 4,
    keywords: [kw('precise-x', 1)],
  }),
];

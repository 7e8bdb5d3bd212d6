import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../../card.ts';
import { kw, meleeAndRanged, ranged } from '../print.ts';
import { LEAVES_THE_SNARED, snares } from '../words/snaring.ts';
import { cardsOf } from './command.ts';
import { HAS_ITS_WEAPON } from './weapon.ts';

const card = cardsOf('Boba Fett', 'empire');

const WEAPON_OF_HIS = words(
  'Boba Fett has this weapon during his activation.',
  'Boba Fett a cette arme pendant son activation.',
  'Boba Fett ma tę broń podczas swojej aktywacji.',
);

export const BOBA_FETT: readonly CommandFacts[] = [
  card({
    id: 'whipcord-launcher',
    name: 'Whipcord Launcher',
    pips: 1,
    orders: { units: ['Boba Fett'] },
    text: words(
      'He may move though engaged if everybody he fights has an immobilize token. Free action: enemy troopers he sees at range 1 gain 2 immobilize and 2 suppression tokens.',
      'Il peut se déplacer bien qu’engagé si tous ceux qu’il combat ont un pion Immobilisation. Action gratuite : une unité de soldats ennemie qu’il voit à portée 1 gagne 2 pions Immobilisation et 2 pions Suppression.',
      'Może się ruszyć mimo walki wręcz, jeśli wszyscy, z którymi walczy, mają żeton unieruchomienia. Darmowa akcja: wrogi oddział piechoty, który widzi w zasięgu 1, dostaje 2 żetony unieruchomienia i 2 przygniecenia.',
    ),
    abilities: [LEAVES_THE_SNARED, snares(true)],
  }),
  card({
    id: 'zx-flame-projector',
    name: 'ZX Flame Projector',
    pips: 2,
    orders: { units: ['Boba Fett'] },
    weapons: [meleeAndRanged('ZX Flame Projector', 1, { red: 1 }, kw('blast'), kw('spray'))],
    text: WEAPON_OF_HIS,
    abilities: [HAS_ITS_WEAPON],
  }),
  card({
    id: 'z-6-jetpack-rocket',
    name: 'Z-6 Jetpack Rocket',
    pips: 3,
    orders: { units: ['Boba Fett'] },
    weapons: [ranged('Z-6 Jetpack Rocket', 3, 4, { red: 3 }, kw('blast'), kw('impact-x', 2))],
    text: WEAPON_OF_HIS,
    abilities: [HAS_ITS_WEAPON],
  }),
];

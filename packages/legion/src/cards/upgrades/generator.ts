import { words } from '@rangefinder/kernel/words';
import type { UpgradeFacts } from '../../card.ts';
import { kw } from '../print.ts';
import { feedsFixed } from './pools.ts';
import { cardsOf } from './upgrade.ts';

const generator = cardsOf('generator');

export const GENERATOR: readonly UpgradeFacts[] = [
  generator({
    id: 'barrage-generator',
    name: 'Barrage Generator',
    points: 3,
    exhaust: true,
    text: words(
      'Ranged attack with a Fixed weapon in the pool: exhaust to add 2 white dice and Suppressive.',
      'Attaque à distance avec une arme Fixed dans la réserve : inclinez pour ajouter 2 dés blancs et Suppressive.',
      'Atak dystansowy z bronią Fixed w puli: wyczerp, aby dodać 2 białe kości i Suppressive.',
    ),
    abilities: [feedsFixed({ dice: { white: 2 }, keywords: [kw('suppressive')] })],
  }),
  generator({
    id: 'overcharged-generator',
    name: 'Overcharged Generator',
    points: 3,
    exhaust: true,
    text: words(
      'Ranged attack with a Fixed weapon in the pool: exhaust to add 1 black die and Impact 1.',
      'Attaque à distance avec une arme Fixed dans la réserve : inclinez pour ajouter 1 dé noir et Impact 1.',
      'Atak dystansowy z bronią Fixed w puli: wyczerp, aby dodać 1 czarną kość i Impact 1.',
    ),
    abilities: [feedsFixed({ dice: { black: 1 }, keywords: [kw('impact-x', 1)] })],
  }),
];

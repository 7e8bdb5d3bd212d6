import { words } from '@rangefinder/kernel/words';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { feedsFixed } from './words.ts';

export const BARRAGE_GENERATOR = upgrade('generator', {
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
});

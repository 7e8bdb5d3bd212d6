import { words } from '@rangefinder/kernel/words';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { feedsFixed } from './words.ts';

export const OVERCHARGED_GENERATOR = upgrade('generator', {
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
});

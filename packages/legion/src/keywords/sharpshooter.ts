import { words } from '@rangefinder/kernel/words';
import { modify } from '../abilities.ts';
import { attacks, defends, keyword } from './keyword.ts';

/** legion.sharpshooter-x: from what the cover is worth after every improvement, which is never more than heavy (.2). */
export const SHARPSHOOTER = keyword(
  'sharpshooter-x',
  'Sharpshooter X',
  words(
    'While attacking: reduce the defender’s cover by X.',
    'En attaque : réduisez le couvert du défenseur de X.',
    'Podczas ataku: zmniejsz osłonę obrońcy o X.',
  ),
  [
    modify(
      'cover-value',
      'legion.sharpshooter-x.1',
      (cover, context) => (attacks(context) ? Math.max(0, Math.min(2, cover) - context.self.value) : cover),
      1,
    ),
  ],
);

/** legion.low-profile: what cover is left cancels one hit more. */
export const LOW_PROFILE = keyword(
  'low-profile',
  'Low Profile',
  words(
    'While defending in cover: cancel one more hit.',
    'En défense à couvert : annulez une touche de plus.',
    'Podczas obrony z osłoną: anuluj jedno trafienie więcej.',
  ),
  [
    modify('cover-cancels', 'legion.low-profile.1', (hits, context) =>
      hits > 0 && defends(context) ? hits + 1 : hits,
    ),
  ],
);

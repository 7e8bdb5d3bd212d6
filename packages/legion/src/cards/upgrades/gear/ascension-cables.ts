import { words } from '@rangefinder/kernel/words';
import { cardAction, RULE } from '../../../abilities.ts';
import { giveKeyword } from '../../../sources.ts';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ASCENSION_CABLES = upgrade('gear', {
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
});

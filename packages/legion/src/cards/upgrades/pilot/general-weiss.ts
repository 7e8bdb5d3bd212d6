import { words } from '@rangefinder/kernel/words';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { forNow } from './words.ts';

export const GENERAL_WEISS = upgrade('pilot', {
  id: 'general-weiss',
  name: 'General Weiss',
  unique: true,
  points: 5,
  formerPoints: 1,
  restriction: { types: ['ground'] },
  keywords: [kw('field-commander')],
  text: words(
    'Free action: Arsenal 2 until its activation ends.',
    'Action gratuite : Arsenal 2 jusqu’à la fin de son activation.',
    'Darmowa akcja: Arsenal 2 do końca aktywacji.',
  ),
  abilities: forNow(kw('arsenal', 2)),
});

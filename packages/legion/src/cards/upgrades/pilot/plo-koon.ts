import { words } from '@rangefinder/kernel/words';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { forNow } from './words.ts';

export const PLO_KOON = upgrade('pilot', {
  id: 'plo-koon',
  name: 'Plo Koon',
  unique: true,
  points: 9,
  restriction: { units: ['TX-130 Saber-Class Fighter Tank'] },
  exhaust: true,
  text: words(
    'Free action: Agile 2 until its activation ends.',
    'Action gratuite : Agile 2 jusqu’à la fin de son activation.',
    'Darmowa akcja: Agile 2 do końca aktywacji.',
  ),
  abilities: forNow(kw('agile-x', 2)),
});

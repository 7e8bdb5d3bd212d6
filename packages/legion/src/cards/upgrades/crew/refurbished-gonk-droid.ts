import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { readyShields } from '../../../rules/attack/shields.ts';
import { kw } from '../../print.ts';
import { rollLuck } from '../../words/luck.ts';
import { upgrade } from '../upgrade.ts';

/** Shields that come back by chance. */
export const REFURBISHED_GONK_DROID = upgrade('crew', {
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
  abilities: [
    at('start-of-end-phase', {
      optional: false,
      when: ({ self: { unit } }) => (unit?.shields.inactive ?? 0) > 0,
      *effect({ table, self: { unit } }) {
        if (unit) readyShields(table, unit, rollLuck(table, unit, 'red', unit.shields.inactive, ['block']));
      },
    }),
  ],
});

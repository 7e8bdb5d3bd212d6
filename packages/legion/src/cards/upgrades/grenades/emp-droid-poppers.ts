import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { kw, ranged } from '../../print.ts';
import { addToPool } from '../../words/pools.ts';
import { upgrade } from '../upgrade.ts';
import { isThrown } from './words.ts';

export const EMP_DROID_POPPERS = upgrade('grenades', {
  id: 'emp-droid-poppers',
  name: 'EMP "Droid Poppers"',
  points: 3,
  weapons: [ranged('EMP "Droid Poppers"', 1, 1, { black: 1 })],
  text: words(
    'A pool with any of these has Ion 1, however many there are.',
    'Une réserve qui en contient a Ion 1, quel qu’en soit le nombre.',
    'Pula z co najmniej jednym z nich ma Ion 1, bez względu na ich liczbę.',
  ),
  abilities: [
    at('forming-pool', {
      optional: false,
      when: isThrown,
      *effect({ table, moment: { attack } }) {
        addToPool(table, attack, { keywords: [kw('ion-x', 1)] });
      },
    }),
  ],
});

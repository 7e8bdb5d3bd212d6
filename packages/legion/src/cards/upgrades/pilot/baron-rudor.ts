import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

/** An aim token whenever the unit has recovered. */
export const BARON_RUDOR = upgrade('pilot', {
  id: 'baron-rudor',
  name: 'Baron Rudor',
  unique: true,
  points: 8,
  formerPoints: 12,
  restriction: { factions: ['empire'], types: ['repulsor'] },
  keywords: [kw('marksman')],
  text: words(
    'After it recovers: 1 aim token.',
    'Après avoir récupéré : 1 pion Viser.',
    'Po odzyskaniu sił: 1 żeton celowania.',
  ),
  abilities: [
    at('recovered', {
      optional: false,
      when: isOwn,
      *effect({ table, moment: { unit } }) {
        yield* gainToken(table, unit, 'aim', 1);
      },
    }),
  ],
});

import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

export const ANGER = upgrade('force', {
  id: 'anger',
  name: 'Anger',
  points: 3,
  formerPoints: 5,
  restriction: { factions: ['empire', 'separatists'] },
  text: words(
    'Whenever it suffers wounds: 1 aim token.',
    'Chaque fois qu’elle subit des blessures : 1 pion Viser.',
    'Ilekroć odniesie rany: 1 żeton celowania.',
  ),
  abilities: [
    at('wounds-suffered', {
      optional: false,
      when: isOwn,
      *effect({ table, moment: { unit } }) {
        yield* gainToken(table, unit, 'aim', 1);
      },
    }),
  ],
});

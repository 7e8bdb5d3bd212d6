import { words } from '@rangefinder/kernel/words';
import { RULE } from '../../../abilities.ts';
import { chooseNumber } from '../../../keywords/choosing.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { forTrooper } from './words.ts';

/** A dodge token, and a suppression token for whoever wants one. */
export const SHRIV_SUURGAV = upgrade('pilot', {
  id: 'shriv-suurgav',
  name: 'Shriv Suurgav',
  unique: true,
  points: 10,
  restriction: { factions: ['rebels'], ranks: ['heavy'] },
  keywords: [kw('field-commander')],
  text: words(
    'Free action: a friendly trooper unit, carried or at range 1–2, gains 1 dodge token and, if you like, 1 suppression token.',
    'Action gratuite : une unité de soldats alliée, transportée ou à portée 1–2, gagne 1 pion Esquive et, si vous voulez, 1 pion Suppression.',
    'Darmowa akcja: twój oddział piechoty, przewożony lub w zasięgu 1–2, zyskuje 1 żeton uniku i, jeśli chcesz, 1 żeton przygniecenia.',
  ),
  abilities: forTrooper('dodge', function* ({ table, self }, unit) {
    yield* gainToken(table, unit, 'dodge', 1);
    const count = yield* chooseNumber({ self, rule: RULE, unit, gives: 'suppression' }, 1);
    yield* gainToken(table, unit, 'suppression', count);
  }),
});

import { words } from '@rangefinder/kernel/words';
import { RULE } from '../../../abilities.ts';
import { chooseNumber } from '../../../keywords/choosing.ts';
import { gainToken, removeToken } from '../../../rules/tokens.ts';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { forTrooper } from './words.ts';

/** A surge token, and perhaps a suppression token less. */
export const CLONE_COMMANDER_FOX = upgrade('pilot', {
  id: 'clone-commander-fox',
  name: 'Clone Commander Fox',
  unique: true,
  points: 10,
  restriction: { factions: ['republic'], units: ['LAAT Patrol Transport'] },
  keywords: [kw('field-commander')],
  text: words(
    'Free action: a friendly trooper unit, carried or at range 1–2, gains 1 surge token and may shed 1 suppression token.',
    'Action gratuite : une unité de soldats alliée, transportée ou à portée 1–2, gagne 1 pion Adrénaline et peut perdre 1 pion Suppression.',
    'Darmowa akcja: twój oddział piechoty, przewożony lub w zasięgu 1–2, zyskuje 1 żeton adrenaliny i może stracić 1 żeton przygniecenia.',
  ),
  abilities: forTrooper('surge', function* ({ table, self }, unit) {
    yield* gainToken(table, unit, 'surge', 1);
    const count = yield* chooseNumber({ self, rule: RULE, unit, gives: 'calm' }, Math.min(1, unit.tokens.suppression));
    removeToken(table, unit, 'suppression', count);
  }),
});

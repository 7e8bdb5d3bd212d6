import { words } from '@rangefinder/kernel/words';
import { cardAction, RULE } from '../../../abilities.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

export const FORCE_REFLEXES = upgrade('force', {
  id: 'force-reflexes',
  name: 'Force Reflexes',
  points: 5,
  exhaust: true,
  text: words('Free action: 1 dodge token.', 'Action gratuite : 1 pion Esquive.', 'Darmowa akcja: 1 żeton uniku.'),
  abilities: [
    cardAction({
      rule: RULE,
      free: true,
      *perform({ table, moment: unit }) {
        yield* gainToken(table, unit, 'dodge', 1);
      },
    }),
  ],
});

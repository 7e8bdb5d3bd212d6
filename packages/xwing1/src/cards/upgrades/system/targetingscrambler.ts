import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { assignCondition } from '../../../rules/conditions.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { mayChoose } from '../../words/phrases.ts';

export const TARGETING_SCRAMBLER: UpgradeFacts = {
  id: 'targetingscrambler',
  name: 'Targeting Scrambler',
  fills: ['system'],
  limited: 1,
  cost: 0,
  text: 'As the Planning phase starts: you may take a weapons disabled token and assign Scrambled to a ship at range 1-3.',
  abilities: [
    mayChoose(
      'start-of-round',
      ({ table, self: { ship } }) =>
        table.inPlay().filter((other) => other !== ship && isAtRange(table, ship, other, 1, 3)),
      function* ({ table, self: { ship } }, chosen) {
        yield* gainToken(table, ship, 'weaponsDisabled', 1);
        yield* assignCondition(table, ship, chosen, 'scrambled');
      },
    ),
  ],
};

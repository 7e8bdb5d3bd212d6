import { at, type Holder } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayChooseShip, otherFriendsAt } from '../../../rules/choose.ts';
import { changeUntilRoundEnds, skillOf } from '../../../rules/stats.ts';
import { maySpend, spendToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function guarded(table: XTable, self: Holder): Ship[] {
  const skill = skillOf(table, self.ship);
  return otherFriendsAt(table, self, 1, 1).filter((ship) => skillOf(table, ship) > skill);
}

export const BODYGUARD: UpgradeFacts = {
  id: 'bodyguard',
  name: 'Bodyguard',
  fills: ['elite'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  text: 'As the Combat phase starts: you may pay a focus token, and a friend at range 1 of higher pilot skill has 1 more agility this round.',
  abilities: [
    at('start-of-combat', {
      optional: false,
      when: ({ table, self }) => maySpend(table, self.ship, 'focus') && guarded(table, self).length > 0,
      *effect({ table, self }) {
        const chosen = yield* mayChooseShip(self, guarded(table, self));
        if (!chosen) return;
        yield* spendToken(table, self.ship, 'focus');
        changeUntilRoundEnds(chosen, 'agility', 1);
      },
    }),
  ],
};

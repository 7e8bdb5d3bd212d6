import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { revealedManeuver } from '../../../rules/revealed.ts';
import { gainToken, removeToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { chooses } from '../../words/phrases.ts';

/** Tokens PZ-4CO could hand on. */
function handouts(table: XTable, ship: Ship): ('calculate' | 'focus')[] {
  const blue = revealedManeuver(table, ship)?.difficulty === 'blue';
  return (['calculate', 'focus'] as const).filter((kind) => ship.tokens[kind] > 0 && (kind === 'calculate' || blue));
}

export const PZ_4CO: UpgradeFacts = {
  id: 'pz4co',
  name: 'PZ-4CO',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  actions: ['calculate'],
  text: 'Activation Phase ends: you may hand a calculate token, or a focus token if you revealed a blue maneuver, to a friend at range 1-2.',
  abilities: [
    at('end-of-activation', {
      rule: 'xw2.tokens.4',
      optional: false,
      when: ({ table, self }) => handouts(table, self.ship).length > 0 && friendsAt(table, self, 1, 2).length > 0,
      *effect(context) {
        const { table, self } = context;
        const friend = yield* mayChooseShip(self, friendsAt(table, self, 1, 2), 'xw2.tokens.4');
        if (!friend) return;
        const kind = yield* chooses(context, self.ship, handouts(table, self.ship), 'xw2.tokens.4');
        removeToken(table, self.ship, kind, 1, 'xw2.tokens.4');
        yield* gainToken(table, friend, kind, 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
      },
    }),
  ],
};

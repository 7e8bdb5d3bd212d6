import { at, byCardOf, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { PilotAbility } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { ORANGE, transferToken } from '../../rules/tokens.ts';
import type { Ship, Token } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { greenTokens } from '../words/phrases.ts';

/** Plo Koon: what he can give a ship or take from it. */
function exchanges(
  ship: Ship,
  friend: Ship,
): {
  key: string;
  about: { give: Token } | { take: Token };
  token: Token;
  from: Ship;
  to: Ship;
}[] {
  const given = greenTokens(ship);
  const taken = ORANGE.filter((token) => friend.tokens[token] > 0);
  return [
    ...given.map((token) => ({ key: `give:${token}`, about: { give: token }, token, from: ship, to: friend })),
    ...taken.map((token) => ({ key: `take:${token}`, about: { take: token }, token, from: friend, to: ship })),
  ];
}

function exchangePartners(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 2).filter((friend) => friend !== ship && exchanges(ship, friend).length > 0);
}

export const PLO_KOON: PilotAbility = {
  text: 'Engagement Phase starts: 1 Force buys a trade with another friend no further than range 2: hand over one of your green tokens, or take over one of its orange ones.',
  abilities: [
    at('start-of-engagement', {
      optional: false,
      when: ({ table, self: { ship } }) => ship.force > 0 && friendsAt(table, ship, 0, 2).length > 1,
      *effect({ table, self }) {
        const { ship } = self;
        const friend = yield* mayChooseShip(self, exchangePartners(table, ship));
        if (!friend) return;
        spendForce(table, ship, 1);
        const { token, from, to } = yield* pickOne({
          seat: ship.seat,
          topic: 'transfer',
          rule: RULE,
          about: { ship: ship.id, card: self.card, to: friend.id },
          options: exchanges(ship, friend),
        });
        yield* transferToken(table, from, to, token, byCardOf(ship));
      },
    }),
  ],
};

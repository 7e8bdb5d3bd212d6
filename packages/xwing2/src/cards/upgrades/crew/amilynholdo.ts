import type { Procedure } from '@rangefinder/kernel';
import { hasLock, transferLock } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { transferToken } from '../../../rules/tokens.ts';
import { ALL_TOKENS, type Ship, type Token } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

const RULE = 'xw2.tokens.4';

type Gift =
  | { readonly key: Token; readonly token: Token; readonly locker: null }
  | { readonly key: string; readonly about: { readonly lock: string }; readonly token: null; readonly locker: Ship };

/** The tokens on a ship, locks of others among them, of a kind that another ship has none of. */
function giftsOf(t: XTable, from: Ship, to: Ship): Gift[] {
  const tokens = ALL_TOKENS.filter((token) => from.tokens[token] > 0 && to.tokens[token] === 0);
  const locked = t.state.ships.some((ship) => hasLock(ship, to.id));
  const lockers = locked ? [] : t.state.ships.filter((ship) => hasLock(ship, from.id));
  return [
    ...tokens.map((token) => ({ key: token, token, locker: null })),
    ...lockers.map((locker) => ({ key: `lock:${locker.id}`, about: { lock: locker.id }, token: null, locker })),
  ];
}

/** "May transfer one token"; a lock handed to the ship it belongs to breaks (xw2.faq-cards.37, .38). */
function* mayTransfer(t: XTable, from: Ship, to: Ship): Procedure<void> {
  const gifts = giftsOf(t, from, to);
  if (gifts.length === 0) return;
  const { token, locker } = yield* pickOne({
    seat: from.seat,
    topic: 'transfer',
    rule: RULE,
    about: { ship: from.id, to: to.id },
    options: [...gifts, { key: 'none' as const, token: null, locker: null }],
  });
  if (token) yield* transferToken(t, from, to, token, { rule: RULE, by: from.seat });
  else if (locker) transferLock(t, locker, from.id, to.id, 'xw2.faq-cards.38');
}

export const AMILYN_HOLDO: UpgradeFacts = {
  id: 'amilynholdo',
  name: 'Amilyn Holdo',
  fills: ['crew'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'Just before engaging, you and one friend at range 1-2 may each hand the other a token of a kind the other lacks.',
  abilities: [
    at('before-engage', {
      rule: RULE,
      optional: false,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship &&
        friendsAt(table, ship, 1, 2).some(
          (friend) => giftsOf(table, ship, friend).length + giftsOf(table, friend, ship).length > 0,
        ),
      *effect({ table, self }) {
        const friend = yield* mayChooseShip(self, friendsAt(table, self, 1, 2), RULE);
        if (!friend) return;
        yield* mayTransfer(table, self.ship, friend);
        yield* mayTransfer(table, friend, self.ship);
      },
    }),
  ],
};

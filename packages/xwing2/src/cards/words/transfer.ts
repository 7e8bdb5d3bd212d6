import type { Procedure, RuleId } from '@rangefinder/kernel';
import { breakLock } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { mayChooseShip } from '../../rules/choose.ts';
import { receiveLock } from '../../rules/lock.ts';
import { gainToken, isIonized, removeToken, transferToken } from '../../rules/tokens.ts';
import type { Ship, Token } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { type DuringAttack, friendInAttack } from './attack.ts';
import { greenTokens } from './phrases.ts';

/** A moment at which a card's player may hand one token of a kind to one of some ships (xw2.tokens.4). */
export function handsToken<Moment>(
  token: Token,
  when: (context: AbilityContext<Moment>) => boolean,
  ships: (context: AbilityContext<Moment>) => readonly Ship[],
) {
  const rule = 'xw2.tokens.4';
  return {
    rule,
    optional: false,
    when: (context: AbilityContext<Moment>) =>
      context.self.ship.tokens[token] > 0 && when(context) && ships(context).length > 0,
    *effect(context: AbilityContext<Moment>): Procedure<void> {
      const { table, self } = context;
      const other = yield* mayChooseShip(self, ships(context), rule);
      if (other) yield* transferToken(table, self.ship, other, token, { rule, by: self.ship.seat });
    },
  } as const;
}

/** A ship gains a token because of another, unless its player removes one of its green tokens. */
export function* gainsUnlessGreenGoes(
  table: XTable,
  ship: Ship,
  token: Token,
  by: Ship,
  rule: RuleId,
): Procedure<void> {
  const green = greenTokens(ship).map((lost) => ({ key: lost, lost }));
  const { lost } = yield* pickOne({
    seat: ship.seat,
    topic: 'remove-token-instead',
    rule,
    about: { ship: ship.id, instead: token },
    options: [...green, { key: 'none' as const, lost: null }],
  });
  if (lost) removeToken(table, ship, lost, 1, rule);
  else yield* gainToken(table, ship, token, 1, { rule, by: by.seat });
}

type Transfer =
  | { readonly key: Token; readonly token: Token; readonly lock: null }
  | { readonly key: string; readonly about: { readonly lock: string }; readonly token: null; readonly lock: string };

/** In a Modify Dice step of another friendly ship at range 1-2: a focus token, evade token or lock becomes its own. */
export function transfersWhileModifying(rule: RuleId): CardAbility[] {
  return (['modify-attack-dice', 'modify-defense-dice'] as const).map((window) =>
    at(window, {
      rule,
      optional: true,
      when: (context) => {
        const friend = otherFriend(context);
        return friend !== undefined && transfers(context.table, context.self.ship, friend).length > 0;
      },
      *effect(context) {
        const friend = otherFriend(context);
        if (friend) yield* transferOne(context, friend, rule);
      },
    }),
  );
}

function otherFriend(context: DuringAttack): Ship | undefined {
  const { table, self } = context;
  const friend = friendInAttack(context, 'attack') ?? friendInAttack(context, 'defense');
  if (!friend || friend === self.ship) return undefined;
  const range = table.range(self.ship, friend);
  return range >= 1 && range <= 2 ? friend : undefined;
}

/** xw2.tokens.5, xw2.lock.10: what the other ship could have. */
function transfers(t: XTable, from: Ship, to: Ship): Transfer[] {
  const tokens = (['focus', 'evade'] as const).filter((token) => from.tokens[token] > 0);
  const locks = isIonized(t, to) ? [] : from.locks.filter((target) => target !== to.id);
  return [
    ...tokens.map((token) => ({ key: token, token, lock: null })),
    ...locks.map((lock) => ({ key: `lock:${lock}`, about: { lock: lock }, token: null, lock })),
  ];
}

/** xw2.tokens.4 */
function* transferOne({ table, self }: DuringAttack, friend: Ship, rule: RuleId): Procedure<void> {
  const { token, lock } = yield* pickOne({
    seat: self.ship.seat,
    topic: 'transfer',
    rule,
    about: { ship: self.ship.id, card: self.card, to: friend.id },
    options: transfers(table, self.ship, friend),
  });
  if (token) {
    removeToken(table, self.ship, token, 1, rule);
    yield* gainToken(table, friend, token, 1, { rule, by: self.ship.seat });
  } else if (lock !== null) {
    breakLock(table, self.ship, lock, rule);
    yield* receiveLock(table, friend, lock, rule);
  }
}

/** At the start of the Engagement Phase a ship may be chosen whose focus or evade token becomes this ship's own. */
export function takesToken(from: (context: AbilityContext<object>) => readonly Ship[]): CardAbility {
  return at('start-of-engagement', {
    optional: false,
    *effect(context) {
      const { table, self } = context;
      const laden = from(context).filter(({ tokens }) => tokens.focus > 0 || tokens.evade > 0);
      const ship = yield* mayChooseShip(self, laden);
      if (!ship) return;
      const options = (['focus', 'evade'] as const).filter((token) => ship.tokens[token] > 0).map((key) => ({ key }));
      const about = { ship: self.ship.id, card: self.card, from: ship.id };
      const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'transfer', rule: 'xw2.tokens.4', about, options });
      removeToken(table, ship, key, 1, 'xw2.tokens.4');
      yield* gainToken(table, self.ship, key, 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
    },
  });
}

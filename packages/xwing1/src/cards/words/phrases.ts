import type { Procedure } from '@rangefinder/kernel';
import type { Difficulty } from '@rangefinder/xwing';
import {
  type AbilityContext,
  at,
  byCardOf,
  type CardAbility,
  type Holder,
  modify,
  RULE,
  type XHooks,
} from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { BarAction } from '../../card.ts';
import { type ActionChoice, actionOf, couldAct, mayPerformFree } from '../../rules/actions.ts';
import { chooseShip, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { gainToken, transferToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** What cards say again and again. */

type Windows = XHooks['windows'];

/** Free actions by name. */
export function freeActions(table: XTable, actions: readonly BarAction[]): ActionChoice[] {
  return actions.map((action) => actionOf(table, action));
}

/** "…, you may perform a free … action": not asked about where none is possible. */
export function offersFreeAction<W extends keyof Windows & string>(
  window: W,
  when: (context: AbilityContext<Windows[W]>) => boolean,
  actions: (context: AbilityContext<Windows[W]>) => readonly ActionChoice[],
): CardAbility {
  return at(window, {
    optional: false,
    when: (context) => when(context) && couldAct(context.table, context.self.ship, actions(context)),
    *effect(context) {
      yield* mayPerformFree(context.table, context.self.ship, actions(context));
    },
  });
}

/** "…, you may choose a ship …. It …": nobody is asked where there is none to choose. */
export function mayChoose<W extends keyof Windows & string>(
  window: W,
  ships: (context: AbilityContext<Windows[W]>) => readonly Ship[],
  effect: (context: AbilityContext<Windows[W]>, chosen: Ship) => Procedure<void>,
): CardAbility {
  return at(window, {
    optional: false,
    when: (context) => ships(context).length > 0,
    *effect(context) {
      const chosen = yield* mayChooseShip(context.self, ships(context));
      if (chosen) yield* effect(context, chosen);
    },
  });
}

/** "…, choose a ship": its player must, if there is one. */
export function mustChoose<W extends keyof Windows & string>(
  window: W,
  ships: (context: AbilityContext<Windows[W]>) => readonly Ship[],
  effect: (context: AbilityContext<Windows[W]>, chosen: Ship) => Procedure<void>,
): CardAbility {
  return at(window, {
    optional: false,
    when: (context) => ships(context).length > 0,
    *effect(context) {
      const chosen = yield* chooseShip(context.self, ships(context));
      if (chosen) yield* effect(context, chosen);
    },
  });
}

/** "Once per round": whether a card has not been used in this round yet, and the note that it was. */
export function isUnused({ ship, card }: { readonly ship: Ship; readonly card: string }): boolean {
  return ship.memory[`round:used:${card}`] !== 1;
}

export function markUsed({ ship, card }: { readonly ship: Ship; readonly card: string }): void {
  ship.memory[`round:used:${card}`] = 1;
}

/** It was not used after all. */
export function markUnused({ ship, card }: { readonly ship: Ship; readonly card: string }): void {
  delete ship.memory[`round:used:${card}`];
}

/** "Another friendly ship at range 1-2 that attacks may treat your tokens as its own": theirs are asked for as well. */
export function lendsTokens(kind: 'focus' | 'lock'): CardAbility {
  return modify('treats-as-own', (lenders, { table, self, moment: { ship, token } }) => {
    const isOther = ship !== self.ship && table.isFriendly(self.ship, ship);
    return token === kind && isOther && isAtRange(table, self.ship, ship, 1, 2) ? [...lenders, self.ship] : lenders;
  });
}

/** "After you execute a … maneuver". */
export function yourManeuver(...colours: readonly Difficulty[]) {
  return ({ self, moment }: AbilityContext<Windows['maneuver-executed']>): boolean =>
    moment.ship === self.ship && colours.includes(moment.maneuver.difficulty);
}

/** "Choose up to … friendly ships and assign 1 focus token to each"; answers them. */
export function* focusOnEach(table: XTable, self: Holder, most: number, ships: readonly Ship[]): Procedure<Ship[]> {
  const chosen: Ship[] = [];
  while (chosen.length < most) {
    const left = ships.filter((ship) => !chosen.includes(ship));
    const ship = yield* mayChooseShip(self, left);
    if (!ship) break;
    chosen.push(ship);
  }
  for (const ship of chosen) yield* gainToken(table, ship, 'focus', 1, byCardOf(self.ship));
  return chosen;
}

/** The note is taken back: what was offered was not done. */
export function unmarkUsed({ ship, card }: { readonly ship: Ship; readonly card: string }): void {
  delete ship.memory[`round:used:${card}`];
}

/** "…, you may remove 1 focus or evade token from a ship … and assign it to yourself". */
export function takesFocusOrEvade<W extends keyof Windows & string>(
  window: W,
  ships: (context: AbilityContext<Windows[W]>) => readonly Ship[],
): CardAbility {
  const held = (ship: Ship) => (['focus', 'evade'] as const).filter((token) => ship.tokens[token] > 0);
  return mayChoose(
    window,
    (context) => ships(context).filter((ship) => held(ship).length > 0),
    function* ({ table, self: { ship, card } }, chosen) {
      const options = held(chosen).map((key) => ({ key }));
      const about = { ship: ship.id, card };
      const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule: RULE, about, options });
      yield* transferToken(table, chosen, ship, key, byCardOf(ship));
    },
  );
}

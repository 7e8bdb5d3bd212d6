import type { Procedure } from '@rangefinder/kernel';
import { type Holder, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { dealCard } from '../../rules/damage.ts';
import { lastingOf } from '../../sources.ts';
import type { Attack, Equipped, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** What cards do to cards. */

/** A card's player chooses one of these upgrades. */
export function* chooseUpgrade({ ship, card }: Holder, upgrades: readonly Equipped[]): Procedure<Equipped | null> {
  const options = upgrades.map((upgrade, place) => ({
    key: `${upgrade.id}:${place}`,
    about: { card: upgrade.id, place },
    upgrade,
  }));
  if (options.length === 0) return null;
  const about = { ship: ship.id, card };
  const { upgrade } = yield* pickOne({ seat: ship.seat, topic: 'choose-card', rule: RULE, about, options });
  return upgrade;
}

/** Whether a card's effect lasts that it was discarded for this round (`discardForRound`), or would have been. */
export function isLasting({ ship, card }: Holder): boolean {
  return ship.memory[lastingOf(card)] === 1;
}

interface Dealt {
  readonly ship: Ship;
  readonly card: string;
  readonly attack: Attack | null;
}

/** A damage card that would be dealt faceup is turned facedown, without its effect. */
export function* dealtFacedown(table: XTable, { ship, card, attack }: Dealt): Procedure<boolean> {
  yield* dealCard(table, ship, card, false, RULE, attack);
  return true;
}

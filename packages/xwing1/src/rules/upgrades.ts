import type { Procedure, RuleId } from '@rangefinder/kernel';
import { isReplaced } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { lastingOf } from '../sources.ts';
import type { Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** A card is discarded: turned facedown (xw1.upgrade-cards.10), unless an ordnance token on it goes instead (xw1.ordnance.2). */
export function* discardUpgrade(t: XTable, ship: Ship, upgrade: Equipped, rule: RuleId = RULE): Procedure<void> {
  if (upgrade.discarded) return;
  if (yield* isReplaced(t.abilities.replacing('discard-upgrade', { ship, upgrade }))) return;
  if (upgrade.counters > 0 && isOrdnance(t, upgrade)) {
    const { key } = yield* pickOne({
      seat: ship.seat,
      topic: 'use-ordnance',
      rule: 'xw1.ordnance.2',
      about: { ship: ship.id, card: upgrade.id },
      options: [{ key: 'ordnance' as const }, { key: 'card' as const }],
    });
    if (key === 'ordnance') {
      changeCounters(t, ship, upgrade, -1, 'xw1.ordnance.2');
      return;
    }
  }
  upgrade.discarded = true;
  t.emit({ type: 'discarded', rule, ship: ship.id, card: upgrade.id });
  t.changed();
  yield* t.window('upgrade-discarded', { ship, upgrade });
}

/** A card is discarded for an effect that lasts until the end of the round, although the card is facedown. */
export function* discardForRound(t: XTable, ship: Ship, upgrade: Equipped, rule: RuleId = RULE): Procedure<void> {
  ship.memory[lastingOf(upgrade.id)] = 1;
  yield* discardUpgrade(t, ship, upgrade, rule);
}

function isOrdnance(t: XTable, { id }: Equipped): boolean {
  const { fills } = t.cards.upgrade(id);
  return fills.some((slot) => slot === 'torpedo' || slot === 'missile' || slot === 'bomb');
}

/** A discarded card is turned faceup again and is equipment of the same ship (xw1.upgrade-cards.12). */
export function restoreUpgrade(t: XTable, ship: Ship, upgrade: Equipped, rule: RuleId = RULE): void {
  if (!upgrade.discarded) return;
  upgrade.discarded = false;
  t.emit({ type: 'restored', rule, ship: ship.id, card: upgrade.id });
  t.changed();
}

/** Puts tokens on a card, or takes some. */
export function changeCounters(t: XTable, ship: Ship, upgrade: Equipped, change: number, rule: RuleId = RULE): void {
  upgrade.counters += change;
  t.emit({ type: 'counters', rule, ship: ship.id, card: upgrade.id, left: upgrade.counters });
}

/** Turns a dual card over (xw1.dual-cards.1). */
export function flipUpgrade(t: XTable, ship: Ship, upgrade: Equipped, rule: RuleId = RULE): void {
  upgrade.side = upgrade.side === 'front' ? 'back' : 'front';
  t.emit({ type: 'flipped', rule, ship: ship.id, card: upgrade.id, side: upgrade.side });
  t.changed();
}

/** The faceup upgrades of a ship that fill a slot. */
export function faceupUpgrades(t: XTable, ship: Ship, slot?: string): Equipped[] {
  return ship.upgrades.filter(
    ({ id, discarded }) =>
      !discarded && (slot === undefined || t.cards.upgrade(id).fills.some((filled) => filled === slot)),
  );
}

import type { RuleId } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import type { Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Whether an upgrade has a face on its back. */
export function isTwoSided(t: XTable, { id }: Equipped): boolean {
  return t.cards.upgrade(id).back !== undefined;
}

/** Turns a two-sided upgrade: from now on its other face counts. */
export function flipUpgrade(t: XTable, ship: Ship, upgrade: Equipped, rule: RuleId = RULE): void {
  upgrade.side = upgrade.side === 'front' ? 'back' : 'front';
  t.emit({ type: 'flipped', rule, ship: ship.id, card: upgrade.id, side: upgrade.side });
  t.changed();
}

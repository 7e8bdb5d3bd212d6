import type { RuleId } from '@rangefinder/kernel';
import type { Equipped, Unit } from '../state.ts';
import type { LTable } from '../table.ts';

/** Whether a card that must be exhausted or depleted can still be (legion.exhaust.1, legion.deplete.1). */
export function isReady({ exhausted, depleted }: Equipped): boolean {
  return !exhausted && !depleted;
}

/**
 * Pays what a card asks for its ability or its weapon: it is exhausted (legion.exhaust.2, legion.abilities.7) or depleted
 * (legion.deplete.2). A card without these icons is neither (legion.exhaust.7, legion.deplete.6).
 */
export function useUp(t: LTable, unit: Unit, upgrade: Equipped): void {
  const { exhaust, expend } = t.cards.upgrade(upgrade.id);
  unit.memory[`activation:used:${upgrade.id}`] = 1; // legion.cycle.2
  if (exhaust && !upgrade.exhausted) {
    upgrade.exhausted = true;
    t.emit({ type: 'exhausted', rule: 'legion.exhaust.2', unit: unit.id, card: upgrade.id });
  }
  if (expend && !upgrade.depleted) {
    upgrade.depleted = true;
    t.emit({ type: 'depleted', rule: 'legion.deplete.2', unit: unit.id, card: upgrade.id });
  }
}

/** Some of a unit's cards to choose from, by their names; copies are numbered. */
export function cardOptions(upgrades: readonly Equipped[]) {
  return upgrades.map((upgrade, i) => {
    const number = 1 + upgrades.slice(0, i).filter(({ id }) => id === upgrade.id).length;
    const key = number === 1 ? upgrade.id : `${upgrade.id}#${number}`;
    return { key, about: { card: upgrade.id }, upgrade };
  });
}

/** legion.recover.1, legion.exhaust.4; what is depleted stays so (legion.deplete.4). */
export function ready(t: LTable, unit: Unit, upgrade: Equipped, rule: RuleId): void {
  if (!upgrade.exhausted) return;
  upgrade.exhausted = false;
  t.emit({ type: 'readied', rule, unit: unit.id, card: upgrade.id });
  t.changed(unit);
}

/** A two-sided card shows its other side. */
export function turnOver(t: LTable, unit: Unit, upgrade: Equipped, rule: RuleId): void {
  upgrade.side = upgrade.side === 'front' ? 'back' : 'front';
  t.emit({ type: 'flipped', rule, unit: unit.id, card: upgrade.id, side: upgrade.side });
  t.changed(unit);
}

/** A card as it is equipped: ready, its front up. */
export function equipped(id: string, onCounterpart: boolean): Equipped {
  return { id, onCounterpart, exhausted: false, depleted: false, side: 'front', counters: {} };
}

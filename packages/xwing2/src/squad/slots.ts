import type { PilotCard } from '../card.ts';
import { SLOTS, type Slot, type UpgradeFacts } from '../card.ts';

/** How many slots of each type. */
export type SlotCount = Partial<Record<Slot, number>>;

/** A slot type of a ship that holds more than it can. */
export interface Overfull {
  readonly slot: Slot;
  readonly has: number;
  readonly cards: readonly UpgradeFacts[];
  /** The ship's hardpoint could hold such a card, but is taken or cannot hold one of two icons. */
  readonly hardpoint: boolean;
}

interface SlotChanges {
  readonly added: readonly Slot[];
  readonly removed: readonly Slot[];
}

const NO_CHANGES: SlotChanges = { added: [], removed: [] };

/** The slots an upgrade adds, and those it takes away. */
export function slotChanges({ slots }: UpgradeFacts): SlotChanges {
  if (!slots) return NO_CHANGES;
  const named = (sign: string) =>
    SLOTS.flatMap((slot) => slots.filter((entry) => entry === `${sign}${slot}`).map(() => slot));
  return { added: named(''), removed: named('-') };
}

/** The upgrade bar of a ship, with what its upgrades do to it (xw2.squad-upgrades.1). */
export function slotsOf(pilot: PilotCard, upgrades: readonly UpgradeFacts[]): SlotCount {
  const count = counted(pilot.slots);
  const changes = upgrades.map(slotChanges);
  for (const slot of changes.flatMap(({ added }) => added)) count[slot] = (count[slot] ?? 0) + 1;
  for (const slot of changes.flatMap(({ removed }) => removed)) count[slot] = Math.max(0, (count[slot] ?? 0) - 1);
  return count;
}

export function counted(slots: readonly Slot[]): SlotCount {
  const count: SlotCount = {};
  for (const slot of slots) count[slot] = (count[slot] ?? 0) + 1;
  return count;
}

/** Where a ship's upgrades do not fit its slots. A hardpoint takes one single-icon card (xw2.faq-squad-building.2). */
export function overfullSlots(pilot: PilotCard, upgrades: readonly UpgradeFacts[]): Overfull[] {
  const has = slotsOf(pilot, upgrades);
  const filled = counted(upgrades.flatMap(({ fills }) => fills));
  const hardpoint = pilot.ability?.hardpoint ?? [];
  const over = SLOTS.filter((slot) => (filled[slot] ?? 0) > (has[slot] ?? 0));
  const mounted = over.find(
    (slot) =>
      hardpoint.includes(slot) &&
      (filled[slot] ?? 0) === (has[slot] ?? 0) + 1 &&
      upgrades.some(({ fills }) => fills.length === 1 && fills[0] === slot),
  );
  return over
    .filter((slot) => slot !== mounted)
    .map((slot) => ({
      slot,
      has: has[slot] ?? 0,
      cards: upgrades.filter(({ fills }) => fills.includes(slot)),
      hardpoint: hardpoint.includes(slot),
    }));
}

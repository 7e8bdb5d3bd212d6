import type { SquadCards, SquadPilot, SquadUpgrade } from './cards.ts';

/** How many slots of each type. */
export type SlotCount = Record<string, number | undefined>;

/** A slot type of a ship that holds more than it can. */
export interface Overfull {
  readonly slot: string;
  readonly has: number;
  readonly cards: readonly SquadUpgrade[];
  /** The ship's hardpoint could hold such a card, but is taken or cannot hold one of two icons. */
  readonly hardpoint: boolean;
}

interface SlotChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const NO_CHANGES: SlotChanges = { added: [], removed: [] };

/** The slots an upgrade adds, and those it takes away. */
export function slotChanges({ slots }: SquadUpgrade): SlotChanges {
  if (!slots) return NO_CHANGES;
  const removed = slots.filter((entry) => entry.startsWith('-')).map((entry) => entry.slice(1));
  return { added: slots.filter((entry) => !entry.startsWith('-')), removed };
}

/** The upgrade bar of a ship, with what its upgrades do to it. */
export function slotsOf(pilot: SquadPilot, upgrades: readonly SquadUpgrade[]): SlotCount {
  const count = counted(pilot.slots);
  const changes = upgrades.map(slotChanges);
  for (const slot of changes.flatMap(({ added }) => added)) count[slot] = (count[slot] ?? 0) + 1;
  for (const slot of changes.flatMap(({ removed }) => removed)) count[slot] = Math.max(0, (count[slot] ?? 0) - 1);
  return count;
}

export function counted(slots: readonly string[]): SlotCount {
  const count: SlotCount = {};
  for (const slot of slots) count[slot] = (count[slot] ?? 0) + 1;
  return count;
}

/** Where a ship's upgrades do not fit its slots. A hardpoint takes one single-icon card. */
export function overfullSlots(
  cards: SquadCards,
  pilot: SquadPilot,
  upgrades: readonly SquadUpgrade[],
): readonly Overfull[] {
  const has = slotsOf(pilot, upgrades);
  const filled = counted(upgrades.flatMap(({ fills }) => fills));
  const hardpoint = cards.hardpoint(pilot, upgrades);
  const over = cards.slots.filter((slot) => (filled[slot] ?? 0) > (has[slot] ?? 0));
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

import { pilotCard, type SquadCards, type SquadUpgrade, upgradeCard } from './cards.ts';
import { slotsOf } from './slots.ts';
import type { SquadShip } from './squad.ts';

/** A place on a ship's upgrade bar, and what is in it. */
export interface SlotPlace {
  /** The types it takes: one, or several for a hardpoint. */
  readonly slots: readonly string[];
  readonly hardpoint: boolean;
  readonly card: SquadUpgrade | null;
  /** Which of the ship's upgrades it is. */
  readonly index: number | null;
  /** A card with two icons lies in another place and fills this one too. */
  readonly filledBy: SquadUpgrade | null;
  /** There is no such slot: the card is one too many. */
  readonly misfit: boolean;
}

interface Open {
  readonly slots: readonly string[];
  readonly hardpoint: boolean;
  card: SquadUpgrade | null;
  index: number | null;
  filledBy: SquadUpgrade | null;
}

/** The upgrade bar of a ship as it stands, each card in the first place that takes it. */
export function slotPlaces(cards: SquadCards, { pilot, upgrades }: SquadShip): readonly SlotPlace[] {
  const card = pilotCard(cards, pilot);
  const equipped = upgrades.map((id) => upgradeCard(cards, id));
  const count = slotsOf(card, equipped);
  const places: Open[] = cards.slots.flatMap((slot) =>
    Array.from({ length: count[slot] ?? 0 }, () => open([slot], false)),
  );
  const hardpoint = cards.hardpoint(card, equipped);
  if (hardpoint.length > 0) places.push(open(hardpoint, true));
  const misfits: SlotPlace[] = [];
  for (const [index, upgrade] of equipped.entries()) {
    const [main = '', ...further] = upgrade.fills;
    const place = freePlace(places, main, upgrade.fills.length === 1);
    if (!place) {
      misfits.push({ ...open([main], false), card: upgrade, index, misfit: true });
      continue;
    }
    place.card = upgrade;
    place.index = index;
    for (const slot of further) {
      const also = freePlace(places, slot, false);
      if (also) also.filledBy = upgrade;
    }
  }
  return [...places.map((place) => ({ ...place, misfit: false })), ...misfits];
}

function open(slots: readonly string[], hardpoint: boolean): Open {
  return { slots, hardpoint, card: null, index: null, filledBy: null };
}

function freePlace(places: readonly Open[], slot: string, single: boolean): Open | undefined {
  return places.find(
    (place) => !place.card && !place.filledBy && place.slots.includes(slot) && (single || !place.hardpoint),
  );
}

import { type Faction, type PilotCard, SLOTS, type Slot, type UpgradeFacts } from '../card.ts';
import { allPilots, allUpgrades, pilotCard, upgradeCard } from '../cards/catalog.ts';
import { gameMode } from './gamemode.ts';
import type { SquadProblem } from './problem.ts';
import { slotsOf } from './slots.ts';
import type { Squad, SquadShip } from './squad.ts';
import { problemsOf } from './validate.ts';

/** A place on a ship's upgrade bar, and what is in it. */
export interface SlotPlace {
  /** The types it takes: one, or several for a hardpoint (xw2.faq-squad-building.2). */
  readonly slots: readonly Slot[];
  readonly hardpoint: boolean;
  readonly card: UpgradeFacts | null;
  /** Which of the ship's upgrades it is. */
  readonly index: number | null;
  /** A card with two icons lies in another place and fills this one too. */
  readonly filledBy: UpgradeFacts | null;
  /** There is no such slot: the card is one too many. */
  readonly misfit: boolean;
}

/** A card one may think of, and every rule that speaks against it now. */
export interface Choice<Card> {
  readonly card: Card;
  readonly problems: readonly SquadProblem[];
}

interface Open {
  readonly slots: readonly Slot[];
  readonly hardpoint: boolean;
  card: UpgradeFacts | null;
  index: number | null;
  filledBy: UpgradeFacts | null;
}

/** The upgrade bar of a ship as it stands, each card in the first place that takes it. */
export function slotPlaces({ pilot, upgrades }: SquadShip): readonly SlotPlace[] {
  const card = pilotCard(pilot);
  const equipped = upgrades.map(upgradeCard);
  const count = slotsOf(card, equipped);
  const places: Open[] = SLOTS.flatMap((slot) => Array.from({ length: count[slot] ?? 0 }, () => open([slot], false)));
  const hardpoint = card.ability?.hardpoint;
  if (hardpoint) places.push(open(hardpoint, true));
  const misfits: SlotPlace[] = [];
  for (const [index, upgrade] of equipped.entries()) {
    const [main = 'talent', ...further] = upgrade.fills;
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

function open(slots: readonly Slot[], hardpoint: boolean): Open {
  return { slots, hardpoint, card: null, index: null, filledBy: null };
}

function freePlace(places: readonly Open[], slot: Slot, single: boolean): Open | undefined {
  return places.find(
    (place) => !place.card && !place.filledBy && place.slots.includes(slot) && (single || !place.hardpoint),
  );
}

/** Every upgrade of the place's types, with what speaks against putting it there instead of what is there. */
export function upgradeChoices(squad: Squad, ship: number, place: SlotPlace): readonly Choice<UpgradeFacts>[] {
  const without = place.index === null ? squad : unequip(squad, ship, place.index);
  const before = problemsOf(without);
  return allUpgrades()
    .filter(({ fills }) => fills.some((slot) => place.slots.includes(slot)) && (!place.hardpoint || fills.length === 1))
    .map((card) => ({ card, problems: arising(before, equip(without, ship, card.id)) }));
}

/** Every pilot of a faction, with what speaks against adding it to the squad. */
export function pilotChoices(squad: Squad, faction: Faction): readonly Choice<PilotCard>[] {
  const before = problemsOf(squad);
  return allPilots()
    .filter((pilot) => pilot.faction === faction)
    .map((card) => ({
      card,
      problems: arising(before, { ...squad, ships: [...squad.ships, { pilot: card.id, upgrades: [] }] }),
    }));
}

/** What is wrong after a step and was not before it. That a squad is not complete yet speaks against nothing. */
function arising(before: readonly SquadProblem[], after: Squad): readonly SquadProblem[] {
  const [fewest] = gameMode(after.format).ships;
  const growing = after.ships.length < fewest;
  return problemsOf(after).filter(
    ({ rule, message }) =>
      !(growing && rule === 'xw2.squad-construction.3') &&
      rule !== 'xw2.missions.setup.1' &&
      // Cards of a type that a new ship must take as well can be added to it next.
      !(rule === 'xw2.standardized.1' && after.ships.at(-1)?.upgrades.length === 0) &&
      !before.some((known) => known.message === message),
  );
}

/** The squad with an upgrade on a ship; a standardized one goes on every ship of its type (xw2.standardized.1). */
export function equip(squad: Squad, ship: number, upgrade: string): Squad {
  const { standardized } = upgradeCard(upgrade);
  const type = shipType(squad, ship);
  return {
    ...squad,
    ships: squad.ships.map((other, i) => {
      const takes = i === ship || (standardized && shipType(squad, i) === type && !other.upgrades.includes(upgrade));
      return takes ? { ...other, upgrades: [...other.upgrades, upgrade] } : other;
    }),
  };
}

/** The squad without one of a ship's upgrades; a standardized one leaves every ship of its type. */
export function unequip(squad: Squad, ship: number, index: number): Squad {
  const upgrade = squad.ships[ship]?.upgrades[index];
  if (upgrade === undefined) return squad;
  const { standardized } = upgradeCard(upgrade);
  const type = shipType(squad, ship);
  return {
    ...squad,
    ships: squad.ships.map((other, i) => {
      if (i === ship) return { ...other, upgrades: other.upgrades.filter((_, at) => at !== index) };
      if (!standardized || shipType(squad, i) !== type) return other;
      return { ...other, upgrades: other.upgrades.filter((id) => id !== upgrade) };
    }),
  };
}

function shipType(squad: Squad, ship: number): string | undefined {
  const pilot = squad.ships[ship]?.pilot;
  return pilot === undefined ? undefined : pilotCard(pilot).type.id;
}

/** What a ship's upgrades cost of its loadout. */
export function loadoutSpent({ upgrades }: SquadShip): number {
  return upgrades.reduce((sum, id) => sum + (upgradeCard(id).cost ?? 0), 0);
}

/** What a squad costs. */
export function squadCost({ ships }: Squad): number {
  return ships.reduce((sum, { pilot }) => sum + pilotCard(pilot).cost, 0);
}

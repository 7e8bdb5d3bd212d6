import type { Capacity, CardDefinition } from '../definition.ts';
import type { CardFacts, CharacterFacts } from '../facts.ts';
import type { CardInPlay, Slot } from '../state.ts';
import type { CardTable } from '../table.ts';

/** Whether a character may drive a transport vehicle (swccg.core-passengers.4). */
export function mayDrive(facts: CardFacts): boolean {
  if (facts.type !== 'character') return false;
  if (facts.kind !== 'droid') return true;
  return DRIVING_DROIDS.some((word) => facts.keywords?.includes(word));
}

const DRIVING_DROIDS = ['vehicle droid', 'vehicle repair droid', 'protocol droid', 'battle droid'];

/** How much room a ship takes in a hold, counted in TIEs (swccg.starship-squadron-examples.3, swccg.core-squadrons.3). */
function size(facts: CardFacts): number {
  return facts.type === 'starship' && facts.class === 'squadron' ? 3 : 1;
}

export function isTie(facts: CardFacts): boolean {
  return facts.type === 'starship' && facts.model.startsWith('tie');
}

/**
 * The ways in which a card could ride aboard now, as far as room goes (swccg.core-capacity.1, swccg.core-capacity.3,
 * swccg.core-capacity.4, swccg.core-capacity.5, swccg.core-starship-classes.5); who is at a related site uses none
 * (swccg.core-capacity.6).
 * `pilot` says whether it can fly.
 */
export function freeSlots(
  game: CardTable,
  ship: CardInPlay,
  { facts, text: own }: CardDefinition,
  pilot: boolean,
): readonly Slot[] {
  const { facts: shipFacts, text } = game.definition(ship);
  const capacity = text?.capacity;
  if (!capacity || ship.captive) return NO_SLOTS;
  if (own?.neverAboard?.(shipFacts)) return NO_SLOTS;
  if (facts.type === 'character') return freeSeats(game, ship, capacity, facts, pilot);
  // A vehicle that keeps to some sites never leaves them for a hold
  if (facts.type === 'vehicle') {
    const fits = own?.staysOnly === undefined && taken(game, ship, 'vehicle') < (capacity.vehicles ?? 0);
    return fits ? VEHICLE_SLOT : NO_SLOTS;
  }
  return facts.type === 'starship' && fitsHold(game, ship, facts) ? STARFIGHTER_SLOT : NO_SLOTS;
}

const NO_SLOTS: readonly Slot[] = [];
const VEHICLE_SLOT: readonly Slot[] = ['vehicle'];
const STARFIGHTER_SLOT: readonly Slot[] = ['starfighter'];

function taken(game: CardTable, ship: CardInPlay, slot: Slot): number {
  let count = 0;
  for (const { where } of game.heldBy(ship)) if (where.slot === slot) count++;
  return count;
}

/** Who flies or drives, and who is a passenger, the owner says by choosing among these (swccg.core-passengers.1,
 * swccg.core-passengers.5). */
function freeSeats(
  game: CardTable,
  ship: CardInPlay,
  capacity: Capacity,
  facts: CharacterFacts,
  pilot: boolean,
): readonly Slot[] {
  const pilots = taken(game, ship, 'pilot');
  const passengers = taken(game, ship, 'passenger');
  const slots: Slot[] = [];
  if (pilot && seats(capacity, pilots + 1, passengers)) slots.push('pilot');
  if (capacity.drivers && mayDrive(facts) && taken(game, ship, 'driver') < capacity.drivers) slots.push('driver');
  if (seats(capacity, pilots, passengers + 1)) slots.push('passenger');
  const astromech = capacity.astromechs && facts.keywords?.includes('astromech droid');
  if (astromech && taken(game, ship, 'astromech') < capacity.astromechs) slots.push('astromech');
  return slots;
}

/** swccg.core-capacity.2: a common pool takes what the separate slots do not hold */
function seats(capacity: Capacity, pilots: number, passengers: number): boolean {
  const standing = Math.max(0, pilots - (capacity.pilots ?? 0)) + Math.max(0, passengers - (capacity.passengers ?? 0));
  return standing <= (capacity.either ?? 0);
}

/** swccg.starship-squadron-examples.2: capacity in starfighters holds no squadron, unless the switch says so */
function fitsHold(game: CardTable, ship: CardInPlay, facts: CardFacts): boolean {
  if (facts.type !== 'starship' || facts.class === 'capital') return false;
  const capacity = game.definition(ship).text?.capacity;
  const cargo = game.heldBy(ship).filter((card) => card.where.slot === 'starfighter');
  const used = cargo.reduce((sum, card) => sum + size(game.facts(card)), 0);
  if (isTie(facts) && used + size(facts) <= (capacity?.ties ?? 0)) return true;
  if (facts.class === 'squadron' && !game.state.switches.squadronCapacity) return false;
  return used + size(facts) <= (capacity?.starfighters ?? 0);
}

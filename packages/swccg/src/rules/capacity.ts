import { definitionOf } from '../cards/catalog.ts';
import type { CardFacts } from '../cards/facts.ts';
import type { CardInPlay, Slot } from '../state.ts';
import type { CardTable } from '../table.ts';

/** Whether a character may drive a transport vehicle (swccg.core-passengers.4). */
export function mayDrive(facts: CardFacts): boolean {
  if (facts.type !== 'character') return false;
  if (facts.kind !== 'droid') return true;
  return ['vehicle droid', 'vehicle repair droid', 'protocol droid', 'battle droid'].some((word) =>
    facts.keywords?.includes(word),
  );
}

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
export function freeSlots(game: CardTable, ship: CardInPlay, facts: CardFacts, pilot: boolean): Slot[] {
  const capacity = game.definition(ship).text?.capacity;
  if (!capacity || ship.captive || definitionOf(facts.id).text?.neverAboard?.(game.facts(ship))) return [];
  const taken = (slot: Slot) => game.heldBy(ship).filter((card) => card.where.slot === slot).length;
  if (facts.type === 'character') {
    const slots: Slot[] = [];
    // swccg.core-capacity.2: a common pool takes what the separate slots do not hold
    const fits = (pilots: number, passengers: number) =>
      Math.max(0, pilots - (capacity.pilots ?? 0)) + Math.max(0, passengers - (capacity.passengers ?? 0)) <=
      (capacity.either ?? 0);
    const [pilots, passengers] = [taken('pilot'), taken('passenger')];
    if (pilot && fits(pilots + 1, passengers)) slots.push('pilot');
    if (mayDrive(facts) && taken('driver') < (capacity.drivers ?? 0)) slots.push('driver');
    if (fits(pilots, passengers + 1)) slots.push('passenger');
    const astromech = facts.keywords?.includes('astromech droid') ?? false;
    if (astromech && taken('astromech') < (capacity.astromechs ?? 0)) slots.push('astromech');
    return slots;
  }
  // A vehicle that keeps to some sites never leaves them for a hold
  if (facts.type === 'vehicle') {
    const bound = definitionOf(facts.id).text?.staysOnly !== undefined;
    return !bound && taken('vehicle') < (capacity.vehicles ?? 0) ? ['vehicle'] : [];
  }
  return facts.type === 'starship' && fitsHold(game, ship, facts) ? ['starfighter'] : [];
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

import type { Violation } from '@rangefinder/kernel';
import type { CardDefinition } from '../../definition.ts';
import { refuse } from '../../refusals.ts';
import type { CardInPlay, Slot } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { freeSlots, mayDrive } from '../capacity.ts';

const SLOTS: readonly Slot[] = ['pilot', 'driver', 'passenger', 'astromech', 'vehicle', 'starfighter'];

/** The slot of this name; null: none of them. */
export function slotCalled(name: string | undefined): Slot | null {
  return SLOTS.find((slot) => slot === name) ?? null;
}

/** Why a card does not ride there in this way, or in any when none is named; `pilot`: it can fly. */
export function whyNoSlot(
  game: CardTable,
  ship: CardInPlay,
  definition: CardDefinition,
  pilot: boolean,
  slot: Slot | null,
): Violation | undefined {
  const free = freeSlots(game, ship, definition, pilot);
  if (slot === null ? free.length > 0 : free.includes(slot)) return undefined;
  const { facts, text } = definition;
  const { id } = facts;
  if (text?.neverAboard?.(game.facts(ship))) return refuse('swccg.core-object.10', 'text-forbids');
  const person = facts.type === 'character';
  if (slot === 'pilot' && person && !pilot) return refuse('swccg.core-piloting.1', 'no-pilot', { id });
  if (slot === 'driver' && !mayDrive(facts)) return refuse('swccg.core-passengers.4', 'no-driver', { id });
  if (slot === 'astromech' && !facts.keywords?.includes('astromech droid')) {
    return refuse('swccg.core-capacity.4', 'no-astromech', { id });
  }
  const squadron = facts.type === 'starship' && facts.class === 'squadron';
  if (squadron && game.definition(ship).text?.capacity?.starfighters) {
    return refuse('swccg.starship-squadron-examples.2', 'no-hold-for-squadrons', { id: ship.id });
  }
  return refuse('swccg.core-capacity.1', 'no-room', { id: ship.id });
}

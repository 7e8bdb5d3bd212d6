import type { Faction, Slot } from '../cards/card.ts';

/** Factions as messages name them. */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  rebelalliance: 'the Rebel Alliance',
  galacticempire: 'the Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
  resistance: 'the Resistance',
  firstorder: 'the First Order',
  galacticrepublic: 'the Galactic Republic',
  separatistalliance: 'the Separatist Alliance',
};

/** Slots as messages name them; the others are called by their ids. */
const SLOT_NAMES: Partial<Record<Slot, string>> = { forcepower: 'force power', tacticalrelay: 'tactical relay' };

export function slotName(slot: Slot): string {
  return SLOT_NAMES[slot] ?? slot;
}

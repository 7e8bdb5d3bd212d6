import { type Declares, type Removable, removables } from '@rangefinder/kernel';
import { allCards } from './cards/catalog.ts';
import type { CardDefinition, Text } from './definition.ts';

function listsOf({ modifiers = [], actions = [], automatic = [] }: Text): Declares['lists'] {
  return [modifiers, actions, automatic];
}

function ofCard({ facts: { id }, text }: CardDefinition): Declares[] {
  if (!text) return [];
  const { play = [], lasting = {}, light = {}, dark = {}, sides = [] } = text;
  const parts = [text, light, dark, ...sides].flatMap(listsOf);
  return [{ id, lists: [...parts, play, ...Object.values(lasting)] }];
}

/** Everything that the texts of the cards do, one by one. */
export function allRemovables(): readonly Removable[] {
  return removables(allCards().flatMap(ofCard));
}

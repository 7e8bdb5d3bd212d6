import type { CardAbility } from '../abilities.ts';

/** A condition card: what it does while it is assigned to a ship. */
export interface ConditionFacts {
  readonly id: string;
  readonly name: string;
  readonly limited: number;
  readonly text: string;
  readonly abilities: readonly CardAbility[];
}

export const CONDITIONS: readonly ConditionFacts[] = [];

const BY_ID = new Map(CONDITIONS.map((facts) => [facts.id, facts]));

export function findCondition(id: string): ConditionFacts | undefined {
  return BY_ID.get(id);
}

export function conditionFacts(id: string): ConditionFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no condition "${id}".`);
  return facts;
}

import type { ConditionFacts } from '../card.ts';
import { HARPOONED } from './conditions/harpooned.ts';
import { RATTLED } from './conditions/rattled.ts';
import { SUPPRESSIVE_FIRE } from './conditions/suppressivefire.ts';

/** Every condition card, in our own words; what assigns it is the card that names it. */
export const CONDITIONS: readonly ConditionFacts[] = [
  { id: 'illshowyouthedarkside', name: 'I’ll Show You the Dark Side', text: '', abilities: 'unwritten' },
  { id: 'fanaticaldevotion', name: 'Fanatical Devotion', text: '', abilities: 'unwritten' },
  SUPPRESSIVE_FIRE,
  { id: 'adebttopay', name: 'A Debt to Pay', text: '', abilities: 'unwritten' },
  { id: 'mimicked', name: 'Mimicked', text: '', abilities: 'unwritten' },
  { id: 'shadowed', name: 'Shadowed', text: '', abilities: 'unwritten' },
  HARPOONED,
  RATTLED,
  { id: 'scrambled', name: 'Scrambled', text: '', abilities: 'unwritten' },
  { id: 'optimizedprototype', name: 'Optimized Prototype', text: '', abilities: 'unwritten' },
];

const BY_ID = new Map(CONDITIONS.map((facts) => [facts.id, facts]));

export function findCondition(id: string): ConditionFacts | undefined {
  return BY_ID.get(id);
}

export function conditionFacts(id: string): ConditionFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no condition "${id}".`);
  return facts;
}

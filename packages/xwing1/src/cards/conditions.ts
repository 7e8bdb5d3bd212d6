import type { ConditionFacts } from '../card.ts';
import { A_DEBT_TO_PAY } from './conditions/adebttopay.ts';
import { FANATICAL_DEVOTION } from './conditions/fanaticaldevotion.ts';
import { HARPOONED } from './conditions/harpooned.ts';
import { ILL_SHOW_YOU_THE_DARK_SIDE } from './conditions/illshowyouthedarkside.ts';
import { MIMICKED } from './conditions/mimicked.ts';
import { OPTIMIZED_PROTOTYPE } from './conditions/optimizedprototype.ts';
import { RATTLED } from './conditions/rattled.ts';
import { SCRAMBLED } from './conditions/scrambled.ts';
import { SHADOWED } from './conditions/shadowed.ts';
import { SUPPRESSIVE_FIRE } from './conditions/suppressivefire.ts';

/** Every condition card; what assigns it is the card that names it. */
export const CONDITIONS: readonly ConditionFacts[] = [
  ILL_SHOW_YOU_THE_DARK_SIDE,
  FANATICAL_DEVOTION,
  SUPPRESSIVE_FIRE,
  A_DEBT_TO_PAY,
  MIMICKED,
  SHADOWED,
  HARPOONED,
  RATTLED,
  SCRAMBLED,
  OPTIMIZED_PROTOTYPE,
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

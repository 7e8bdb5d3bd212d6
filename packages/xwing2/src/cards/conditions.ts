import { uniform } from '@rangefinder/kernel';
import type { ConditionFacts } from '../card.ts';
import { COMPROMISING_INTEL } from './conditions/compromisingintel.ts';
import { DECOYED } from './conditions/decoyed.ts';
import { FALSE_FRIEND } from './conditions/falsefriend.ts';
import { FEARFUL_PREY } from './conditions/fearfulprey.ts';
import { GUARDED } from './conditions/guarded.ts';
import { HUNTED } from './conditions/hunted.ts';
import { ILL_SHOW_YOU_THE_DARK_SIDE } from './conditions/illshowyouthedarkside.ts';
import { ITS_THE_RESISTANCE } from './conditions/itstheresistance.ts';
import { LISTENING_DEVICE } from './conditions/listeningdevice.ts';
import { MARKED_FOR_ELIMINATION } from './conditions/markedforelimination.ts';
import { MERCILESS_PURSUIT } from './conditions/mercilesspursuit.ts';
import { OPTIMIZED_PROTOTYPE } from './conditions/optimizedprototype.ts';
import { RATTLED } from './conditions/rattled.ts';
import { SUPPRESSIVE_FIRE } from './conditions/suppressivefire.ts';
import { TRIALS_OF_THE_DARKSABER } from './conditions/trialsofthedarksaber.ts';
import { YOUD_BETTER_MEAN_BUSINESS } from './conditions/youdbettermeanbusiness.ts';
import { YOU_SHOULD_THANK_ME } from './conditions/youshouldthankme.ts';

export const CONDITIONS: readonly ConditionFacts[] = [
  SUPPRESSIVE_FIRE,
  HUNTED,
  LISTENING_DEVICE,
  COMPROMISING_INTEL,
  FALSE_FRIEND,
  OPTIMIZED_PROTOTYPE,
  DECOYED,
  FEARFUL_PREY,
  GUARDED,
  MERCILESS_PURSUIT,
  MARKED_FOR_ELIMINATION,
  ITS_THE_RESISTANCE,
  ILL_SHOW_YOU_THE_DARK_SIDE,
  RATTLED,
  TRIALS_OF_THE_DARKSABER,
  YOU_SHOULD_THANK_ME,
  YOUD_BETTER_MEAN_BUSINESS,
];

const uniformCondition = uniform(CONDITIONS);
const BY_ID = new Map(CONDITIONS.map((facts) => [facts.id, uniformCondition(facts)]));

export function findCondition(id: string): ConditionFacts | undefined {
  return BY_ID.get(id);
}

export function conditionFacts(id: string): ConditionFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no condition "${id}".`);
  return facts;
}

/** The secret conditions that share a token, this one among them; nobody else knows which was assigned. */
export function sharingToken(id: string): readonly string[] {
  const token = conditionFacts(id).secret;
  return CONDITIONS.filter(({ secret }) => secret !== undefined && secret === token).map((facts) => facts.id);
}

import type { KeywordFacts } from '../card.ts';
import { AGILE, READY, TACTICAL } from './afteractions.ts';
import { MARKSMAN, PRECISE } from './aiming.ts';
import { ARMOR, ARMOR_X } from './armor.ts';
import { BLAST, COVER_X, HIGH_VELOCITY } from './covering.ts';
import { CRITICAL, IMPERVIOUS, JEDI_HUNTER, UNCANNY_LUCK } from './dice.ts';
import { BLOCK, DEFLECT, NIMBLE } from './dodging.ts';
import { DUELIST } from './duelist.ts';
import { FIXED } from './fixed.ts';
import { RELENTLESS } from './freeattack.ts';
import { GUARDIAN } from './guardian.ts';
import { IMMUNE_BLAST, IMMUNE_DEFLECT, IMMUNE_PIERCE, IMMUNE_RANGE_1 } from './immune.ts';
import { IMPACT } from './impact.ts';
import { ION, POISON, SUPPRESSIVE } from './lingering.ts';
import { FULL_PIVOT, SENTINEL, SPRAY, UNHINDERED } from './passive.ts';
import { PIERCE } from './pierce.ts';
import { LOW_PROFILE, SHARPSHOOTER } from './sharpshooter.ts';
import { OBSERVE, QUICK_THINKING, SPOTTER, STRATEGIZE, TAKE_COVER } from './tokenactions.ts';

const KEYWORDS: readonly KeywordFacts[] = [
  AGILE,
  ARMOR,
  ARMOR_X,
  BLAST,
  BLOCK,
  COVER_X,
  CRITICAL,
  DEFLECT,
  DUELIST,
  FIXED,
  FULL_PIVOT,
  GUARDIAN,
  HIGH_VELOCITY,
  IMMUNE_BLAST,
  IMMUNE_DEFLECT,
  IMMUNE_PIERCE,
  IMMUNE_RANGE_1,
  IMPACT,
  IMPERVIOUS,
  ION,
  JEDI_HUNTER,
  LOW_PROFILE,
  MARKSMAN,
  NIMBLE,
  OBSERVE,
  PIERCE,
  POISON,
  PRECISE,
  QUICK_THINKING,
  READY,
  RELENTLESS,
  SENTINEL,
  SHARPSHOOTER,
  SPOTTER,
  SPRAY,
  STRATEGIZE,
  SUPPRESSIVE,
  TACTICAL,
  TAKE_COVER,
  UNCANNY_LUCK,
  UNHINDERED,
];

const BY_ID = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));

/** A keyword that has abilities; undefined for one that only building or other rules look at. */
export function findKeyword(id: string): KeywordFacts | undefined {
  return BY_ID.get(id);
}

export function allKeywords(): readonly KeywordFacts[] {
  return KEYWORDS;
}

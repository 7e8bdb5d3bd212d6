import type { KeywordFacts } from '../card.ts';
import { ARMOR, ARMOR_X } from './armor.ts';
import { FIXED } from './fixed.ts';
import { RELENTLESS } from './freeattack.ts';
import { IMPACT } from './impact.ts';
import { PIERCE } from './pierce.ts';

const KEYWORDS: readonly KeywordFacts[] = [ARMOR, ARMOR_X, FIXED, IMPACT, PIERCE, RELENTLESS];

const BY_ID = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));

/** A keyword that has abilities; undefined for one that only building or other rules look at. */
export function findKeyword(id: string): KeywordFacts | undefined {
  return BY_ID.get(id);
}

export function allKeywords(): readonly KeywordFacts[] {
  return KEYWORDS;
}

import type { BattleCardFacts } from '../../card.ts';
import { CONDITIONS } from './conditions.ts';
import { DEPLOYMENTS } from './deployments.ts';
import { OBJECTIVES } from './objectives.ts';

/** Every battle card, for the whole battlefield and for skirmishes. */
export const BATTLE_CARDS: readonly BattleCardFacts[] = [...OBJECTIVES, ...DEPLOYMENTS, ...CONDITIONS];

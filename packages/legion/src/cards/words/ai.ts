import { kw } from '../print.ts';

/** What a droid does of its own accord that nobody has ordered. */
export const AI_ATTACK = kw('ai-action', 'attack');

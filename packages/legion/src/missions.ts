import { isObject, keysOf } from '@rangefinder/kernel';
import { COST_SETS } from './army/costs.ts';
import type { LegionSetup, Mode } from './setup.ts';

/** What a battle is played with: its size and its optional rules (legion.optional-rules.1). */
type Battle = Pick<LegionSetup, 'mode' | 'unlimited' | 'terrain'>;

/** Battles to choose among on a page, the usual one first. */
const BATTLES = {
  skirmish: { mode: 'skirmish' },
  standard: { mode: 'standard' },
  'grand-army': { mode: 'grand-army' },
  'competitive-terrain': { mode: 'standard', terrain: 'competitive' },
  'unlimited-rounds': { mode: 'standard', unlimited: true },
  'unlimited-grand-army': { mode: 'grand-army', unlimited: true },
} as const satisfies Readonly<Record<string, Battle>>;

export type MissionId = keyof typeof BATTLES;
export const MISSIONS: readonly MissionId[] = keysOf(BATTLES);

const SIZED: readonly Mode[] = ['skirmish', 'grand-army'];

/** The battle that players have chosen, as a setup takes it; where they have not, what their armies were built for. */
export function battleOf(lists: readonly unknown[], mission: string | undefined): object {
  const all = (key: 'mode' | 'costs', value: string) => lists.every((list) => isObject(list) && list[key] === value);
  const costs = COST_SETS.find((one) => all('costs', one));
  const known = MISSIONS.find((id) => id === mission);
  const mode = mission ?? SIZED.find((one) => all('mode', one));
  return { ...(costs ? { costs } : {}), ...(known ? BATTLES[known] : mode === undefined ? {} : { mode }) };
}

/** The battles that an army of a mode can be played in. */
export function missionsFor(mode: unknown = 'standard'): readonly MissionId[] {
  return MISSIONS.filter((id) => BATTLES[id].mode === mode);
}

import type { Words } from '@rangefinder/kernel/words';
import { looksTheSame } from '@rangefinder/table';
import { type PhaseShown, StatusLine } from '@rangefinder/xwing/ui';
import { memo } from 'react';
import { MOST_ROUNDS } from '../src/setup.ts';
import type { TableProps } from './model.ts';
import { PHASES, WORDS } from './words.ts';

const ORDER: readonly PhaseShown[] = (['planning', 'activation', 'combat', 'end'] as const).map((phase) => ({
  phase,
  icon: `phase-${phase}`,
  name: PHASES[phase],
}));

/** A match ends with a squad, unless the players set themselves a limit (xw1.round-time-limit.2). */
function round(now: number, of: number): Words {
  return of < MOST_ROUNDS ? WORDS.round(now, of) : WORDS.roundNow(now);
}

const SAID = { setup: PHASES.setup, phases: ORDER, points: WORDS.points, first: WORDS.initiative, round };

/** Score, round and phase, in one line. */
export const Status = memo(function Status({ table }: TableProps) {
  return (
    <StatusLine {...{ table, ...SAID }}>
      <span>{WORDS.edition[table.settings.language]}</span>
    </StatusLine>
  );
}, looksTheSame);

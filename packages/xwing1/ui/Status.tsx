import { looksTheSame } from '@rangefinder/table';
import { type PhaseShown, StatusLine } from '@rangefinder/xwing/ui';
import { memo } from 'react';
import type { TableProps } from './model.ts';
import { PHASES, WORDS } from './words.ts';

const ORDER: readonly PhaseShown[] = (['planning', 'activation', 'combat', 'end'] as const).map((phase) => ({
  phase,
  icon: `phase-${phase}`,
  name: PHASES[phase],
}));

/** Score, round and phase, in one line. */
export const Status = memo(function Status({ table }: TableProps) {
  return (
    <StatusLine table={table} setup={PHASES.setup} phases={ORDER} points={WORDS.points} first={WORDS.initiative}>
      <span>{WORDS.edition[table.settings.language]}</span>
    </StatusLine>
  );
}, looksTheSame);

import { looksTheSame } from '@rangefinder/table';
import { type PhaseShown, StatusLine } from '@rangefinder/xwing/ui';
import { memo } from 'react';
import type { TableProps } from './model.ts';
import { MISSION_WORDS, PHASES, WORDS } from './words.ts';

const ORDER: readonly PhaseShown[] = (['planning', 'system', 'activation', 'engagement', 'end'] as const).map(
  (phase) => ({ phase, icon: `phase-${phase}`, name: PHASES[phase] }),
);

const SAID = {
  setup: PHASES.setup,
  phases: ORDER,
  points: WORDS.points,
  first: WORDS.firstPlayer,
  round: WORDS.round,
};

/** Score, round, phase and mission, in one line. */
export const Status = memo(function Status({ table }: TableProps) {
  const { name, about } = MISSION_WORDS[table.snapshot.view.mission];
  const { language } = table.settings;
  return (
    <StatusLine {...{ table, ...SAID }}>
      <span title={about[language]}>{name[language]}</span>
    </StatusLine>
  );
}, looksTheSame);

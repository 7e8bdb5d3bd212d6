import type { Seat } from '@rangefinder/kernel';
import { looksTheSame, Phases, Round, Score, StatusLine } from '@rangefinder/table';
import { memo } from 'react';
import { battleCardFacts } from '../src/cards/catalog.ts';
import { sideOf, type TableProps } from './model.ts';
import { PHASES, WORDS } from './words.ts';

const ICONS = {
  setup: 'M5 19V8l7-4 7 4v11M9 19v-6h6v6',
  command: 'M6 3h12v18H6zM9 8h6M9 12h6',
  activation: 'M4 12h14M12 6l6 6-6 6',
  end: 'M7 4h10M7 20h10M8 4c0 6 8 7 8 16M16 4c0 6-8 7-8 16',
} as const;

const ORDER = ['command', 'activation', 'end'] as const;

/** Victory points, phase, round, objective and priority, in one line. */
export const Status = memo(function Status({ table }: TableProps) {
  const { view, seats } = table.snapshot;
  const { language } = table.settings;
  const now = (view.unlimited ? WORDS.roundOnly(view.round) : WORDS.roundOf(view.round, view.rounds))[language];
  const first = view.phase === 'command' ? WORDS.counter : WORDS.priority;
  const holder = view.phase === 'command' ? view.counter : view.priority;
  const phases = view.phase === 'setup' ? (['setup'] as const) : ORDER;
  return (
    <StatusLine className="lg">
      <Points table={table} seat={table.near} />
      <Phases
        label={view.round > 0 ? now : WORDS.setup[language]}
        phases={phases.map((phase) => ({
          key: phase,
          icon: (
            <svg width={15} height={15} viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[phase]} />
            </svg>
          ),
          name: (phase === 'setup' ? WORDS.setup : PHASES[phase])[language],
        }))}
        now={view.phase}
      />
      <Round name={view.round > 0 ? now : null}>
        {view.objective !== '' && <span className="lg-objective">{battleCardFacts(view.objective).name}</span>}
        {view.round > 0 && (
          <span className={`lg-priority lg-${sideOf(table, holder)}`}>
            <i aria-hidden="true" />
            {first(seats[holder]?.name ?? '')[language]}
          </span>
        )}
      </Round>
      <Points table={table} seat={1 - table.near} />
    </StatusLine>
  );
}, looksTheSame);

function Points({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { view, seats } = table.snapshot;
  const side = sideOf(table, seat);
  const name = seats[seat]?.name ?? '';
  const points = view.players[seat]?.victory ?? 0;
  const says = WORDS.victory(name, points)[table.settings.language];
  return <Score className={`lg-${side}`} isFar={side === 'far'} {...{ points, says, name }} />;
}

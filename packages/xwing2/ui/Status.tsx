import { looksTheSame } from '@rangefinder/table';
import { Icon } from '@rangefinder/xwing/ui';
import { memo } from 'react';
import type { Phase } from '../src/state.ts';
import type { TableProps } from './model.ts';
import { MISSION_WORDS, PHASES, WORDS } from './words.ts';

const ORDER: readonly Phase[] = ['planning', 'system', 'activation', 'engagement', 'end'];

/** Score, round, phase and mission, in one line. */
export const Status = memo(function Status({ table }: TableProps) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const far = 1 - table.near;
  return (
    <div className="xw xw-status">
      <Score table={table} seat={table.near} side="near" />
      <ol
        className="xw-phases"
        aria-label={view.round > 0 ? WORDS.round(view.round, view.rounds)[language] : WORDS.setup[language]}
      >
        {view.phase === 'setup' ? (
          <li className="is-now" aria-current="step">
            <Icon name="phase-setup" size={15} />
            <span>{PHASES.setup[language]}</span>
          </li>
        ) : (
          ORDER.map((phase) => (
            <li
              key={phase}
              className={
                phase === view.phase ? 'is-now' : ORDER.indexOf(phase) < ORDER.indexOf(view.phase) ? 'is-past' : ''
              }
              aria-current={phase === view.phase ? 'step' : undefined}
              title={PHASES[phase][language]}
            >
              <Icon name={`phase-${phase}`} size={15} />
              <span>{PHASES[phase][language]}</span>
            </li>
          ))
        )}
      </ol>
      <p className="xw-round">
        {view.round > 0 && <strong>{WORDS.round(view.round, view.rounds)[language]}</strong>}
        <span title={MISSION_WORDS[view.mission].about[language]}>{MISSION_WORDS[view.mission].name[language]}</span>
      </p>
      <Score table={table} seat={far} side="far" />
    </div>
  );
}, looksTheSame);

function Score({ table, seat, side }: TableProps & { seat: number; side: 'near' | 'far' }) {
  const { view, seats } = table.snapshot;
  const { language } = table.settings;
  const points = view.players[seat]?.score ?? 0;
  const name = seats[seat]?.name ?? '';
  const firstPlayer = WORDS.firstPlayer(name)[language];
  return (
    <p className={`xw-score xw-${side}`}>
      <span className="xw-score-points" role="img" aria-label={WORDS.points(name, points)[language]}>
        {points}
      </span>
      <span className="xw-score-name">{name}</span>
      {view.firstPlayer === seat && (
        <span className="xw-first" role="img" aria-label={firstPlayer} title={firstPlayer}>
          {WORDS.first[language]}
        </span>
      )}
    </p>
  );
}

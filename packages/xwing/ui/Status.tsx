import type { Seat } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { TableModel } from '@rangefinder/table';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons/index.ts';
import { WORDS } from './words.ts';

interface StatusView {
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly firstPlayer: Seat;
  readonly players: readonly { readonly score: number }[];
}

export interface PhaseShown {
  readonly phase: string;
  readonly icon: IconName;
  readonly name: Words;
}

interface StatusProps {
  readonly table: TableModel<StatusView>;
  /** Setup, and the phases of a round in their order. */
  readonly setup: Words;
  readonly phases: readonly PhaseShown[];
  /** What a player's score is, and who goes first, as a sentence. */
  points(name: string, count: number): Words;
  first(name: string): Words;
  /** What the round is called. */
  round(now: number, of: number): Words;
  /** What stands behind the round. */
  readonly children?: ReactNode;
}

/** Score, round and phase, in one line. */
export function StatusLine({ table, setup, phases, points, first, round, children }: StatusProps) {
  const { view, seats } = table.snapshot;
  const { language } = table.settings;
  const now = round(view.round, view.rounds)[language];
  const score = (seat: Seat, side: 'near' | 'far') => {
    const name = seats[seat]?.name ?? '';
    const count = view.players[seat]?.score ?? 0;
    const firstPlayer = first(name)[language];
    return (
      <p className={`xw-score xw-${side}`}>
        <span className="xw-score-points" role="img" aria-label={points(name, count)[language]}>
          {count}
        </span>
        <span className="xw-score-name">{name}</span>
        {view.firstPlayer === seat && (
          <span className="xw-first" role="img" aria-label={firstPlayer} title={firstPlayer}>
            {WORDS.first[language]}
          </span>
        )}
      </p>
    );
  };
  return (
    <div className="xw xw-status">
      {score(table.near, 'near')}
      <ol className="xw-phases" aria-label={view.round > 0 ? now : WORDS.setup[language]}>
        {view.phase === 'setup' ? (
          <li className="is-now" aria-current="step">
            <Icon name="phase-setup" size={15} />
            <span>{setup[language]}</span>
          </li>
        ) : (
          phases.map(({ phase, icon, name }, index) => (
            <li
              key={phase}
              className={phase === view.phase ? 'is-now' : index < indexOf(phases, view.phase) ? 'is-past' : ''}
              aria-current={phase === view.phase ? 'step' : undefined}
              title={name[language]}
            >
              <Icon name={icon} size={15} />
              <span>{name[language]}</span>
            </li>
          ))
        )}
      </ol>
      <p className="xw-round">
        {view.round > 0 && <strong>{now}</strong>}
        {children}
      </p>
      {score(1 - table.near, 'far')}
    </div>
  );
}

function indexOf(phases: readonly PhaseShown[], now: string): number {
  return phases.findIndex(({ phase }) => phase === now);
}

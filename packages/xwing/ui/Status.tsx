import type { Seat } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { StatusLine as Line, Phases, Round, Score, type TableModel } from '@rangefinder/table';
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
      <Score
        className={`xw-${side}`}
        isFar={side === 'far'}
        points={count}
        says={points(name, count)[language]}
        name={name}
      >
        {view.firstPlayer === seat && (
          <span className="xw-first" role="img" aria-label={firstPlayer} title={firstPlayer}>
            {WORDS.first[language]}
          </span>
        )}
      </Score>
    );
  };
  const settingUp: readonly PhaseShown[] = [{ phase: 'setup', icon: 'phase-setup', name: setup }];
  return (
    <Line className="xw">
      {score(table.near, 'near')}
      <Phases
        label={view.round > 0 ? now : WORDS.setup[language]}
        phases={(view.phase === 'setup' ? settingUp : phases).map(({ phase, icon, name }) => ({
          key: phase,
          icon: <Icon name={icon} size={15} />,
          name: name[language],
        }))}
        now={view.phase}
      />
      <Round name={view.round > 0 ? now : null}>{children}</Round>
      {score(1 - table.near, 'far')}
    </Line>
  );
}

import './status.css';
import type { ReactNode } from 'react';

interface StatusLineProps {
  /** The game's own class, on which its colours hang. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The line at the top of a table: a score at either end, and between them phases, round, and whatever else a game has. */
export function StatusLine({ className, children }: StatusLineProps) {
  return <div className={`${className} status-line`}>{children}</div>;
}

interface ScoreProps {
  /** The class of the side, which gives it its colour. */
  readonly className: string;
  readonly isFar: boolean;
  readonly points: number;
  /** The same as a sentence. */
  readonly says: string;
  readonly name: string;
  readonly children?: ReactNode;
}

export function Score({ className, isFar, points, says, name, children }: ScoreProps) {
  return (
    <p className={`status-score ${isFar ? 'is-far' : ''} ${className}`}>
      <span className="status-points" role="img" aria-label={says}>
        {points}
      </span>
      <span className="status-name">{name}</span>
      {children}
    </p>
  );
}

export interface StatusPhase {
  readonly key: string;
  readonly icon: ReactNode;
  readonly name: string;
}

interface PhasesProps {
  readonly label: string;
  /** In the order in which they come. */
  readonly phases: readonly StatusPhase[];
  readonly now: string;
}

export function Phases({ label, phases, now }: PhasesProps) {
  const current = phases.findIndex(({ key }) => key === now);
  return (
    <ol className="status-phases" aria-label={label}>
      {phases.map(({ key, icon, name }, index) => (
        <li
          key={key}
          className={key === now ? 'is-now' : index < current ? 'is-past' : ''}
          aria-current={key === now ? 'step' : undefined}
          title={name}
        >
          {icon}
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** The round, and what stands behind it. */
export function Round({ name, children }: { readonly name: string | null; readonly children?: ReactNode }) {
  return (
    <p className="status-round">
      {name !== null && <strong>{name}</strong>}
      {children}
    </p>
  );
}

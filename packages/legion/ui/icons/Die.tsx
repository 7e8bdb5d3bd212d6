import type { AttackDie, DefenseDie } from '../../src/card.ts';
import type { AttackFace, DefenseFace } from '../../src/state.ts';
import { FACE_PATHS } from './faces.ts';

interface DieProps {
  /** Attack dice have eight sides, defense dice six: their outlines tell them apart before their colours do. */
  readonly kind: 'attack' | 'defense';
  readonly colour: AttackDie | DefenseDie;
  /** Absent before it is rolled. */
  readonly face?: AttackFace | DefenseFace;
  readonly size: number;
  /** Empty where something else says it. */
  readonly label: string;
}

/** One die of the five kinds. */
export function Die({ kind, colour, face, size, label }: DieProps) {
  return (
    <svg
      className={`lg-die-look lg-die-${kind} is-${colour} ${face === 'blank' ? 'is-blank' : ''}`}
      width={size}
      height={size}
      viewBox="-20 -20 40 40"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      {label !== '' && <title>{label}</title>}
      {kind === 'attack' ? (
        <>
          <path className="lg-die-side" d="M0-18L15.6-9V9L0 18-15.6 9V-9Z" />
          <path className="lg-die-front" d="M0-18L15.6 9H-15.6Z" />
        </>
      ) : (
        <rect className="lg-die-side" x={-16} y={-16} width={32} height={32} rx={6} />
      )}
      {face !== undefined && (
        <path
          className="lg-die-face"
          d={FACE_PATHS[face]}
          fillRule="evenodd"
          transform={kind === 'attack' ? 'translate(0 1) scale(.95)' : 'scale(1.25)'}
        />
      )}
    </svg>
  );
}

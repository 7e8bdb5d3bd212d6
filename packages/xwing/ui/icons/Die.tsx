import type { AttackFace, DefenseFace } from '../../src/index.ts';
import { Icon } from './Icon.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

export interface DieProps extends Pick<PictureProps, 'className' | 'x' | 'y'> {
  readonly kind: 'attack' | 'defense';
  readonly face: AttackFace | DefenseFace;
  readonly size?: number;
  /** What a screen reader says and a pointer sees; a die without one only decorates the words beside it. */
  readonly label?: string | undefined;
}

const PAINT = {
  attack: 'var(--die-attack, #c8352b)',
  defense: 'var(--die-defense, #1f8a54)',
} as const;

const OUTLINE = 'M24 1.5 43.5 12.7V35.3L24 46.5 4.5 35.3V12.7Z';

/** One of eight faces: the triangle that lies on top, and the three that fall away from it. */
const TOP = 'M24 1.5 43.5 35.3H4.5Z';
const SHADED = 'M4.5 35.3H43.5L24 46.5Z';
const LIT = 'M24 1.5 4.5 35.3V12.7Z';

export function Die({ kind, face, size = 40, label, className, ...place }: DieProps) {
  const classes = ['die', `die-${kind}`, `is-${face}`, className].filter(Boolean).join(' ');
  return (
    <Picture width={size} height={size} viewBox="0 0 48 48" title={label} className={classes} {...place}>
      <path d={OUTLINE} fill={PAINT[kind]} stroke={PAINT[kind]} strokeWidth={2} strokeLinejoin="round" />
      <path d={OUTLINE} fill="#000" opacity={0.22} />
      <path d={LIT} fill="#fff" opacity={0.12} />
      <path d={SHADED} fill="#000" opacity={0.2} />
      <path d={TOP} fill={PAINT[kind]} />
      <g style={{ color: 'var(--die-ink, #ffffff)' }}>
        <Icon name={face} size={24} x={12} y={12.5} />
      </g>
    </Picture>
  );
}

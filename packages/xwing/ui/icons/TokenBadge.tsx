import { Icon } from './Icon.tsx';
import type { IconName } from './names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

export type TokenColour = 'green' | 'orange' | 'red' | 'blue';

export interface TokenBadgeProps extends Pick<PictureProps, 'className' | 'x' | 'y'> {
  readonly icon: IconName;
  readonly colour: TokenColour;
  /** Shown when it is more than one. */
  readonly count?: number;
  /** A letter beside it, where that is what tells tokens apart. */
  readonly letter?: string;
  /** What a screen reader says and a pointer sees, the count included. */
  readonly label: string;
  readonly size?: number;
}

const PAINT: Readonly<Record<TokenColour, string>> = {
  green: 'var(--token-green, #4cc38a)',
  orange: 'var(--token-orange, #f5a24b)',
  red: 'var(--token-red, #ff7a6b)',
  blue: 'var(--token-blue, #7db4ff)',
};
const INK = 'var(--token-ink, #08111c)';

/** Round tokens leave at the end of the round; the others are diamonds. */
function isRound(colour: TokenColour): boolean {
  return colour === 'green' || colour === 'orange';
}

/** On the smallest badges, those of a label, this is just over 12 pixels. */
const LETTERING = 19.5;

/** How wide a badge is, with the letter or the number beside its shape. */
export function badgeWidth(size: number, beside: string): number {
  return size * (beside === '' ? 1 : (28 + 12 * beside.length) / 24);
}

/** A token and how many there are of it. */
export function TokenBadge({
  icon,
  colour,
  count = 1,
  letter,
  label,
  size = 20,
  className,
  ...place
}: TokenBadgeProps) {
  const round = isRound(colour);
  const inner = round ? 15.5 : 14;
  // The number stands beside the shape: on it, it would be smaller than one can read.
  const beside = letter ?? (count > 1 ? String(count) : '');
  const width = badgeWidth(24, beside);
  return (
    <Picture
      width={(size * width) / 24}
      height={size}
      viewBox={`0 0 ${width} 24`}
      title={label}
      className={['token-badge', `token-badge-${colour}`, className].filter(Boolean).join(' ')}
      {...place}
    >
      {round ? (
        <circle cx={12} cy={12} r={11.5} fill={PAINT[colour]} />
      ) : (
        <path d="M12 0 24 12 12 24 0 12Z" fill={PAINT[colour]} />
      )}
      <g style={{ color: INK }}>
        <Icon name={icon} size={inner} x={12 - inner / 2} y={12 - inner / 2} />
      </g>
      {beside !== '' ? (
        <text x={26} y={18.5} fontSize={LETTERING} fontWeight={700} fill="currentColor">
          {beside}
        </text>
      ) : null}
    </Picture>
  );
}

import type { Token } from '../../src/state.ts';
import { TOKEN_LOOKS } from './tokens.ts';

interface TokenMarkProps {
  readonly token: Token;
  readonly count: number;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  /** What a screen reader and the tooltip say; empty where something else says it. */
  readonly label: string;
}

/** A token, with its number where there are several. */
export function TokenMark({ token, count, size, x, y, label }: TokenMarkProps) {
  const { shape, path } = TOKEN_LOOKS[token];
  const width = count > 1 ? size * 1.55 : size;
  return (
    <svg
      className={`lg-token lg-token-${token}`}
      {...{ x, y, width }}
      height={size}
      viewBox={`-12 -12 ${count > 1 ? 37.2 : 24} 24`}
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      {label !== '' && <title>{label}</title>}
      {shape === 'round' ? (
        <circle className="lg-token-ground" r={11} />
      ) : (
        <path className="lg-token-ground" d="M0-11.6L11.6 0 0 11.6-11.6 0Z" />
      )}
      <path className="lg-token-sign" d={path} />
      {count > 1 && (
        <text className="lg-token-count" x={14} y={6.5}>
          {count}
        </text>
      )}
    </svg>
  );
}

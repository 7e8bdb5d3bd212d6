import { at } from '@rangefinder/board';
import { memo } from 'react';
import { type ArcLines, BASE_LENGTH, type BaseSize } from '../../src/index.ts';
import { groundPath } from './drawing.ts';
import type { Ghost } from './ghost.ts';
import { ShipShape } from './ShipShape.tsx';

interface GhostPiecesProps {
  readonly ghosts: readonly Ghost[];
  readonly type: string;
  readonly size: BaseSize;
  readonly lines: ArcLines;
  /** The ghost that is pointed at or marked. */
  readonly pointed: string | null;
  readonly marked: string;
  readonly labelOf: (key: string) => string;
}

/** Every end that a request offers, faint; the one in question with its template and the ship itself. */
export const GhostPieces = memo(function GhostPieces(props: GhostPiecesProps) {
  const { ghosts, type, size, lines, pointed, marked, labelOf } = props;
  const shown = ghosts.find(({ key }) => key === pointed) ?? ghosts.find(({ key }) => key === marked);
  const half = BASE_LENGTH[size] / 2;
  return (
    <g className={shown ? 'board-ghosts has-shown' : 'board-ghosts'}>
      {shown && <path className={`xw-template ${toneOf(shown)}`} d={groundPath(shown.ground)} />}
      {ghosts.map((ghost) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
        <g
          key={ghost.key}
          data-option={ghost.key}
          className={`board-ghost ${toneOf(ghost)} ${ghost === shown ? 'is-shown' : ''}`}
          role="button"
          tabIndex={-1}
          aria-label={labelOf(ghost.key)}
        >
          {ghost.ends.map((pose, i) => (
            <g key={`${pose.x},${pose.y},${pose.heading}`} transform={at(pose)}>
              {ghost === shown && i === middleOf(ghost.ends) && (
                <ShipShape type={type} size={size} lines={lines} turret="" />
              )}
              <rect className="xw-ghost-base" x={-half} y={-half} width={2 * half} height={2 * half} rx={2} />
              <path
                className="xw-ghost-nose"
                d={`M${-half * 0.32} ${-half + 9}L0 ${-half + 3}L${half * 0.32} ${-half + 9}`}
              />
              {ghost.flees && <path className="xw-ghost-mark" d="M-8 -8L8 8M-8 8L8 -8" />}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
});

/** Ends that lie over one another have one ship between them. */
function middleOf({ length }: Ghost['ends']): number {
  return Math.floor(length / 2);
}

function toneOf({ difficulty, flees, refused, bumps, crosses, replaced }: Ghost): string {
  const trouble = flees || refused ? 'is-lost' : bumps.length + crosses.length > 0 || replaced ? 'is-troubled' : '';
  return difficulty ? `xw-${difficulty} ${trouble}` : trouble;
}

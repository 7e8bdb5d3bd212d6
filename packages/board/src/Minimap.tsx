import type { Point, Pose } from '@rangefinder/geometry';
import { memo, type PointerEvent, useMemo, useSyncExternalStore } from 'react';
import type { Area } from './area.ts';
import { type Camera, onScreen } from './camera.ts';
import { at, bodyPath, round } from './drawing.ts';
import type { Focus } from './focus.ts';
import { MinimapScale, quietCorner } from './minimap.ts';
import type { BoardPiece } from './pieces.ts';

interface MinimapProps {
  readonly camera: Camera;
  readonly area: Area;
  readonly angle: number;
  readonly pieces: readonly BoardPiece[];
  /** Pieces that are being placed. */
  readonly placing: readonly Pose[];
  /** What it had better not cover. */
  readonly focus: Focus | null;
}

/** Its longer side: part of the shorter side of the board, within limits. */
const SIDE = { part: 0.2, least: 56, most: 150 };

/** The whole table in small, with a frame around what one sees. It is there only when one does not see all of it. */
export function Minimap({ camera, area, angle, pieces, placing, focus }: MinimapProps) {
  // What the camera shows, as a text: texts stay equal to themselves.
  const shown = useSyncExternalStore(camera.subscribe, () =>
    camera.seesAll() ? '' : JSON.stringify([camera.view, camera.box]),
  );
  const { aim, box } = camera;
  const longest = Math.min(SIDE.most, SIDE.part * Math.min(box.width, box.height));
  const scale = useMemo(() => new MinimapScale(area, angle, longest), [area, angle, longest]);
  const corner = useMemo(() => {
    const seen = (points: readonly Point[]) => points.map((point) => onScreen(point, aim, box));
    const posesOf = (some: readonly BoardPiece[]) => some.map(({ pose }) => pose);
    const standing = posesOf(pieces.filter(({ id }) => focus?.pieces.includes(id)));
    const others = posesOf(pieces.filter(({ id, low }) => !low && !focus?.pieces.includes(id)));
    return quietCorner(seen([...standing, ...(focus?.places ?? [])]), seen(others), scale, box);
  }, [pieces, focus, aim, box, scale]);
  if (shown === '' || longest < SIDE.least) return null;
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    camera.centre(scale.toTable({ x: event.clientX - left, y: event.clientY - top }));
  };
  return (
    <svg
      className={`board-minimap is-${corner}`}
      width={scale.width}
      height={scale.height}
      data-gestures=""
      aria-hidden="true"
      onPointerDown={drag}
      onPointerMove={drag}
    >
      <Overview pieces={pieces} scale={scale} area={area} />
      {placing.map((pose) => {
        const { x, y } = scale.toMap(pose);
        return (
          <circle key={`${pose.x},${pose.y}`} className="board-minimap-placing" cx={round(x)} cy={round(y)} r={3} />
        );
      })}
      <polygon
        className="board-minimap-frame"
        points={scale
          .frame(camera)
          .map(({ x, y }) => `${round(x)},${round(y)}`)
          .join(' ')}
      />
    </svg>
  );
}

interface OverviewProps {
  readonly pieces: readonly BoardPiece[];
  readonly scale: MinimapScale;
  readonly area: Area;
}

/** Terrain by its outline, everything else as a dot: it would be too small to be seen. */
const Overview = memo(function Overview({ pieces, scale, area: { width, height } }: OverviewProps) {
  const low = pieces.filter((piece) => piece.low);
  const high = pieces.filter((piece) => !piece.low);
  return (
    <>
      <g transform={scale.transform()}>
        <rect className="board-minimap-area" y={-height} width={width} height={height} />
        {low.map(({ id, body, pose }) => (
          <path key={id} className="board-minimap-low" d={bodyPath(body)} transform={at(pose)} />
        ))}
      </g>
      {high.map(({ id, pose, side }) => {
        const { x, y } = scale.toMap(pose);
        return <circle key={id} className={`board-minimap-piece board-${side}`} cx={round(x)} cy={round(y)} r={3} />;
      })}
    </>
  );
});

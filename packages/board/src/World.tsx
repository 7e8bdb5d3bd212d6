import type { Nearest } from '@rangefinder/geometry';
import { useMemo } from 'react';
import type { Camera } from './camera.ts';
import { Ground } from './Ground.tsx';
import { Pieces } from './Pieces.tsx';
import { PlaceGhosts } from './PlaceGhosts.tsx';
import { Placing } from './Placing.tsx';
import type { BoardProps } from './props.ts';
import { Ruler } from './Ruler.tsx';

interface WorldProps extends BoardProps {
  readonly camera: Camera;
  /** What is being measured. */
  readonly line: Nearest | null;
}

const NONE: readonly never[] = [];

/** Everything on the table, in millimetres, from the ground up. */
export function World({ camera, line, ...props }: WorldProps) {
  const {
    table,
    area,
    angle,
    pieces,
    offered,
    acting,
    pointed,
    struck = NONE,
    ruler,
    placeable,
    settle,
    begin,
  } = props;
  const { request } = table.snapshot;
  const low = useMemo(() => pieces.filter((piece) => piece.low), [pieces]);
  const high = useMemo(() => pieces.filter((piece) => !piece.low), [pieces]);
  const reached = high.find(({ id }) => id === pointed) ?? high[0] ?? low[0];
  const shared = {
    ...{ offered, acting, pointed, struck },
    opened: table.opened,
    // While one drags each draft brings an empty list of its own; pieces are not drawn anew for that.
    marked: table.draft.keys.length === 0 ? NONE : table.draft.keys,
    reached: reached?.id ?? null,
    language: table.settings.language,
  };
  const option = table.pointed?.kind === 'option' ? table.pointed.key : null;
  const candidates = request?.kind === 'place' && !request.free && !props.drawsCandidates ? request : null;
  return (
    <>
      <Ground area={area} nearEdge={angle === 180 ? 'top' : 'bottom'} ticks={ruler.ticks}>
        {props.ground}
      </Ground>
      <Pieces pieces={low} {...shared} />
      {props.marks}
      <Pieces pieces={high} {...shared} />
      {candidates && (
        <PlaceGhosts
          request={candidates}
          shown={option ?? table.draft.keys[0] ?? null}
          words={table.words}
          placeable={placeable}
        />
      )}
      {props.above}
      {request?.kind === 'place' && request.free && (
        <Placing {...{ table, request, camera, placeable, settle, begin }} />
      )}
      {line && <Ruler line={line} tone="act" bands={ruler.bands} />}
    </>
  );
}

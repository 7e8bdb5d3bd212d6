import { disc, type Pose, reachOf, toWorld } from '@rangefinder/geometry';
import type { TableModel } from '@rangefinder/table';
import { type PointerEvent, useRef } from 'react';
import type { Camera } from './camera.ts';
import { at } from './drawing.ts';
import type { PlaceView } from './focus.ts';
import { GroupGrip } from './GroupGrip.tsx';
import type { BoardPiece, Placeable } from './pieces.ts';
import type { Settle } from './props.ts';
import { type Holding, usePlacing } from './usePlacing.ts';
import { WORDS } from './words.ts';

interface PlacingProps {
  readonly table: TableModel;
  readonly request: PlaceView;
  readonly camera: Camera;
  /** What a piece that is placed is. */
  readonly placeable: (piece: string) => Placeable;
  readonly settle?: Settle | undefined;
  /** Where the pieces begin. */
  readonly begin?: readonly Pose[] | undefined;
}

/**
 * The pieces that are being placed: dragged, turned, moved by keys, one of them or all as one; the rules say at once what
 * they think of it.
 */
export function Placing({ table, request, camera, placeable, settle, begin }: PlacingProps) {
  const root = useRef<SVGGElement>(null);
  const { poses, holding, onTurn } = usePlacing(root, table, request, camera, { settle, begin });
  if (poses.length === 0) return null;
  const { refusal } = table.draft;
  const { language } = table.settings;
  const things = request.pieces.map(placeable);
  const isGroup = poses.length > 1;
  const says = (words: string) => (refusal ? `${words}. ${table.words.refusal(refusal)}` : words);
  return (
    <g
      ref={root}
      className={`board-placing board-near ${refusal ? 'is-refused' : refusal === null ? 'is-legal' : ''}`}
      data-gestures=""
    >
      {isGroup && (
        <GroupGrip
          poses={poses}
          reach={Math.max(...things.map(({ body }) => reachOf(body)))}
          says={says(WORDS.placingAll(poses.length)[language])}
          holding={holding('all')}
          onTurn={onTurn('all')}
        />
      )}
      {poses.map((pose, index) => {
        const [piece, thing] = [request.pieces[index], things[index]];
        return piece === undefined || !thing ? null : (
          <Placed
            key={piece}
            {...{ piece, thing, pose }}
            says={says(WORDS.placing(thing.name)[language])}
            holding={holding(index)}
            onTurn={isGroup ? null : onTurn(index)}
          />
        );
      })}
    </g>
  );
}

interface PlacedProps {
  readonly piece: string;
  readonly thing: Placeable;
  readonly pose: Pose;
  readonly says: string;
  readonly holding: Holding;
  /** Takes hold of its handle; one of several has none. */
  readonly onTurn: ((event: PointerEvent<SVGElement>) => void) | null;
}

/** How far around a piece its halo goes, alone or as one of several. */
const HALO = { alone: 18, together: 4 };

const HANDLE = { away: 16, radius: 7 };

/** The handle by which a single piece is turned, as a thing of its own. */
export function handleOf({ body, pose }: Pick<BoardPiece, 'body' | 'pose'>): Pick<BoardPiece, 'body' | 'pose'> {
  const { x, y } = toWorld(pose, 0, reachOf(body) + HALO.alone + HANDLE.away);
  return { pose: { x, y, heading: 0 }, body: [disc(0, 0, HANDLE.radius)] };
}

function Placed({ piece, thing, pose, says, holding, onTurn }: PlacedProps) {
  const halo = reachOf(thing.body) + HALO[onTurn ? 'alone' : 'together'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
    <g
      className="board-placed"
      transform={at(pose)}
      data-placing={piece}
      role="button"
      tabIndex={0}
      aria-label={says}
      {...holding}
    >
      <circle className="board-halo" r={halo} />
      {thing.look}
      {onTurn && <line className="board-handle-stem" y1={16 - halo} y2={-halo - 12} />}
      {onTurn && <circle className="board-handle" cy={-halo - HANDLE.away} r={HANDLE.radius} onPointerDown={onTurn} />}
    </g>
  );
}

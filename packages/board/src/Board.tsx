import './board.css';
import type { Point } from '@rangefinder/geometry';
import type { Playback, TableModel } from '@rangefinder/table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Area } from './area.ts';
import { Camera } from './camera.ts';
import type { Focus } from './focus.ts';
import { Ground } from './Ground.tsx';
import { useGestures } from './gestures.ts';
import { onBoardKey, useBoardKeys } from './keyboard.ts';
import { type Chip, LabelLayer } from './LabelLayer.tsx';
import { Minimap } from './Minimap.tsx';
import { type MenuLook, PieceMenu } from './PieceMenu.tsx';
import { type Offered, Pieces } from './Pieces.tsx';
import { PlaceGhosts } from './PlaceGhosts.tsx';
import { Placing } from './Placing.tsx';
import { type BoardPiece, type End, measured, type Placeable } from './pieces.ts';
import { pointAt, pressing, tapGround } from './pointing.ts';
import { Refusal } from './Refusal.tsx';
import { Ruler } from './Ruler.tsx';
import { type BoardTool, Tools } from './Tools.tsx';
import { useFocus, useFrame } from './useFrame.ts';
import { type Motion, useGlide } from './useGlide.ts';
import { WORDS } from './words.ts';

/** What a game hands to its board. */
export interface BoardProps {
  readonly table: TableModel;
  /** The game's own class names: its colours and the look of its pieces hang on them. */
  readonly className: string;
  readonly area: Area;
  /** How the table lies: 0, or 180 where the far edge belongs to the seat at the bottom of the screen. */
  readonly angle: number;
  /** Everything on the table, from the ground up. Keep the list as long as nothing of it changes. */
  readonly pieces: readonly BoardPiece[];
  /** The options of the question by the piece they are about: a press on the piece chooses, or opens a menu of them. */
  readonly offered: Offered;
  /** The piece that is asked. */
  readonly acting: string | null;
  /** The piece that is pointed at, or that what is pointed at is about. */
  readonly pointed: string | null;
  /** Pieces that the choice in question would hit. */
  readonly struck?: readonly string[];
  /** What the question is about: the camera sees to it that one sees it. */
  readonly focus: Focus | null;
  /** Drawings: on the bare ground, between terrain and the other pieces, and over all pieces. */
  readonly ground?: ReactNode;
  readonly marks?: ReactNode;
  readonly above?: ReactNode;
  /** Gradients and filters that the drawings use. */
  readonly definitions?: ReactNode;
  /** Short texts pinned to places. */
  readonly chips?: readonly Chip[];
  /** What a piece is that is placed by hand. */
  readonly placeable: (piece: string) => Placeable;
  /** The game draws the candidates of a placement itself. */
  readonly drawsCandidates?: boolean;
  readonly menu?: MenuLook;
  /** Switches of the game's own. */
  readonly tools?: readonly BoardTool[];
  readonly ruler: {
    /** Distances that rulers and edges are marked with. */
    readonly bands: readonly number[];
    readonly ticks: number;
    /** What a distance is called. */
    say(distance: number): string;
  };
  /** What is still shown of the past, and how it moves and hurts pieces. */
  readonly playing: Playback | null;
  readonly motion: Motion | null;
  readonly hurt: string | null;
}

const NONE: readonly never[] = [];

/** A table with pieces on a surface: everything on it, and all that one can do from it. */
export function Board(props: BoardProps) {
  const { table, className, area, angle, pieces, offered, focus, chips = NONE, placeable, tools = NONE, ruler } = props;
  const { request } = table.snapshot;
  const { language, animation } = table.settings;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const [camera] = useState(() => new Camera(area, angle));
  const [menu, setMenu] = useState<string | null>(null);
  useFrame(box, world, camera, area, angle);
  useFocus(camera, focus, pieces, animation);
  useGlide(world, { ...props, animation });
  const measuring = useMeasuring(pieces, ruler);
  const press = pressing(table, offered, setMenu);
  useGestures(box, camera, {
    begin: (at, target) => measuring.begin(endAt(camera, at, target)),
    drag: (at, target) => measuring.drag(endAt(camera, at, target)),
    tap: (at, target, touch) => {
      if (measuring.isOn) return;
      setMenu(null);
      if (!press(target, touch)) tapGround(table, camera.toTable(at));
    },
  });
  const onOverview = () => (camera.couldRevisit() ? camera.revisit() : camera.overview());
  const switches = [...tools, measuring.tool(WORDS.measure[language])];
  useBoardKeys(box, { table, camera, pieces, tools: switches, onOverview });
  const pinned = useMemo(() => (measuring.chip ? [...chips, measuring.chip] : chips), [chips, measuring.chip]);
  const open = pieces.find(({ id }) => id === menu);
  const placing = request?.kind === 'place' && request.free ? { table, request, camera, placeable } : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pieces inside are buttons; this only listens for them.
    <div
      ref={box}
      className={`board ${className} ${measuring.isOn ? 'is-measuring' : ''}`}
      onPointerOver={(event) => pointAt(table, event)}
      onPointerLeave={() => table.pointed && table.point(null)}
      onFocus={(event) => pointAt(table, event)}
      onKeyDown={(event) => onBoardKey(event, { table, camera, pieces }, (target) => press(target, false))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
      <svg className="board-canvas" role="group" aria-label={WORDS.board[language]}>
        {props.definitions}
        <g ref={world}>
          <World {...props} />
          {placing && <Placing {...placing} />}
          {measuring.line && <Ruler line={measuring.line} tone="act" bands={ruler.bands} />}
        </g>
        <LabelLayer
          {...{ camera, area, pieces }}
          chips={pinned}
          moving={props.motion?.piece ?? null}
          pointed={props.pointed}
        />
      </svg>
      {placing && <Refusal {...placing} />}
      <Minimap {...{ camera, area, angle, pieces, focus }} />
      <Tools {...{ camera, language, onOverview }} tools={switches} isMeasuring={measuring.isOn} />
      {open && (
        <PieceMenu
          key={open.id}
          table={table}
          name={open.name}
          options={offered.get(open.id) ?? []}
          look={props.menu ?? {}}
          {...camera.toScreen(open.pose)}
          width={camera.box.width}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}

/** Everything on the table, in millimetres, from the ground up. */
function World(props: BoardProps) {
  const { table, area, angle, pieces, offered, acting, pointed, struck = NONE, ruler, placeable } = props;
  const { request } = table.snapshot;
  const low = useMemo(() => pieces.filter((piece) => piece.low), [pieces]);
  const high = useMemo(() => pieces.filter((piece) => !piece.low), [pieces]);
  const reached = high.find(({ id }) => id === pointed) ?? high[0] ?? low[0];
  const shared = {
    ...{ offered, acting, pointed, struck },
    opened: table.opened,
    marked: table.draft.keys.join(),
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
    </>
  );
}

/** A piece under the pointer, or else the point of the table. */
function endAt(camera: Camera, at: Point, target: Element | null): End {
  const piece = target?.closest('[data-piece]')?.getAttribute('data-piece');
  return piece ? { piece } : { point: camera.toTable(at) };
}

/** The ruler that one takes in hand: where it begins and ends, and what it says. */
function useMeasuring(pieces: readonly BoardPiece[], { say }: BoardProps['ruler']) {
  const [isOn, setOn] = useState(false);
  const [ends, setEnds] = useState<{ readonly from: End; readonly to: End } | null>(null);
  const line = useMemo(() => ends && measured(pieces, ends.from, ends.to), [pieces, ends]);
  const text = line ? say(line.distance) : '';
  const chip = useMemo(
    (): Chip | null =>
      line && { key: 'measure', x: (line.ax + line.bx) / 2, y: (line.ay + line.by) / 2, text, tone: 'act' },
    [line, text],
  );
  return {
    isOn,
    line,
    chip,
    begin: (end: End) => {
      if (isOn) setEnds({ from: end, to: end });
      return isOn;
    },
    drag: (end: End) => setEnds((now) => now && { ...now, to: end }),
    tool: (name: string): BoardTool => ({
      sign: 'M',
      name,
      icon: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
      pressed: isOn,
      onPress: () => {
        setOn(!isOn);
        setEnds(null);
      },
    }),
  };
}

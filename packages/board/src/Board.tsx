import './board.css';
import { useMemo, useRef, useState } from 'react';
import { Camera } from './camera.ts';
import { focusOf, startOf } from './focus.ts';
import { useGestures } from './gestures.ts';
import { onBoardKey, useBoardKeys } from './keyboard.ts';
import { LabelLayer } from './LabelLayer.tsx';
import { Minimap } from './Minimap.tsx';
import { PieceMenu } from './PieceMenu.tsx';
import { handleOf } from './Placing.tsx';
import { pointAt, pressing, tapGround } from './pointing.ts';
import type { BoardProps } from './props.ts';
import { Refusal } from './Refusal.tsx';
import { Tools } from './Tools.tsx';
import { useFocus, useFrame } from './useFrame.ts';
import { useGlide } from './useGlide.ts';
import { useMeasuring } from './useMeasuring.ts';
import { World } from './World.tsx';
import { WORDS } from './words.ts';

const NONE: readonly never[] = [];

/** A table with pieces on a surface: everything on it, and all that one can do from it. */
export function Board(props: BoardProps) {
  const { table, area, angle, pieces, motion } = props;
  const { request } = table.snapshot;
  const { language } = table.settings;
  const { box, world, camera, focus, measuring, switches, chips, menu, press, onOverview } = useBoard(props);
  const open = pieces.find(({ id }) => id === menu.piece);
  const placed = usePlaced(props);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pieces inside are buttons; this only listens for them.
    <div
      ref={box}
      className={`board ${props.className} ${measuring.isOn ? 'is-measuring' : ''}`}
      onPointerOver={(event) => pointAt(table, event)}
      onPointerLeave={() => table.pointed && table.point(null)}
      onFocus={(event) => pointAt(table, event)}
      onKeyDown={(event) => onBoardKey(event, { table, camera, pieces }, (target) => press(target, false))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
      <svg className="board-canvas" role="group" aria-label={WORDS.board[language]}>
        {props.definitions}
        <g ref={world}>
          <World {...props} camera={camera} line={measuring.line} />
        </g>
        <LabelLayer
          {...{ camera, area, pieces, chips, placed }}
          moving={motion?.piece ?? null}
          pointed={props.pointed}
        />
      </svg>
      {request?.kind === 'place' && request.free && (
        <Refusal {...{ table, request, camera }} placeable={props.placeable} />
      )}
      <Minimap {...{ camera, area, angle, pieces, focus }} placing={table.draft.poses ?? NONE} />
      <Tools {...{ camera, language, onOverview }} tools={switches} isMeasuring={measuring.isOn} />
      {open && (
        <PieceMenu
          key={open.id}
          table={table}
          name={open.name}
          options={props.offered.get(open.id) ?? []}
          look={props.menu ?? {}}
          {...camera.toScreen(open.pose)}
          width={camera.box.width}
          onClose={menu.close}
        />
      )}
    </div>
  );
}

/** What is placed by hand, as it stands when that begins. */
function usePlaced({ table, begin, placeable }: BoardProps) {
  const { request } = table.snapshot;
  return useMemo(() => {
    if (request?.kind !== 'place' || !request.free) return NONE;
    const poses = begin ?? startOf(request);
    const placed = poses.map((pose, i) => ({
      pose,
      body: placeable(request.pieces[i] ?? request.pieces[0] ?? '').body,
    }));
    return placed.length === 1 ? [...placed, ...placed.map(handleOf)] : placed;
  }, [request, begin, placeable]);
}

/** What a board remembers and listens to. */
function useBoard(props: BoardProps) {
  const { table, area, angle, pieces, tools = NONE, chips: handed = NONE } = props;
  const { language, animation } = table.settings;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const [camera] = useState(() => new Camera(area, angle));
  const [piece, setMenu] = useState<string | null>(null);
  useFrame(box, world, camera, area, angle);
  const { acting } = props;
  const { request } = table.snapshot;
  const asked = useMemo(() => focusOf(request, table.focus, acting), [request, table.focus, acting]);
  const focus = props.focus ?? asked;
  useFocus(camera, focus, pieces, animation);
  useGlide(world, { ...props, animation });
  const measuring = useMeasuring(pieces, camera, props.ruler.say);
  const press = pressing(table, props.offered, setMenu);
  useGestures(box, camera, {
    begin: measuring.begin,
    drag: measuring.drag,
    tap: (at, target, touch) => {
      if (measuring.isOn) return;
      setMenu(null);
      if (!press(target, touch)) tapGround(table, camera.toTable(at), props.settle);
    },
  });
  const onOverview = () => (camera.couldRevisit() ? camera.revisit() : camera.overview());
  const switches = [...tools, measuring.tool(WORDS.measure[language])];
  useBoardKeys(box, { table, camera, pieces, tools: switches, onOverview });
  const { chip } = measuring;
  const chips = useMemo(() => (chip ? [...handed, chip] : handed), [handed, chip]);
  const menu = { piece, close: () => setMenu(null) };
  return { box, world, camera, focus, measuring, switches, chips, menu, press, onOverview };
}

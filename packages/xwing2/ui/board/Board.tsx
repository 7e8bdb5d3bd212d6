import type { Point } from '@rangefinder/geometry';
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import { choose } from '../choose.ts';
import { type Ghost, ghostsOf, shipOfRequest } from '../ghosts.ts';
import type { TableProps, XwingTable } from '../model.ts';
import { statsOf } from '../stats.ts';
import { WORDS } from '../words.ts';
import { AttackLine, attackChips, attackShown } from './AttackLine.tsx';
import { Camera } from './camera.ts';
import { GhostPieces } from './GhostPieces.tsx';
import { Ground } from './Ground.tsx';
import { useGestures } from './gestures.ts';
import { type Chip, LabelLayer } from './LabelLayer.tsx';
import { measureChip, Ruler } from './Measure.tsx';
import { PieceMenu } from './PieceMenu.tsx';
import { Pieces } from './Pieces.tsx';
import { PlaceGhosts } from './PlaceGhosts.tsx';
import { Placing } from './Placing.tsx';
import { type End, measured, optionsByPiece, placeOf } from './pieces.ts';
import { moverOf, shownPoses } from './playback.ts';
import { Reach } from './Reach.tsx';
import { Refusal } from './Refusal.tsx';
import { BoardDefinitions } from './Terrain.tsx';
import { Tools } from './Tools.tsx';
import { useGlide } from './useGlide.ts';

/** What the tools of the board show beside the pieces. */
export interface Tooling {
  readonly ranges: boolean;
  readonly arcs: boolean;
  readonly measure: boolean;
}

const NO_GHOSTS: readonly Ghost[] = [];

/** The table: everything on it, and all that one can do from it. */
export function Board({ table }: TableProps) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const [camera] = useState(() => new Camera());
  const [tooling, setTooling] = useState<Tooling>({ ranges: false, arcs: false, measure: false });
  const [ruler, setRuler] = useState<{ from: End; to: End } | null>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const angle = view.players[table.near]?.edge === 'top' ? 180 : 0;
  useFrame(box, world, camera, view.playArea, angle);

  const poses = useMemo(() => shownPoses(view, table.playing), [view, table.playing]);
  const moving = table.playing ? moverOf(table.playing.current.event) : null;
  useGlide(world, view, table.playing, table.settings.animation);

  const offered = useMemo(() => optionsByPiece(view, request), [view, request]);
  const ghosts = request ? ghostsOf(view, request) : NO_GHOSTS;
  const acting = request ? shipOfRequest(request) : null;
  const pointedPiece = pieceInQuestion(table);
  const pointedOption = table.pointed?.kind === 'option' ? table.pointed.key : null;
  const attack = useMemo(() => attackShown(table), [table]);
  const line = useMemo(() => ruler && measured(view, ruler.from, ruler.to), [view, ruler]);
  const chips = useMemo(
    (): Chip[] => [...attackChips(attack, language), ...(line ? [measureChip(line, language)] : [])],
    [attack, line, language],
  );

  const press = usePress(table, offered, setMenu);
  const endAt = (at: Point, target: Element | null): End => {
    const piece = target?.closest('[data-piece]')?.getAttribute('data-piece');
    return piece ? { piece } : { point: camera.toTable(at) };
  };
  useGestures(box, camera, {
    begin: (at, target) => {
      if (!tooling.measure) return false;
      const from = endAt(at, target);
      setRuler({ from, to: from });
      return true;
    },
    drag: (at, target) => setRuler((now) => now && { ...now, to: endAt(at, target) }),
    end: () => {},
    tap: (at, target, touch) => {
      if (tooling.measure) return;
      setMenu(null);
      if (!press(target, touch)) tapGround(table, camera.toTable(at));
    },
  });

  const inQuestion = pointedOption ?? table.draft.keys[0];
  const ghost = ghosts.find(({ key }) => key === inQuestion);
  const struck = ghost ? [...ghost.bumps, ...ghost.crosses.map(({ id }) => id)].join(' ') : '';
  const labelOf = useCallback(
    (key: string) => (request ? table.words.option(request, { key }) : key),
    [request, table.words],
  );
  // Whose arcs one wants to see: those of the ship that may shoot, or of the one pointed at.
  const shooter = request?.topic === 'attack' || (tooling.ranges && pointedPiece === null) ? acting : null;
  // A turret that is about to be turned shows where it would point.
  const turns = request?.topic === 'rotate' || request?.topic === 'point-turret';
  const turning = turns && pointedOption !== null ? acting : null;
  const ghostShip = view.ships.find(({ id }) => id === ghosts[0]?.ship);
  const reach = view.ships.filter(
    ({ id }) =>
      poses.has(id) &&
      (tooling.arcs || id === shooter || id === turning || (shooter === null && id === (pointedPiece ?? table.opened))),
  );
  const menuAt = menu === null ? null : placeOf(view, menu);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pieces inside are buttons; this only listens for them.
    <div
      ref={box}
      className={`xw xw-board ${tooling.measure ? 'is-measuring' : ''}`}
      onPointerOver={(event) => pointAt(table, event)}
      onPointerLeave={() => table.pointed && table.point(null)}
      onFocus={(event) => pointAt(table, event)}
      onKeyDown={(event) => onBoardKey(event, table, camera, view.playArea, angle, (target) => press(target, false))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
      <svg className="xw-canvas" role="group" aria-label={WORDS.board[language]}>
        <BoardDefinitions />
        <g ref={world}>
          <Ground playArea={view.playArea} nearEdge={angle === 180 ? 'top' : 'bottom'} hasStars />
          <Pieces.Below table={table} offered={offered} pointed={pointedPiece} struck={struck} />
          {reach.map((ship) => (
            <Reach
              key={ship.id}
              pose={poses.get(ship.id) ?? ship.pose}
              size={pilotCard(ship.pilot).type.size}
              side={ship.seat === table.near ? 'near' : 'far'}
              arcs={ship.id === turning ? (pointedOption ?? '') : statsOf(view, ship).arcs.join('+')}
              around={tooling.ranges && (ship.id === pointedPiece || ship.id === shooter || ship.id === table.opened)}
            />
          ))}
          <Pieces.Ships
            table={table}
            poses={poses}
            offered={offered}
            acting={acting}
            pointed={pointedPiece}
            struck={struck}
          />
          {ghostShip && (
            <GhostPieces
              ghosts={ghosts}
              type={pilotCard(ghostShip.pilot).type.id}
              size={pilotCard(ghostShip.pilot).type.size}
              pointed={pointedOption}
              marked={table.draft.keys[0] ?? ''}
              labelOf={labelOf}
            />
          )}
          {request?.kind === 'place' && !request.free && ghosts.length === 0 && (
            <PlaceGhosts table={table} request={request} pointed={pointedOption} />
          )}
          <AttackLine shown={attack} />
          {request?.kind === 'place' && request.free && <Placing table={table} request={request} camera={camera} />}
          {line && <Ruler line={line} tone="act" />}
        </g>
        <LabelLayer
          camera={camera}
          view={view}
          poses={poses}
          moving={moving?.id ?? null}
          near={table.near}
          pointed={pointedPiece}
          language={language}
          chips={chips}
        />
      </svg>
      <Refusal table={table} camera={camera} />
      <Tools
        camera={camera}
        language={language}
        tooling={tooling}
        onTooling={(next) => {
          setTooling(next);
          setRuler(null);
        }}
        onFit={() => camera.fit(view.playArea, angle)}
      />
      {menu !== null && menuAt && (
        <PieceMenu
          key={menu}
          table={table}
          piece={menu}
          options={offered.get(menu) ?? []}
          {...camera.toScreen(menuAt)}
          width={camera.box.width}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}

/** The camera follows the size of its box, and the drawing follows the camera. */
function useFrame(
  box: { readonly current: HTMLDivElement | null },
  world: { readonly current: SVGGElement | null },
  camera: Camera,
  playArea: number,
  angle: number,
): void {
  useLayoutEffect(() => {
    const shift = () => world.current?.setAttribute('transform', camera.transform());
    shift();
    return camera.subscribe(shift);
  }, [camera, world]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    camera.fit(playArea, angle, size());
    const watch = new ResizeObserver(() => camera.resize(playArea, angle, size()));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, camera, playArea, angle]);
}

/** The piece that is pointed at, or that the option pointed at is about. */
function pieceInQuestion({ pointed, snapshot: { view, events } }: XwingTable): string | null {
  if (pointed?.kind === 'piece') return pointed.id;
  if (pointed?.kind === 'event') return pieceOfEvent(events[pointed.index]?.event);
  if (pointed?.kind !== 'option') return null;
  return view.ships.find(({ id }) => id === pointed.key)?.id ?? null;
}

function pieceOfEvent(event: XwingEvent | undefined): string | null {
  if (!event) return null;
  if ('ship' in event) return event.ship;
  return event.type === 'attack' ? event.attack.attacker : null;
}

/** Tells the table what the pointer or the focus is on. */
function pointAt(table: XwingTable, event: SyntheticEvent<HTMLElement>): void {
  const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
  if (!(event.target instanceof Element) || touched) return;
  const option = event.target.closest('[data-option]')?.getAttribute('data-option');
  const piece = event.target.closest('[data-piece]')?.getAttribute('data-piece');
  const { pointed } = table;
  if (option) {
    if (pointed?.kind !== 'option' || pointed.key !== option) table.point({ kind: 'option', key: option });
  } else if (piece) {
    if (pointed?.kind !== 'piece' || pointed.id !== piece) table.point({ kind: 'piece', id: piece });
  } else if (pointed && pointed.kind !== 'event') table.point(null);
}

/**
 * What pressing something does: an option is chosen (a finger marks it first, as it cannot hover), a piece with one
 * option likewise, one with several opens its menu, any other piece its card. Answers whether there was anything.
 */
function usePress(
  table: XwingTable,
  offered: ReturnType<typeof optionsByPiece>,
  openMenu: (piece: string | null) => void,
) {
  return (target: Element, touch: boolean): boolean => {
    const option = target.closest('[data-option]')?.getAttribute('data-option');
    if (option) {
      choose(table, option, touch);
      return true;
    }
    const piece = target.closest('[data-piece]')?.getAttribute('data-piece');
    if (!piece) return false;
    const options = offered.get(piece) ?? [];
    const [only] = options;
    if (only && options.length === 1) choose(table, only.key, touch);
    else if (options.length > 1) openMenu(piece);
    else table.open(table.opened === piece ? null : piece);
    if (touch) table.point({ kind: 'piece', id: piece });
    return true;
  };
}

/** A tap on the empty table: the piece that is being placed comes there; anything open closes. */
function tapGround(table: XwingTable, { x, y }: Point): void {
  const { request } = table.snapshot;
  const pose = table.draft.poses?.[0];
  if (request?.kind === 'place' && request.free && pose) table.move([{ ...pose, x, y }]);
  else if (table.opened !== null) table.open(null);
}

const PAN = 60;

function onBoardKey(
  event: KeyboardEvent<HTMLElement>,
  table: XwingTable,
  camera: Camera,
  playArea: number,
  angle: number,
  press: (target: Element) => boolean,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  const piece = target instanceof Element ? target.closest('[data-piece], [data-option]') : null;
  if ((event.key === 'Enter' || event.key === ' ') && piece instanceof SVGElement) press(piece);
  else if (event.key === '+' || event.key === '=') camera.zoom(1.25);
  else if (event.key === '-') camera.zoom(0.8);
  else if (event.key === '0') camera.fit(playArea, angle);
  else if (event.key === '[') camera.zoom(1, undefined, -15);
  else if (event.key === ']') camera.zoom(1, undefined, 15);
  else if (event.key.startsWith('Arrow') && event.shiftKey) panBy(camera, event.key);
  else if (event.key.startsWith('Arrow')) moveFocus(event, camera, table);
  else return;
  event.preventDefault();
}

function panBy(camera: Camera, key: string): void {
  camera.pan(
    key === 'ArrowLeft' ? PAN : key === 'ArrowRight' ? -PAN : 0,
    key === 'ArrowUp' ? PAN : key === 'ArrowDown' ? -PAN : 0,
  );
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** From the piece that has the focus to the nearest one that way, as the screen shows it. */
function moveFocus(event: KeyboardEvent<HTMLElement>, camera: Camera, { snapshot: { view } }: XwingTable): void {
  const [dx, dy] = WAYS[event.key] ?? [0, 0];
  const pieces = [...event.currentTarget.querySelectorAll<SVGElement>('[data-piece]')].flatMap((element) => {
    const pose = placeOf(view, element.dataset.piece ?? '');
    return pose ? [{ element, at: camera.toScreen(pose) }] : [];
  });
  const now = pieces.find(({ element }) => element === document.activeElement)?.at;
  const ahead = pieces
    .filter(({ element }) => element !== document.activeElement)
    .map(({ element, at }) => {
      const x = at.x - (now?.x ?? camera.box.width / 2);
      const y = at.y - (now?.y ?? camera.box.height / 2);
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      return { element, along, cost: along + aside * 2 };
    })
    .filter(({ along }) => !now || along > 1)
    .sort((a, b) => a.cost - b.cost);
  ahead[0]?.element.focus();
}

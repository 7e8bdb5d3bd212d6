import type { Point } from '@rangefinder/geometry';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Ghost, ghostsOf } from '../ghosts.ts';
import { shownPast, type TableProps } from '../model.ts';
import { WORDS } from '../words.ts';
import { attackChips, attackShown } from './AttackLine.tsx';
import { Camera } from './camera.ts';
import { useGestures } from './gestures.ts';
import { onBoardKey, useBoardKeys } from './keyboard.ts';
import { type Chip, LabelLayer } from './LabelLayer.tsx';
import { measureChip } from './Measure.tsx';
import { PieceMenu } from './PieceMenu.tsx';
import { type End, measured, optionsByPiece, placeOf } from './pieces.ts';
import { moverOf, shownPoses } from './playback.ts';
import { pieceInQuestion, pointAt, pressing, tapGround } from './pointing.ts';
import { Refusal } from './Refusal.tsx';
import { BoardDefinitions } from './Terrain.tsx';
import { Tools } from './Tools.tsx';
import { partOf, useFrame } from './useFrame.ts';
import { useGlide } from './useGlide.ts';
import { World } from './World.tsx';

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
  const { language, animation } = table.settings;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const [camera] = useState(() => new Camera());
  const [tooling, setTooling] = useState<Tooling>({ ranges: false, arcs: false, measure: false });
  const [ruler, setRuler] = useState<{ from: End; to: End } | null>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const angle = view.players[table.near]?.edge === 'top' ? 180 : 0;
  useFrame(box, world, camera, view.playArea, angle);
  const playing = shownPast(table);
  useGlide(world, view, playing, animation);

  const poses = useMemo(() => shownPoses(view, playing), [view, playing]);
  const offered = useMemo(() => optionsByPiece(view, request), [view, request]);
  const ghosts = request ? ghostsOf(view, request) : NO_GHOSTS;
  const part = useMemo(() => partOf(view, ghosts), [view, ghosts]);
  useLayoutEffect(() => camera.look(part, view.playArea, angle), [camera, part, view.playArea, angle]);
  const attack = useMemo(() => attackShown(table), [table]);
  const line = useMemo(() => ruler && measured(view, ruler.from, ruler.to), [view, ruler]);
  const chips = useMemo(
    (): Chip[] => [...attackChips(attack, language), ...(line ? [measureChip(line, language)] : [])],
    [attack, line, language],
  );

  const press = pressing(table, offered, setMenu);
  const endAt = (at: Point, target: Element | null): End => {
    const piece = target?.closest('[data-piece]')?.getAttribute('data-piece');
    return piece ? { piece } : { point: camera.toTable(at) };
  };
  useGestures(box, camera, {
    begin: (at, target) => {
      if (tooling.measure) setRuler({ from: endAt(at, target), to: endAt(at, target) });
      return tooling.measure;
    },
    drag: (at, target) => setRuler((now) => now && { ...now, to: endAt(at, target) }),
    tap: (at, target, touch) => {
      if (tooling.measure) return;
      setMenu(null);
      if (!press(target, touch)) tapGround(table, camera.toTable(at));
    },
  });

  const onTooling = (next: Tooling) => {
    setTooling(next);
    setRuler(null);
  };
  const onFit = () => {
    camera.look(null, view.playArea, angle);
    camera.fit(view.playArea, angle);
  };
  useBoardKeys(box, { table, camera, tooling, onTooling, onFit });

  const menuAt = menu === null ? null : placeOf(view, menu);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pieces inside are buttons; this only listens for them.
    <div
      ref={box}
      className={`xw xw-board ${tooling.measure ? 'is-measuring' : ''}`}
      onPointerOver={(event) => pointAt(table, event)}
      onPointerLeave={() => table.pointed && table.point(null)}
      onFocus={(event) => pointAt(table, event)}
      onKeyDown={(event) => onBoardKey(event, table, camera, (target) => press(target, false))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
      <svg className="xw-canvas" role="group" aria-label={WORDS.board[language]}>
        <BoardDefinitions />
        <g ref={world}>
          <World
            {...{ table, camera, poses, offered, ghosts, tooling, attack, line }}
            nearEdge={angle === 180 ? 'top' : 'bottom'}
          />
        </g>
        <LabelLayer
          {...{ camera, view, poses, language, chips }}
          moving={playing ? (moverOf(playing.current.event)?.id ?? null) : null}
          near={table.near}
          pointed={pieceInQuestion(table)}
        />
      </svg>
      <Refusal table={table} camera={camera} />
      <Tools camera={camera} language={language} tooling={tooling} onTooling={onTooling} onFit={onFit} />
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

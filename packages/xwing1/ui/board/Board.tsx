import { Board as PieceBoard } from '@rangefinder/board';
import {
  Above,
  attackChips,
  BANDS,
  focusOf,
  type Ghost,
  MENU,
  pieceInQuestion,
  Space,
  SpaceDefinitions,
  sayRange,
  shipOfRequest,
  shownPast,
  useTooling,
} from '@rangefinder/xwing/ui';
import { useMemo } from 'react';
import { ARC_LINES } from '../../src/rules/measure.ts';
import type { XwingView } from '../../src/view.ts';
import { ghostsOf } from '../ghosts.ts';
import type { TableProps } from '../model.ts';
import { namesOf } from '../names.ts';
import { tokenLook } from '../stats.ts';
import { attackShown } from './attack.ts';
import { BombGhosts } from './BombGhosts.tsx';
import { Marks } from './Marks.tsx';
import { optionsOnTable } from './options.ts';
import { boardPieces } from './pieces.tsx';
import { placeableIn } from './placeable.tsx';
import { hurtBy, motionOf, posesShown } from './playback.ts';
import { settling } from './settle.ts';

const NO_GHOSTS: readonly Ghost[] = [];
const NOTHING: readonly string[] = [];

/** The table: ships, obstacles and bombs in space. */
export function Board({ table }: TableProps) {
  const { snapshot, near, settings, draft, pointed } = table;
  const { view, request } = snapshot;
  const { language } = settings;
  const { ranges, arcs, tools } = useTooling(language);
  const playing = shownPast(table);
  const poses = useMemo(() => posesShown(view, playing), [view, playing]);
  const offered = useMemo(() => optionsOnTable(view, request), [view, request]);
  const ghosts = request ? ghostsOf(view, request) : NO_GHOSTS;
  const pieces = useMemo(
    () => boardPieces({ view, request, near, language, poses }),
    [view, request, near, language, poses],
  );
  const focus = useMemo(() => focusOf(view, ghosts), [view, ghosts]);
  const attack = useMemo(() => attackShown(table), [table]);
  const chips = useMemo(() => attackChips(attack, (ids) => namesOf(ids, language), language), [attack, language]);
  const placeable = useMemo(() => placeableIn(view, language), [view, language]);
  const settle = useMemo(() => settling(request), [request]);
  const current = playing?.current.event;
  const motion = useMemo(() => (current ? motionOf(view, current) : null), [view, current]);
  const area = useMemo(() => ({ width: view.playArea, height: view.playArea }), [view.playArea]);
  const angle = view.players[near]?.edge === 'top' ? 180 : 0;
  const option = pointed?.kind === 'option' ? pointed.key : null;
  const ghost = ghosts.find(({ key }) => key === (option ?? draft.keys[0]));
  const struck = useMemo(() => (ghost ? [...ghost.bumps, ...ghost.crosses.map(({ id }) => id)] : NOTHING), [ghost]);
  return (
    <PieceBoard
      className="xw"
      {...{ table, area, angle, pieces, offered, focus, chips, placeable, settle, struck, tools, playing, motion }}
      acting={request ? shipOfRequest(request) : null}
      pointed={pieceInQuestion(table)}
      definitions={<SpaceDefinitions />}
      ground={<Space side={view.playArea} nearEdge={angle === 180 ? 'top' : 'bottom'} />}
      marks={<Marks table={table} poses={poses} ranges={ranges} arcs={arcs} />}
      above={
        <>
          <BombGhosts table={table} />
          <Above {...{ table, ghosts, ship: shipOfGhosts(view, ghosts), lines: ARC_LINES, option, attack }} />
        </>
      }
      drawsCandidates={ghosts.length > 0}
      menu={MENU}
      ruler={{ bands: BANDS, ticks: 100, say: (distance) => sayRange(distance, language) }}
      hurt={current ? hurtBy(current) : null}
    />
  );
}

function shipOfGhosts({ ships }: XwingView, ghosts: readonly Ghost[]) {
  const ship = ships.find(({ id }) => id === ghosts[0]?.ship);
  return ship ? tokenLook(ship.pilot) : null;
}

import { Board as PieceBoard } from '@rangefinder/board';
import {
  attackChips,
  BANDS,
  type Ghost,
  MENU,
  Space,
  SpaceDefinitions,
  sayRange,
  useTooling,
} from '@rangefinder/xwing/ui';
import { useMemo } from 'react';
import { ghostsOf, shipOfRequest } from '../ghosts.ts';
import { shownPast, type TableProps } from '../model.ts';
import { namesOf } from '../names.ts';
import { attackShown } from './attack.ts';
import { focusOf } from './focus.ts';
import { Above, Marks } from './Marks.tsx';
import { optionsByPiece } from './options.ts';
import { boardPieces } from './pieces.tsx';
import { placeableIn } from './placeable.tsx';
import { hurtBy, motionOf, posesShown } from './playback.ts';
import { pieceInQuestion } from './pointing.ts';

const NO_GHOSTS: readonly Ghost[] = [];
const NOTHING: readonly string[] = [];

/** The table: ships, obstacles, devices and markers in space. */
export function Board({ table }: TableProps) {
  const { snapshot, near, settings, draft, pointed } = table;
  const { view, request, seats } = snapshot;
  const { language } = settings;
  const { ranges, arcs, tools } = useTooling(language);
  const playing = shownPast(table);
  const poses = useMemo(() => posesShown(view, playing), [view, playing]);
  const offered = useMemo(() => optionsByPiece(view, request), [view, request]);
  const ghosts = request ? ghostsOf(view, request) : NO_GHOSTS;
  const pieces = useMemo(
    () => boardPieces({ view, request, seats, near, language, poses }),
    [view, request, seats, near, language, poses],
  );
  const focus = useMemo(() => focusOf(view, ghosts), [view, ghosts]);
  const attack = useMemo(() => attackShown(table), [table]);
  const chips = useMemo(() => attackChips(attack, (ids) => namesOf(ids, language), language), [attack, language]);
  const placeable = useMemo(() => placeableIn(view, language), [view, language]);
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
      {...{ table, area, angle, pieces, offered, focus, chips, placeable, struck, tools, playing, motion }}
      acting={request ? shipOfRequest(request) : null}
      pointed={pieceInQuestion(table)}
      definitions={<SpaceDefinitions />}
      ground={<Space side={view.playArea} nearEdge={angle === 180 ? 'top' : 'bottom'} />}
      marks={<Marks table={table} poses={poses} ranges={ranges} arcs={arcs} />}
      above={<Above table={table} ghosts={ghosts} option={option} attack={attack} />}
      drawsCandidates={ghosts.length > 0}
      menu={MENU}
      ruler={{ bands: BANDS, ticks: 100, say: (distance) => sayRange(distance, language) }}
      hurt={current ? hurtBy(current) : null}
    />
  );
}

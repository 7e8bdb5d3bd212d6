import type { Nearest, Pose } from '@rangefinder/geometry';
import { useCallback } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import { type Ghost, shipOfRequest } from '../ghosts.ts';
import type { TableProps, XwingTable } from '../model.ts';
import { statsOf } from '../stats.ts';
import { AttackLine, type ShownAttack } from './AttackLine.tsx';
import type { Tooling } from './Board.tsx';
import type { Camera } from './camera.ts';
import { GhostPieces } from './GhostPieces.tsx';
import { Ground } from './Ground.tsx';
import { Ruler } from './Measure.tsx';
import { Pieces } from './Pieces.tsx';
import { PlaceGhosts } from './PlaceGhosts.tsx';
import { Placing } from './Placing.tsx';
import type { optionsByPiece } from './pieces.ts';
import { pieceInQuestion } from './pointing.ts';
import { Reach } from './Reach.tsx';

interface WorldProps extends TableProps {
  readonly camera: Camera;
  readonly nearEdge: 'bottom' | 'top';
  readonly poses: ReadonlyMap<string, Pose>;
  readonly offered: ReturnType<typeof optionsByPiece>;
  readonly ghosts: readonly Ghost[];
  readonly tooling: Tooling;
  readonly attack: ShownAttack | null;
  /** What is being measured. */
  readonly line: Nearest | null;
}

/** Everything on the table, in millimetres, from the ground up. */
export function World({ table, camera, nearEdge, poses, offered, ghosts, tooling, attack, line }: WorldProps) {
  const { view, request } = table.snapshot;
  const pointed = pieceInQuestion(table);
  const option = table.pointed?.kind === 'option' ? table.pointed.key : null;
  const ghost = ghosts.find(({ key }) => key === (option ?? table.draft.keys[0]));
  const struck = ghost ? [...ghost.bumps, ...ghost.crosses.map(({ id }) => id)].join(' ') : '';
  const acting = request ? shipOfRequest(request) : null;
  const shared = { table, offered, pointed, struck };
  return (
    <>
      <Ground playArea={view.playArea} nearEdge={nearEdge} hasStars />
      <Pieces.Below {...shared} />
      <Reaches table={table} poses={poses} tooling={tooling} />
      <Pieces.Ships {...shared} poses={poses} acting={acting} />
      <Moves table={table} ghosts={ghosts} option={option} />
      <AttackLine shown={attack} />
      {request?.kind === 'place' && request.free && <Placing table={table} request={request} camera={camera} />}
      {line && <Ruler line={line} tone="act" />}
    </>
  );
}

/** Where something could be moved or placed. */
function Moves({
  table,
  ghosts,
  option,
}: TableProps & Pick<WorldProps, 'ghosts'> & { readonly option: string | null }) {
  const { view, request } = table.snapshot;
  const { words } = table;
  const labelOf = useCallback((key: string) => (request ? words.option(request, { key }) : key), [request, words]);
  const ship = view.ships.find(({ id }) => id === ghosts[0]?.ship);
  if (ship) {
    const { id, size } = pilotCard(ship.pilot).type;
    const marked = table.draft.keys[0] ?? '';
    return <GhostPieces ghosts={ghosts} type={id} size={size} pointed={option} marked={marked} labelOf={labelOf} />;
  }
  if (request?.kind !== 'place' || request.free) return null;
  return <PlaceGhosts table={table} request={request} pointed={option} />;
}

/** Arcs and ranges of the ships one asks about. */
function Reaches({ table, poses, tooling }: Pick<WorldProps, 'table' | 'poses' | 'tooling'>) {
  const { view } = table.snapshot;
  const { shooter, turning, pointed } = shipsAskedAbout(table, tooling);
  const arcsOf = (id: string) => (id === turning?.ship ? turning.arcs : undefined);
  return view.ships.flatMap((ship) => {
    const pose = poses.get(ship.id);
    const asked = ship.id === shooter || ship.id === turning?.ship || (shooter === null && ship.id === pointed);
    if (!pose || !(tooling.arcs || asked)) return [];
    return (
      <Reach
        key={ship.id}
        pose={pose}
        size={pilotCard(ship.pilot).type.size}
        side={ship.seat === table.near ? 'near' : 'far'}
        arcs={arcsOf(ship.id) ?? statsOf(view, ship).arcs.join('+')}
        around={tooling.ranges && asked}
      />
    );
  });
}

/** The ship that may shoot, the one whose turret is about to turn, and the one that is pointed at. */
function shipsAskedAbout(table: XwingTable, tooling: Tooling) {
  const { request } = table.snapshot;
  const acting = request ? shipOfRequest(request) : null;
  const piece = pieceInQuestion(table);
  const turns = request?.topic === 'rotate' || request?.topic === 'point-turret';
  return {
    shooter: request?.topic === 'attack' || (tooling.ranges && piece === null) ? acting : null,
    turning:
      turns && acting !== null && table.pointed?.kind === 'option' ? { ship: acting, arcs: table.pointed.key } : null,
    pointed: piece ?? table.opened,
  };
}

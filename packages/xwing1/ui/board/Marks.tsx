import { type MarksProps, pieceInQuestion, Reach, shipOfRequest } from '@rangefinder/xwing/ui';
import type { XwingEvent } from '../../src/events.ts';
import type { XwingView } from '../../src/view.ts';
import type { XwingModel } from '../model.ts';
import { statsOf, tokenLook } from '../stats.ts';

/** Arcs and ranges of the ships one asks about; a primary turret reaches all around (xw1.turret-primary-weapon.1). */
export function Marks({ table, poses, ranges, arcs }: MarksProps<XwingView, XwingEvent>) {
  const { view } = table.snapshot;
  const { shooter, turning, pointed } = shipsAskedAbout(table, ranges);
  return view.ships.flatMap((ship) => {
    const pose = poses.get(ship.id);
    const asked = ship.id === shooter || ship.id === turning?.ship || (shooter === null && ship.id === pointed);
    if (!pose || !(arcs || asked)) return [];
    const { size, lines } = tokenLook(ship.pilot);
    const stats = statsOf(view, ship);
    const inRings = ranges && asked;
    return (
      <Reach
        key={ship.id}
        pose={pose}
        size={size}
        lines={lines}
        side={ship.seat === table.near ? 'near' : 'far'}
        arcs={ship.id === turning?.ship ? turning.arcs : stats.arcs.join('+')}
        around={inRings || (stats.around && asked)}
        edges={!inRings}
      />
    );
  });
}

/** The ship that may shoot, the one whose turret is about to turn, and the one that is pointed at. */
function shipsAskedAbout(table: XwingModel, ranges: boolean) {
  const { request } = table.snapshot;
  const acting = request ? shipOfRequest(request) : null;
  const piece = pieceInQuestion(table);
  const turns = request?.topic === 'rotate' || request?.topic === 'point-turret';
  return {
    shooter: request?.topic === 'attack' || (ranges && piece === null) ? acting : null,
    turning:
      turns && acting !== null && table.pointed?.kind === 'option' ? { ship: acting, arcs: table.pointed.key } : null,
    pointed: piece ?? table.opened,
  };
}

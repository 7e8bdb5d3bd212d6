import { type MarksProps, pieceInQuestion, Reach, shipOfRequest } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import { ARC_LINES } from '../../src/rules/measure.ts';
import type { XwingView } from '../../src/view.ts';
import type { XwingModel } from '../model.ts';
import { statsOf } from '../stats.ts';

/** Arcs and ranges of the ships one asks about. */
export function Marks({ table, poses, ranges, arcs }: MarksProps<XwingView, XwingEvent>) {
  const { view } = table.snapshot;
  const { shooter, turning, pointed } = shipsAskedAbout(table, ranges);
  const arcsOf = (id: string) => (id === turning?.ship ? turning.arcs : undefined);
  return view.ships.flatMap((ship) => {
    const pose = poses.get(ship.id);
    const asked = ship.id === shooter || ship.id === turning?.ship || (shooter === null && ship.id === pointed);
    if (!pose || !(arcs || asked)) return [];
    return (
      <Reach
        key={ship.id}
        pose={pose}
        size={pilotCard(ship.pilot).type.size}
        lines={ARC_LINES}
        side={ship.seat === table.near ? 'near' : 'far'}
        arcs={arcsOf(ship.id) ?? statsOf(view, ship).arcs.join('+')}
        around={ranges && asked}
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

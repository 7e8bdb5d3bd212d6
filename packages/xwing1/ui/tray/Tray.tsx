import type { Language } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import {
  attackDice,
  Dial,
  DialRow,
  type DialShip,
  DiceTray,
  type Ghost,
  Obstacles,
  shipOfRequest,
  troubleOf,
} from '@rangefinder/xwing/ui';
import { memo, useMemo } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingView } from '../../src/view.ts';
import { ghostsOf } from '../ghosts.ts';
import { insteadWords } from '../instead.ts';
import type { TableProps, XwingModel } from '../model.ts';
import { boardNames, fullName } from '../names.ts';
import { asksForManeuver, asksForObstacle } from '../requests.ts';
import { statsOf } from '../stats.ts';
import { COLOURS } from '../words.ts';

/** Between the question and its buttons: the obstacles to place, the dial while one plans, the dice while one shoots. */
export const Tray = memo(function Tray({ table }: TableProps) {
  const { view, request } = table.snapshot;
  if (request && asksForManeuver(request)) return <Planning table={table} />;
  if (request?.kind === 'pick' && asksForObstacle(request)) return <Obstacles table={table} request={request} />;
  if (view.phase === 'planning' && request?.topic === 'dials-ready')
    return <DialRow table={table} ships={dialShips(table)} now={null} />;
  const dice = attackDice(table);
  return dice && <DiceTray table={table} dice={dice} nameOf={(ship) => fullName(ship, table.settings.language)} />;
}, looksTheSame);

function Planning({ table }: TableProps) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const id = request ? shipOfRequest(request) : null;
  const ghosts = useMemo(
    () => new Map(request ? ghostsOf(view, request).map((one) => [one.key, one]) : []),
    [view, request],
  );
  const ship = view.ships.find((one) => one.id === id);
  if (!ship || request?.kind !== 'pick') return null;
  return (
    <div className="xw xw-planning">
      {request.topic === 'set-dial' && <DialRow table={table} ships={dialShips(table)} now={ship.id} />}
      <Dial
        dial={pilotCard(ship.pilot).dial}
        language={language}
        colours={COLOURS}
        choosing={{
          table,
          request,
          difficultyOf: (key) => ghosts.get(key)?.difficulty ?? null,
          troubleOf: (key) => troubleOf(ghosts.get(key), (ghost) => instead(view, ghost, language), language),
        }}
      />
    </div>
  );
}

function instead(view: XwingView, ghost: Ghost, language: Language): string | null {
  return insteadWords(view, ghost)?.[language] ?? null;
}

/** The dials of all own ships. */
function dialShips(table: XwingModel): readonly DialShip[] {
  const { view } = table.snapshot;
  const own = view.ships.filter(({ seat, place }) => seat === table.near && place === 'play');
  const names = boardNames(own, table.settings.language);
  return own.map((ship) => ({
    id: ship.id,
    rank: statsOf(view, ship).skill,
    name: names.get(ship.id) ?? '',
    dial: ship.dial,
    difficulty: pilotCard(ship.pilot).maneuvers.get(ship.dial ?? '')?.difficulty ?? 'white',
  }));
}

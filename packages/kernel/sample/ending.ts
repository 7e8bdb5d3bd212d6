import type { Seat } from '../src/index.ts';
import { crewOf, FIELD, type SalvageState, type SalvageTable, WRECKS } from './state.ts';

/** Counts the points and says who won. */
export function endMatch(table: SalvageTable): void {
  const { state } = table;
  const points = [pointsOf(state, 0), pointsOf(state, 1)];
  const [first = 0, second = 0] = points;
  // salvage.end.4
  const lead = first - second || state.crews[0].fuel - state.crews[1].fuel;
  const winner = lead > 0 ? 0 : lead < 0 ? 1 : null;
  state.outcome = { winner, rule: 'salvage.end.4' };
  table.emit({ type: 'over', rule: 'salvage.end.4', points, winner });
}

function pointsOf(state: SalvageState, seat: Seat): number {
  const { contract } = crewOf(state, seat);
  let points = 0;
  for (const buoy of state.field) {
    if (buoy.seat !== seat) continue;
    points += WRECKS[buoy.wreck]; // salvage.end.1
    if (buoy.wreck === contract) points += 2; // salvage.end.2
    if (buoy.pose.y < FIELD / 2 === (seat === 0)) points += 1; // salvage.end.3
  }
  return points;
}

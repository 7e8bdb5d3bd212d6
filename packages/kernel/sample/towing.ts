import type { CandidateOf, Pose, Procedure, Seat, Violation } from '../src/index.ts';
import { loseFuel } from './abilities.ts';
import { place, refuse, type Topics } from './ask.ts';
import { BUOY_RADIUS, type Card, FIELD, type SalvageState, type SalvageTable } from './state.ts';

/** The winner's card: a buoy for a wreck, a blow for a mine. */
export function* towCard(table: SalvageTable, seat: Seat, card: Card): Procedure<void> {
  if (card === 'mine') {
    yield* loseFuel(table, seat, 3);
    return;
  }
  const { poses } = yield* place({
    seat,
    rule: 'salvage.tow.1',
    topic: 'place-buoy',
    about: { wreck: card },
    pieces: [card],
    candidates: gridPlaces(table.state),
    check: ([pose]) => (pose ? whyNot(table.state, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  table.state.field.push({ wreck: card, seat, pose });
  table.emit({ type: 'buoy', rule: 'salvage.tow.1', seat, wreck: card, pose });
}

/** Why a buoy cannot lie here; undefined when it can. */
function whyNot(state: SalvageState, { x, y }: Pose): Violation | undefined {
  const inside = (n: number) => n >= BUOY_RADIUS && n <= FIELD - BUOY_RADIUS;
  if (!inside(x) || !inside(y)) return refuse('salvage.tow.1', 'buoy-outside');
  const overlaps = state.field.some(({ pose }) => Math.hypot(pose.x - x, pose.y - y) < 2 * BUOY_RADIUS);
  return overlaps ? refuse('salvage.tow.2', 'buoy-overlaps') : undefined;
}

/** A grid of legal places. A buoy blocks at most four of the 25 and there are at most seven: some are always free. */
function gridPlaces(state: SalvageState): CandidateOf<Topics['place-buoy']>[] {
  const places: CandidateOf<Topics['place-buoy']>[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const pose = { x: 30 + column * 60, y: 30 + row * 60, heading: 0 };
      if (whyNot(state, pose)) continue;
      places.push({ key: `at:${pose.x},${pose.y}`, about: { column, row }, poses: [pose] });
    }
  }
  return places;
}

import { expect, test } from 'vitest';
import { mini, sceneOf } from '../../test/field.ts';
import { flightTo } from './flight.ts';
import { moveOf } from './moves.ts';

/** A leader 50 mm from where it would leave, and friends side by side at the edge; with a gap, if any, in some direction. */
function flightPast(gap: number | null) {
  const leader = mini('storm-1', 900, 63.5);
  const at = 900 + 50 * Math.tan(((gap ?? 0) * Math.PI) / 180);
  const beside = gap === null ? 13.5 : 27.2;
  const friends = Array.from({ length: 20 }, (_, i) => [at - beside - 27 * i, at + beside + 27 * i])
    .flat()
    .map((x, i) => mini(`friend-${i}`, x, 13.5));
  return flightTo(sceneOf([leader, ...friends]), leader, moveOf('standard', 2), 180);
}

// legion.panic.4, .6: friends may be passed, but nobody ends over them.
test('who panics leaves the battlefield by a gap as wide as its base, straight on or well to either side', () => {
  for (const gap of [0, 5, 10, 15, 20, 30, 40, 50, 60]) {
    for (const side of [gap, -gap]) expect(flightPast(side), `${side}`).toMatchObject({ leaves: true });
  }
});

test('who finds no gap at the edge stays as near to it as there is room', () => {
  const { leaves, ends } = flightPast(null);
  expect(leaves).toBe(false);
  expect(ends.length).toBeGreaterThan(0);
  for (const { pose } of ends) expect(pose.y).toBeGreaterThan(13.5);
});

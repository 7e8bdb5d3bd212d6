import { cos, sin } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { mini, round, sceneOf } from '../../test/field.ts';
import { wayAboard } from './boarding.ts';
import { legOf, moveOf } from './moves.ts';

test('a leader with a facing boards along every bend of its tool, to either side, and no further', () => {
  const move = moveOf('standard', 3);
  const rider = mini('rider-1', 500, 300, { base: round(50), type: 'creature' });
  const leg = legOf(rider.base, move.kind, 3);
  /** A vehicle at the far end of the bent tool, some millimetres beyond contact: a tool bent by one degree more or less ends before it. */
  const boards = (bend: number, beyond: number) => {
    const far = leg + 25 + 35 + beyond;
    const [x, y] = [500 + far * sin(bend), 300 + leg + far * cos(bend)];
    const vehicle = mini('truck-1', x, y, { base: round(70), type: 'ground' });
    return wayAboard(sceneOf([rider, vehicle]), rider, move, vehicle) !== null;
  };
  for (let bend = -90; bend <= 90; bend += 15) {
    expect(boards(bend, 0.02), `${bend}`).toBe(true);
    expect(boards(bend, 1), `${bend}`).toBe(false);
  }
});

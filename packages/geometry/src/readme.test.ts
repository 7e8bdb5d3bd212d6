import { expect, test } from 'vitest';
import { alongPath, backUp, nearest, ORIGIN, pathFrom, placed, reachOf, rectangle } from './index.ts';

test('the example of the README', () => {
  const base = rectangle(40, 40);
  const other = placed(base, { x: 45, y: 110, heading: 200 });
  const bank = pathFrom(ORIGIN, 40, [{ kind: 'arc', radius: 80, turn: 45 }]);
  const stop = backUp(alongPath(bank, 40, reachOf([base])), [base], [[other]]);
  expect(stop).toMatchObject({ free: true, touched: [0] });
  expect(nearest(placed(base, stop.pose), other).distance).toBeLessThan(0.05);
});

import { type Procedure, pickOne, type Seat } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { legalBoosts, legalRolls, moveTo, type Reposition } from './reposition.ts';
import { rotateShip } from './rotateship.ts';
import { gainToken, tractorThreshold } from './tokens.ts';

export function isTractored(t: XTable, ship: Ship): boolean {
  return ship.tokens.tractor >= tractorThreshold(t, ship);
}

/** xw2.tractor.2: the first time in a round, whoever tractors the ship may move it. */
export function* becomeTractored(t: XTable, ship: Ship, by: Seat): Procedure<void> {
  if (ship.tractored) return;
  ship.tractored = true;
  // xw2.tractor.3, .4: a barrel roll or boost with the 1 straight; xw2.tractor.5: not over obstacles.
  const ends: Reposition[] = [
    ...legalRolls(t, ship, 1, 'tractor'),
    ...legalBoosts(t, ship, ['straight'], 1, 'tractor'),
  ];
  if (ends.length === 0) return;
  const options = [...ends.map((end) => ({ key: end.key, end })), { key: 'none', end: null }];
  const { end } = yield* pickOne({
    seat: by,
    topic: 'tractor',
    rule: 'xw2.tractor.2',
    about: { ship: ship.id },
    options,
  });
  if (!end) return;
  yield* moveTo(t, ship, end, 'tractor', 'xw2.tractor.3');
  // xw2.tractor.6: moved by an opponent, its owner may turn it.
  if (by !== ship.seat && ship.place === 'play') yield* mayRotate(t, ship);
}

function* mayRotate(t: XTable, ship: Ship): Procedure<void> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'tractor-rotate',
    rule: 'xw2.tractor.6',
    about: { ship: ship.id },
    options: [{ key: 'none' }, { key: 'left' }, { key: 'right' }],
  });
  if (key === 'none') return;
  // xw2.rotate-ship.3: where there is no room for it, nothing of it happens.
  const turned = rotateShip(t, ship, key === 'left' ? -90 : 90, 'xw2.tractor.6');
  if (turned) yield* gainToken(t, ship, 'stress', 1, { rule: 'xw2.tractor.7', by: ship.seat });
}

import type { Procedure, Seat } from '@rangefinder/kernel';
import { boostTo, type Reposition, refusedEnds } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { allRolls, moveTo, whyNotThere } from './reposition.ts';
import { hasRoomToRotate, refusedTurns, rotateShip } from './rotateship.ts';
import { gainToken } from './tokens.ts';

/** xw2.tractor.2: the first time in a round, whoever tractors the ship may move it. */
export function* becomeTractored(t: XTable, ship: Ship, by: Seat): Procedure<void> {
  if (ship.tractored) return;
  ship.tractored = true;
  // xw2.tractor.3, .4: a barrel roll or boost with the 1 straight; xw2.tractor.5: not over obstacles.
  const ends = [...allRolls(t, ship, 1, 'tractor'), boostTo(t, ship, 'straight', 1)];
  const whyNot = (end: Reposition) => whyNotThere(t, ship, end, 'tractor');
  const legal = ends.filter((end) => !whyNot(end));
  if (legal.length === 0) return;
  const options = [
    ...legal.map((end) => ({ key: end.key, about: end.about, end })),
    { key: 'none' as const, end: null },
  ];
  const { end } = yield* pickOne({
    seat: by,
    topic: 'tractor',
    rule: 'xw2.tractor.2',
    about: { ship: ship.id },
    options,
    refused: () => refusedEnds(ends, whyNot),
  });
  if (!end) return;
  yield* moveTo(t, ship, end, 'tractor', 'xw2.tractor.3');
  // xw2.tractor.6: moved by an opponent, its owner may turn it.
  if (by !== ship.seat && ship.place === 'play') yield* mayRotate(t, ship);
}

const TURNS = [
  { key: 'left', about: { degrees: -90 } },
  { key: 'right', about: { degrees: 90 } },
];

function* mayRotate(t: XTable, ship: Ship): Procedure<void> {
  const { about } = yield* pickOne({
    seat: ship.seat,
    topic: 'tractor-rotate',
    rule: 'xw2.tractor.6',
    about: { ship: ship.id },
    options: [
      { key: 'none', about: undefined },
      ...TURNS.filter((turn) => hasRoomToRotate(t, ship, turn.about.degrees)),
    ],
    refused: () => refusedTurns(t, ship, TURNS),
  });
  if (!about) return;
  rotateShip(t, ship, about.degrees, 'xw2.tractor.6');
  yield* gainToken(t, ship, 'stress', 1, { rule: 'xw2.tractor.7', by: ship.seat });
}

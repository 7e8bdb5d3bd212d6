import type { Pose } from '@rangefinder/geometry';
import type { Candidate, Procedure, Violation } from '@rangefinder/kernel';
import { baseAt, playerOf } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { refuse } from '../../../refusals.ts';
import { placeAtEdge, placeFromReserve, whyNoRoom, whyTooNear } from '../../../rules/reserve.ts';
import { pointTurretOf } from '../../../rules/setup.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

const FETT = 'xw2.faq-deployment.1';

const STEPS = [-60, -40, -20, 0, 20, 40, 60];
const HEADINGS = [0, 90, 180, 270];

/** Poses round the obstacles: a thousand, of which few are allowed, so only those are given a key. */
function placesAtObstacles(t: XTable, isAllowed: (pose: Pose) => boolean): Candidate[] {
  const places: Candidate[] = [];
  for (const { id, pose: middle } of t.state.obstacles) {
    for (const x of STEPS) {
      for (const y of STEPS) {
        for (const heading of HEADINGS) {
          const pose: Pose = { x: Math.round(middle.x) + x, y: Math.round(middle.y) + y, heading };
          if (isAllowed(pose)) places.push({ key: `${id}:${x},${y}:${heading}`, poses: [pose] });
        }
      }
    }
  }
  return places;
}

function whyNotLurk(t: XTable, ship: Ship, pose: Pose): Violation | undefined {
  const base = baseAt(t.sizeOf(ship), pose);
  if (!t.state.obstacles.some((obstacle) => t.isTouching(base, obstacle))) return refuse(FETT, 'not-at-obstacle');
  return whyTooNear(t, ship, pose, FETT) ?? whyNoRoom(t, ship, pose, FETT);
}

/** At range 0 of an obstacle and beyond range 3 of every enemy, or else near its own edge. */
function* lurk(t: XTable, ship: Ship): Procedure<void> {
  const check = (pose: Pose) => whyNotLurk(t, ship, pose);
  const places = placesAtObstacles(t, (pose) => !check(pose));
  const placed = yield* placeFromReserve(t, ship, places, check, FETT);
  if (!placed) yield* placeAtEdge(t, ship, [playerOf(t.state, ship.seat).edge], FETT);
  if (ship.place === 'play') yield* pointTurretOf(t, ship);
}

export const BOBA_FETT: UpgradeFacts = {
  id: 'bobafett',
  name: 'Boba Fett',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: false,
  text: 'Wait in reserve during setup, then come out last: on top of an obstacle with no enemy at range 0-3, or by your own edge where there is no such place.',
  abilities: [
    modify('starts-in-reserve', FETT, (starts, { self, moment }) => starts || moment === self.ship),
    at('after-placing-forces', {
      rule: FETT,
      optional: false,
      when: ({ self }) => self.ship.place === 'reserve',
      effect: ({ table, self }) => lurk(table, self.ship),
    }),
  ],
};

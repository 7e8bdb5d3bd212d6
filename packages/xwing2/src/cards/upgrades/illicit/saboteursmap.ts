import { compose, type Pose } from '@rangefinder/geometry';
import type { Candidate, Procedure, Violation } from '@rangefinder/kernel';
import { isInsidePlayArea } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import { pickOne, place } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { refuse } from '../../../refusals.ts';
import { spendCharge } from '../../../rules/charges.ts';
import { payloads, placeDevice } from '../../../rules/devices.ts';
import { deviceAt } from '../../../rules/deviceshapes.ts';
import { rangeBetween } from '../../../rules/units.ts';
import type { Equipped, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function* placeMine(t: XTable, ship: Ship, upgrade: Equipped, device: string): Procedure<void> {
  const check = (pose: Pose) => whyNotMine(t, ship, device, pose);
  const candidates = GRID.filter(({ poses: [pose] }) => pose && !check(pose));
  if (candidates.length === 0) return;
  const about = { ship: ship.id, device };
  const options = [{ key: 'place' as const }, { key: 'none' as const }];
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'saboteurs-map', rule: RULE, about, options });
  if (key === 'none') return;
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-mine',
    rule: RULE,
    about,
    pieces: [device],
    candidates,
    check: ([pose]) => (pose ? check(pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  spendCharge(t, { ship, upgrade }, 1);
  yield* placeDevice(t, ship, device, pose);
}

const GRID: readonly Candidate[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((column) => ({
    key: `at:${column * 100},${row * 100}`,
    poses: [{ x: column * 100, y: row * 100, heading: 0 }],
  })),
);

function whyNotMine(t: XTable, ship: Ship, device: string, pose: Pose): Violation | undefined {
  const set = [pose, ...t.cards.device(device).beside.map((beside) => compose(pose, beside))];
  const pieces = set.flatMap((one) => deviceAt(t.cards.device(device), one));
  if (!pieces.every((piece) => isInsidePlayArea(t.state, piece))) return refuse('xw2.device.24', 'partly-outside');
  const near =
    t.enemiesOf(ship.seat).some((enemy) => rangeBetween(t, [t.base(enemy)], pieces) <= 2) ||
    t.state.features.some((feature) => rangeBetween(t, [t.feature(feature)], pieces) <= 2) ||
    t.state.devices.some((other) => rangeBetween(t, t.device(other), pieces) <= 2);
  return near ? refuse(RULE, 'mine-too-near') : undefined;
}

export const SABOTEURS_MAP: UpgradeFacts = {
  id: 'saboteursmap',
  name: "Saboteur's Map",
  fills: ['illicit'],
  limited: 1,
  cost: 3,
  restrictions: [{ size: ['huge'] }],
  standard: false,
  text: 'At the end of setup you may pay a charge of each of your mine cards to place its mine beyond range 2 of enemies, mission markers and other devices.',
  abilities: [
    at('after-placing-forces', {
      optional: false,
      when: ({ table, self }) => payloads(table, self.ship, ['mine']).length > 0,
      *effect({ table, self: { ship } }) {
        for (const { upgrade, device } of payloads(table, ship, ['mine']))
          yield* placeMine(table, ship, upgrade, device);
      },
    }),
  ],
};

import type { Pose } from '@rangefinder/geometry';
import { type Candidate, type Procedure, pickOne, type Violation } from '@rangefinder/kernel';
import { baseAt } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, modify } from '../abilities.ts';
import { chargeLimit, chargesOf, spendCharge } from '../rules/charges.ts';
import { assignCondition, removeCondition } from '../rules/conditions.ts';
import { EDGES, placeAtEdge, placeFromReserve, whyNoRoom, whyTooNear } from '../rules/reserve.ts';
import { pointTurret } from '../rules/setup.ts';
import { gainToken } from '../rules/tokens.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

const FETT = 'xw2.faq-deployment.1';
const RULE = 'xw2.in-reserve.5';

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
  if (!t.state.obstacles.some((obstacle) => t.isTouching(base, obstacle)))
    return { rule: FETT, why: 'It must be at range 0 of an obstacle.' };
  return whyTooNear(t, ship, pose, FETT) ?? whyNoRoom(t, ship, pose, FETT);
}

/** At range 0 of an obstacle and beyond range 3 of every enemy, or else near its own edge. */
function* lurk(t: XTable, ship: Ship): Procedure<void> {
  const check = (pose: Pose) => whyNotLurk(t, ship, pose);
  const places = placesAtObstacles(t, (pose) => !check(pose));
  const placed = yield* placeFromReserve(t, ship, places, check, FETT);
  if (!placed) yield* placeAtEdge(t, ship, [t.state.players[ship.seat === 0 ? 0 : 1].edge], FETT);
  if (ship.place === 'play') yield* pointTurret(t, ship);
}

/** Boba Fett, the crew. */
export const LURKS_AT_OBSTACLE: readonly CardAbility[] = [
  modify('starts-in-reserve', FETT, (starts, { self, moment }) => starts || moment === self.ship),
  at('after-placing-forces', {
    rule: FETT,
    optional: false,
    when: ({ self }) => self.ship.place === 'reserve',
    effect: ({ table, self }) => lurk(table, self.ship),
  }),
];

/** GA-97: the more charges are spent, the later they come. */
export const callsTheResistance: CardAbility = at('before-placing-forces', {
  rule: RULE,
  optional: false,
  when: ({ self }) => chargesOf(self) >= 3,
  *effect({ table, self }) {
    const { ship } = self;
    const friends = table.state.ships.filter((other) => other.seat === ship.seat && other !== ship);
    if (friends.length === 0) return;
    const asked = { seat: ship.seat, rule: RULE, about: { ship: ship.id, card: self.card } } as const;
    const counts = [0, 3, 4, 5].filter((count) => count <= chargesOf(self));
    const { count } = yield* pickOne({
      ...asked,
      topic: 'call-the-resistance',
      options: counts.map((one) => ({ key: String(one), count: one })),
    });
    if (count === 0) return;
    const { friend } = yield* pickOne({
      ...asked,
      topic: 'choose-ship',
      options: friends.map((one) => ({ key: one.id, friend: one })),
    });
    spendCharge(table, self, count, RULE);
    assignCondition(table, friend, 'itstheresistance', { by: ship.seat, source: ship.id }, RULE);
  },
});

/** The friendly ship with GA-97. */
function callerOf({ table, self }: AbilityContext<unknown>): Ship | undefined {
  return table.state.ships.find(({ seat, upgrades }) => seat === self.ship.seat && upgrades.some(isCaller));
}

const isCaller = ({ id }: { readonly id: string }) => id === 'ga97';

/** Near any edge, beyond range 3 of every enemy; answers whether there was room. */
function* arrive({ table, self: { ship, condition } }: AbilityContext<unknown>): Procedure<boolean> {
  const also = (pose: Ship['pose']) => whyTooNear(table, ship, pose, RULE);
  if (!(yield* placeAtEdge(table, ship, EDGES, RULE, also))) return false;
  if (ship.turret.length === 0) yield* pointTurret(table, ship);
  // In mid-round it has no dial and nothing to engage with.
  ship.memory['round:deployed'] = 1;
  ship.acted = true;
  if (condition) removeCondition(table, ship, condition, RULE);
  return true;
}

/** It's the Resistance, while its ship waits. */
export const RESISTANCE_ARRIVES: readonly CardAbility[] = [
  at('start-of-planning', {
    rule: RULE,
    optional: false,
    when: (context) => {
      const caller = callerOf(context);
      const upgrade = caller?.upgrades.find(isCaller);
      return caller !== undefined && upgrade !== undefined && upgrade.charges === limitOf(context, caller, upgrade);
    },
    *effect(context) {
      if (!(yield* arrive(context))) return;
      delete context.self.ship.memory['round:deployed'];
    },
  }),
  at('ship-destroyed', {
    rule: RULE,
    optional: false,
    when: (context) => context.moment.ship === callerOf(context),
    *effect(context) {
      const { table, self } = context;
      if (!(yield* arrive(context))) return;
      yield* gainToken(table, self.ship, 'disarm', 1, { rule: RULE, by: self.ship.seat });
    },
  }),
];

function limitOf({ table }: AbilityContext<unknown>, ship: Ship, upgrade: Ship['upgrades'][number]): number {
  return chargeLimit(table, { ship, upgrade });
}

import {
  type ConvexPolygon,
  distanceToPoint,
  lengthOf,
  overlaps,
  type Pose,
  withinDistance,
} from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import {
  type Arc,
  baseAt,
  fullFlights,
  type Ground,
  groundOverlaps,
  type Maneuver,
  maneuverKey,
  nearestInArcs,
  obstacleAt,
} from '@rangefinder/xwing';
import { faceOf, pilotCard } from '../cards/catalog.ts';
import { ARC_LINES } from '../rules/measure.ts';
import { isInsidePlayArea } from '../rules/playarea.ts';
import type { ShipView, XwingView } from '../view.ts';
import { objectiveValue } from './objectives.ts';
import { evadeChance, expectedDamage, hitChance } from './odds.ts';

/** Where a ship may be when the shooting starts, and how likely. */
interface Guess {
  readonly ship: ShipView;
  readonly pose: Pose;
  readonly base: ConvexPolygon;
  readonly weight: number;
}

/** What a ship has to modify dice with, as far as the bot plans for it. */
export interface Means {
  readonly focus: boolean;
  readonly lock: boolean;
  readonly evades: number;
}

/** How a seat sees the table: everything below is worked out from its view. */
export class Outlook {
  readonly view: XwingView;
  readonly seat: Seat;
  readonly #enemies: readonly Guess[];
  readonly #rocks: readonly (readonly ConvexPolygon[])[];

  constructor(view: XwingView, seat: Seat) {
    this.view = view;
    this.seat = seat;
    const moving = view.phase === 'planning' || view.phase === 'system' || view.phase === 'activation';
    this.#enemies = view.ships
      .filter((ship) => ship.seat !== seat && ship.place === 'play' && !ship.destroyed)
      .flatMap((ship) => (moving && !ship.acted ? guesses(view, ship) : [here(ship)]));
    this.#rocks = view.obstacles.map(({ token, pose }) => obstacleAt(token, pose));
  }

  ship(id: string): ShipView | undefined {
    return this.view.ships.find((ship) => ship.id === id);
  }

  /** How good it is for a ship to stand somewhere: damage it may deal, less what it may take, and the mission's points. */
  standing(ship: ShipView, pose: Pose, means: Means = meansOf(ship)): number {
    const base = baseAt(pilotCard(ship.pilot).type.size, pose);
    const blocked = this.onRock(base);
    const dealt = blocked ? 0 : this.dealt(ship, pose, base, means);
    return (
      dealt * 1.2 -
      this.taken(ship, base, means) -
      (blocked ? 1.5 : 0) +
      this.#approach(pose, dealt) +
      objectiveValue(this.view, this.seat, ship, base)
    );
  }

  /** Whether an enemy is no further away than this. */
  enemyWithin(ship: ShipView, reach: number): boolean {
    const base = baseAt(pilotCard(ship.pilot).type.size, ship.pose);
    return this.#enemies.some((enemy) => withinDistance(base, enemy.base, reach));
  }

  /** The best shot from a pose. */
  dealt(ship: ShipView, pose: Pose, base: ConvexPolygon, means: Means): number {
    const best = new Map<string, number>();
    for (const enemy of this.#enemies) {
      const damage = shot(ship, pose, base, enemy.ship, enemy.base, means, meansOf(enemy.ship)) * enemy.weight;
      best.set(enemy.ship.id, (best.get(enemy.ship.id) ?? 0) + damage);
    }
    return Math.max(0, ...best.values());
  }

  /** What the enemies may do to a ship there; not all of them will shoot at it. */
  taken(ship: ShipView, base: ConvexPolygon, means: Means): number {
    let sum = 0;
    for (const enemy of this.#enemies)
      sum += enemy.weight * shot(enemy.ship, enemy.pose, enemy.base, ship, base, meansOf(enemy.ship), means);
    return sum * 0.6;
  }

  /** How many enemies may stand within reach of a place, less the friends that stand there now. */
  crowd({ x, y }: Pose, reach: number): number {
    let sum = 0;
    for (const { base, weight } of this.#enemies) if (distanceToPoint(base, x, y) <= reach) sum += weight;
    for (const ship of this.view.ships) {
      if (ship.seat !== this.seat || ship.place !== 'play') continue;
      if (distanceToPoint(baseAt(pilotCard(ship.pilot).type.size, ship.pose), x, y) <= reach) sum -= 0.5;
    }
    return sum;
  }

  /** Whether a base lies on an obstacle. */
  onRock(base: ConvexPolygon): boolean {
    return this.#rocks.some((pieces) => pieces.some((piece) => overlaps(piece, base)));
  }

  /** How many obstacles a template lies on. */
  rocksUnder(ground: Ground): number {
    return this.#rocks.filter((pieces) => pieces.some((piece) => groundOverlaps(ground, piece))).length;
  }

  /** Whether a base would overlap another ship as it stands now. */
  occupied(base: ConvexPolygon, except: string): ShipView | undefined {
    return this.view.ships.find(
      (other) =>
        other.id !== except &&
        other.place === 'play' &&
        overlaps(base, baseAt(pilotCard(other.pilot).type.size, other.pose)),
    );
  }

  /** Out of everybody's reach, nearer is better. */
  #approach(pose: Pose, dealt: number): number {
    if (dealt > 0 || this.#enemies.length === 0) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (const enemy of this.#enemies) {
      const ahead = facing(pose, enemy.pose);
      least = Math.min(least, lengthOf(enemy.pose.x - pose.x, enemy.pose.y - pose.y) * (1.5 - ahead / 2));
    }
    return -least / 400;
  }
}

/** 1 when a pose looks straight at a place, -1 when it looks away. */
function facing(pose: Pose, at: Pose): number {
  const dx = at.x - pose.x;
  const dy = at.y - pose.y;
  const length = lengthOf(dx, dy) || 1;
  const turn = (pose.heading * Math.PI) / 180;
  return (dx * Math.sin(turn) + dy * Math.cos(turn)) / length;
}

export function meansOf(ship: ShipView): Means {
  return {
    focus: ship.tokens.focus + ship.tokens.calculate + ship.force > 0,
    lock: ship.locks.length > 0,
    evades: ship.tokens.evade,
  };
}

function here(ship: ShipView): Guess {
  return { ship, pose: ship.pose, base: baseAt(pilotCard(ship.pilot).type.size, ship.pose), weight: 1 };
}

/** An enemy that has yet to move: a few of its easier maneuvers, each as likely. */
function guesses(view: XwingView, ship: ShipView): Guess[] {
  const { type, dial, maneuvers } = pilotCard(ship.pilot);
  const shown = ship.dial === null ? undefined : maneuvers.get(ship.dial);
  const likely = shown
    ? [shown]
    : dial.filter(
        ({ difficulty, speed, bearing }) =>
          difficulty !== 'red' && difficulty !== 'purple' && speed >= 1 && speed <= 3 && !bearing.includes('reverse'),
      );
  const poses = likely
    .flatMap(({ speed, bearing }) => fullFlights(type.size, ship.pose, speed, bearing).slice(0, 1))
    .map(({ pose }) => ({ pose, base: baseAt(type.size, pose) }))
    .filter(({ base }) => isInsidePlayArea(view, base));
  if (poses.length === 0) return [here(ship)];
  return poses.map(({ pose, base }) => ({ ship, pose, base, weight: 1 / poses.length }));
}

interface Gun {
  readonly arcs: readonly Arc[];
  readonly dice: number;
  readonly range: readonly [number, number];
  readonly rangeBonus: boolean;
  readonly lock: boolean;
}

/** The weapons of a ship as its cards show them. */
function guns(ship: ShipView): Gun[] {
  const turn = (arc: string): readonly Arc[] =>
    arc === 'turret' || arc === 'double-turret' ? ship.turret : [arc as Arc];
  const primary = pilotCard(ship.pilot).type.attacks.map(
    ({ arc, dice }): Gun => ({ arcs: turn(arc), dice, range: [0, 3], rangeBonus: true, lock: false }),
  );
  const special = ship.upgrades.flatMap((upgrade): Gun[] => {
    const { attack } = faceOf(upgrade);
    if (!attack || upgrade.charges < (attack.spends ?? 0)) return [];
    return [
      {
        arcs: turn(attack.arc),
        dice: attack.dice,
        range: attack.range,
        rangeBonus: attack.rangeBonus,
        lock: attack.requires?.includes('lock') ?? false,
      },
    ];
  });
  return [...primary, ...special];
}

/** The expected damage of the best weapon of one ship against another. */
export function shot(
  from: ShipView,
  pose: Pose,
  base: ConvexPolygon,
  at: ShipView,
  target: ConvexPolygon,
  means: Means,
  defense: Means,
): number {
  const dx = base.x - target.x;
  const dy = base.y - target.y;
  const reach = 300 + base.outer + target.outer;
  if (dx * dx + dy * dy > reach * reach || from.tokens.disarm + from.tokens.cloak > 0) return 0;
  const { size, agility } = { size: pilotCard(from.pilot).type.size, agility: pilotCard(at.pilot).type.agility };
  let best = 0;
  for (const gun of guns(from)) {
    const locked = from.locks.includes(at.id);
    if (gun.lock && !locked) continue;
    const line = nearestInArcs(ARC_LINES, size, pose, base, gun.arcs, target);
    if (!line) continue;
    const range = Math.ceil(line.distance / 100);
    if (range > gun.range[1] || range < gun.range[0]) continue;
    const dice = gun.dice + (gun.rangeBonus && range === 1 ? 1 : 0);
    const dodge = agility + (gun.rangeBonus && range === 3 ? 1 : 0) + (at.tokens.cloak > 0 ? 2 : 0);
    const through = expectedDamage(
      dice,
      hitChance(means.focus, means.lock && locked),
      dodge,
      evadeChance(defense.focus),
    );
    best = Math.max(best, Math.max(0, through - defense.evades * 0.6));
  }
  return best;
}

/** A maneuver on the dial that a ship could choose, and where it would end. */
export interface Choice {
  readonly key: string;
  readonly maneuver: Maneuver;
  readonly pose: Pose;
  readonly ground: Ground;
}

/** Every maneuver of a ship with its end; a stressed ship that sets a red one flies the white 2 straight. */
export function choicesOf(ship: ShipView, pose: Pose = ship.pose, stressed = ship.tokens.stress > 0): Choice[] {
  const { type, dial } = pilotCard(ship.pilot);
  return dial.map((maneuver) => {
    const barred = (stressed && maneuver.difficulty === 'red') || (maneuver.difficulty === 'purple' && ship.force < 1);
    const { speed, bearing } = barred ? { speed: 2, bearing: 'straight' as const } : maneuver;
    const [flight] = fullFlights(type.size, pose, speed, bearing);
    return { key: maneuverKey(maneuver), maneuver, pose: flight?.pose ?? pose, ground: flight?.ground ?? [] };
  });
}

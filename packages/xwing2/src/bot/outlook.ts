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
  isInsidePlayArea,
  type Maneuver,
  maneuverKey,
  nearestInArcs,
  obstacleAt,
} from '@rangefinder/xwing';
import type { AttackRequirement } from '../card.ts';
import { faceOf, pilotCard } from '../cards/catalog.ts';
import { ARC_LINES } from '../rules/measure.ts';
import type { ShipView, XwingView } from '../view.ts';
import { expectedDamage, type Means, meansOf } from './means.ts';
import { objectiveValue } from './objectives.ts';

/** Where a ship may be when the shooting starts, and how likely. */
interface Guess {
  readonly ship: ShipView;
  readonly pose: Pose;
  readonly base: ConvexPolygon;
  /** What it flies over on the way. */
  readonly ground: Ground;
  readonly weight: number;
}

const BEFORE_MOVES: readonly XwingView['phase'][] = ['planning', 'system'];

/** How a seat sees the table: everything below is worked out from its view. */
export class Outlook {
  readonly view: XwingView;
  readonly seat: Seat;
  readonly #enemies: readonly Guess[];
  readonly #rocks: readonly (readonly ConvexPolygon[])[];

  constructor(view: XwingView, seat: Seat) {
    this.view = view;
    this.seat = seat;
    // A turn in the System Phase moves nobody.
    const isStill = ({ acted }: ShipView) => (view.phase === 'activation' ? acted : !BEFORE_MOVES.includes(view.phase));
    this.#enemies = view.ships
      .filter((ship) => ship.seat !== seat && ship.place === 'play' && !ship.destroyed)
      .flatMap((ship) => (isStill(ship) ? [here(ship)] : guesses(view, ship)));
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

  /** Enemies no further away than this, as they stand now. */
  enemiesWithin(ship: ShipView, reach: number): ShipView[] {
    const base = baseOf(ship);
    return this.view.ships.filter((other) => this.isEnemy(other) && withinDistance(base, baseOf(other), reach));
  }

  /** Whether a ship is one to fight: on the table, of the other side, and not destroyed. */
  isEnemy({ seat, place, destroyed }: ShipView): boolean {
    return seat !== this.seat && place === 'play' && !destroyed;
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

  /** The best shot from where a ship stands. */
  dealtFrom(ship: ShipView, means: Means = meansOf(ship)): number {
    return this.dealt(ship, ship.pose, baseOf(ship), means);
  }

  /** What the enemies may do to a ship there; not all of them will shoot at it. */
  taken(ship: ShipView, base: ConvexPolygon, means: Means): number {
    return this.#takenFrom(this.#enemies, ship, base, means);
  }

  /** The same of those who have yet to engage. */
  stillTaken(ship: ShipView, means: Means): number {
    const coming = this.#enemies.filter((enemy) => !enemy.ship.acted);
    return this.#takenFrom(coming, ship, baseOf(ship), means);
  }

  #takenFrom(enemies: readonly Guess[], ship: ShipView, base: ConvexPolygon, means: Means): number {
    let sum = 0;
    for (const enemy of enemies)
      sum += enemy.weight * shot(enemy.ship, enemy.pose, enemy.base, ship, base, meansOf(enemy.ship), means);
    return sum * 0.6;
  }

  /** How many enemies may stand within reach of a place, less the friends that stand there now; who drops it flies on. */
  crowd(from: ShipView, { x, y }: Pose, reach: number): number {
    let sum = 0;
    for (const { base, weight } of this.#enemies) if (distanceToPoint(base, x, y) <= reach) sum += weight;
    for (const friend of this.#friendsOf(from)) if (distanceToPoint(baseOf(friend), x, y) <= reach) sum -= 0.5;
    return sum;
  }

  /** What a mine there may bring: enemies that fly through it or end on it, and those it lies in wait for; less friends on it. */
  mined(from: ShipView, shapes: readonly ConvexPolygon[]): number {
    const meets = (base: ConvexPolygon, ground: Ground) =>
      shapes.some((shape) => overlaps(shape, base) || groundOverlaps(ground, shape));
    let sum = 0;
    for (const { base, ground, weight } of this.#enemies) if (meets(base, ground)) sum += weight * 1.4;
    for (const ship of this.view.ships) {
      if (this.isEnemy(ship) && shapes.some((shape) => withinDistance(shape, baseOf(ship), 200))) sum += 0.15;
    }
    for (const friend of this.#friendsOf(from)) if (meets(baseOf(friend), [])) sum -= 1.4;
    return sum;
  }

  #friendsOf({ id }: ShipView): ShipView[] {
    return this.view.ships.filter((ship) => ship.seat === this.seat && ship.place === 'play' && ship.id !== id);
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

/** The base of a ship where it stands. */
export function baseOf({ pilot, pose }: ShipView): ConvexPolygon {
  return baseAt(pilotCard(pilot).type.size, pose);
}

function here(ship: ShipView): Guess {
  return { ship, pose: ship.pose, base: baseOf(ship), ground: [], weight: 1 };
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
    .map(({ pose, ground }) => ({ pose, ground, base: baseAt(type.size, pose) }))
    .filter(({ base }) => isInsidePlayArea(view, base));
  if (poses.length === 0) return [here(ship)];
  return poses.map(({ pose, base, ground }) => ({ ship, pose, base, ground, weight: 1 / poses.length }));
}

interface Gun {
  readonly arcs: readonly Arc[];
  readonly dice: number;
  readonly range: readonly [number, number];
  readonly rangeBonus: boolean;
  /** What the attacker must have: one of these. */
  readonly requires: readonly AttackRequirement[];
}

/** The weapons of a ship as its cards show them. */
function guns(ship: ShipView): Gun[] {
  const turn = (arc: string): readonly Arc[] =>
    arc === 'turret' || arc === 'double-turret' ? ship.turret : [arc as Arc];
  const primary = pilotCard(ship.pilot).type.attacks.map(
    ({ arc, dice }): Gun => ({ arcs: turn(arc), dice, range: [0, 3], rangeBonus: true, requires: [] }),
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
        requires: attack.requires ?? [],
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
  const locked = from.locks.includes(at.id);
  let best = 0;
  for (const gun of guns(from)) {
    if (gun.requires.length > 0 && !gun.requires.some((need) => (need === 'lock' ? locked : means[need] > 0))) continue;
    const line = nearestInArcs(ARC_LINES, size, pose, base, gun.arcs, target);
    if (!line) continue;
    const range = Math.ceil(line.distance / 100);
    if (range > gun.range[1] || range < gun.range[0]) continue;
    const dice = gun.dice + (gun.rangeBonus && range === 1 ? 1 : 0);
    const dodge = agility + (gun.rangeBonus && range === 3 ? 1 : 0) + (at.tokens.cloak > 0 ? 2 : 0);
    best = Math.max(best, expectedDamage(dice, means, locked, dodge, defense));
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

import type { Pose } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import { type Arc, fullFlights, isReverse, type Maneuver, maneuverKey, type ShotWeapon } from '@rangefinder/xwing';
import {
  bestShot,
  type DialChoice,
  type Foresight,
  isOutOfReach,
  Outlook as OutlookOf,
  type Standing,
} from '@rangefinder/xwing/bot';
import type { AttackRequirement, WeaponArc } from '../card.ts';
import { faceOf, pilotCard } from '../cards/catalog.ts';
import { ARC_LINES } from '../rules/measure.ts';
import type { ShipView, XwingView } from '../view.ts';
import { expectedDamage, type Means, meansOf } from './means.ts';
import { objectiveValue } from './objectives.ts';

/** How a seat sees the table. */
export type Outlook = OutlookOf<XwingView, ShipView, Means>;

export function outlookOf(view: XwingView, seat: Seat): Outlook {
  return new OutlookOf(FORESIGHT, view, seat);
}

const BEFORE_MOVES: readonly XwingView['phase'][] = ['planning', 'system'];

const FORESIGHT: Foresight<XwingView, ShipView, Means> = {
  sizeOf: ({ pilot }) => pilotCard(pilot).type.size,
  // A turn in the System Phase moves nobody.
  isStill: ({ phase }, { acted }) => (phase === 'activation' ? acted : !BEFORE_MOVES.includes(phase)),
  likelyManeuvers,
  meansOf,
  damage: shot,
  objective: objectiveValue,
};

/** The maneuver on its dial where that is known, else the easier ones. */
function likelyManeuvers(ship: ShipView): readonly Maneuver[] {
  const { dial, maneuvers } = pilotCard(ship.pilot);
  const shown = ship.dial === null ? undefined : maneuvers.get(ship.dial);
  if (shown) return [shown];
  return dial.filter(
    ({ difficulty, speed, bearing }) =>
      difficulty !== 'red' && difficulty !== 'purple' && speed >= 1 && speed <= 3 && !isReverse(bearing),
  );
}

interface Gun extends ShotWeapon {
  /** What the attacker must have: one of these. */
  readonly requires: readonly AttackRequirement[];
}

/** The weapons of a ship as its cards show them. */
function guns(ship: ShipView): Gun[] {
  const turn = (arc: WeaponArc): readonly Arc[] => (arc === 'turret' || arc === 'double-turret' ? ship.turret : [arc]);
  const primary = pilotCard(ship.pilot).type.attacks.map(
    ({ arc, dice }): Gun => ({ id: arc, arcs: turn(arc), dice, range: [0, 3], rangeBonus: true, requires: [] }),
  );
  const special = ship.upgrades.flatMap((upgrade): Gun[] => {
    const { attack } = faceOf(upgrade);
    if (!attack || upgrade.charges < (attack.spends ?? 0)) return [];
    const { arc, dice, range, rangeBonus, requires = [] } = attack;
    return [{ id: upgrade.id, arcs: turn(arc), dice, range, rangeBonus, requires }];
  });
  return [...primary, ...special];
}

/** The expected damage of the best weapon of one ship against another. */
function shot(from: Standing<ShipView>, at: Standing<ShipView>, means: Means, defense: Means): number {
  const { tokens, locks, pilot } = from.ship;
  if (isOutOfReach(from.base, at.base) || tokens.disarm + tokens.cloak > 0) return 0;
  const locked = locks.includes(at.ship.id);
  const ready = guns(from.ship).filter(
    ({ requires }) => requires.length === 0 || requires.some((need) => (need === 'lock' ? locked : means[need] > 0)),
  );
  const dodge = pilotCard(at.ship.pilot).type.agility + (at.ship.tokens.cloak > 0 ? 2 : 0);
  return bestShot(ARC_LINES, pilotCard(pilot).type.size, from, at.base, ready, (dice, more) =>
    expectedDamage(dice, means, locked, dodge + more, defense),
  );
}

/** Every maneuver of a ship with its end; a stressed ship that sets a red one flies the white 2 straight. */
export function choicesOf(ship: ShipView, pose: Pose = ship.pose, stressed = ship.tokens.stress > 0): DialChoice[] {
  const { type, dial } = pilotCard(ship.pilot);
  return dial.map((maneuver) => {
    const barred = (stressed && maneuver.difficulty === 'red') || (maneuver.difficulty === 'purple' && ship.force < 1);
    const { speed, bearing } = barred ? { speed: 2, bearing: 'straight' as const } : maneuver;
    const [flight] = fullFlights(type.size, pose, speed, bearing);
    return { key: maneuverKey(maneuver), maneuver, pose: flight?.pose ?? pose, ground: flight?.ground ?? [] };
  });
}

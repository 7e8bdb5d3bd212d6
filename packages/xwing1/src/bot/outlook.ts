import type { Pose } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import { type Aperture, fullFlights, type Maneuver, maneuverKey, type ShotWeapon } from '@rangefinder/xwing';
import {
  bestShot,
  type DialChoice,
  type Foresight,
  isOutOfReach,
  Outlook as OutlookOf,
  type Standing,
} from '@rangefinder/xwing/bot';
import type { AttackNeed } from '../card.ts';
import { faceOf, pilotCard } from '../cards/catalog.ts';
import { ARC_LINES, arcsOf } from '../rules/measure.ts';
import type { ShipView, XwingView } from '../view.ts';
import { expectedDamage, type Means, meansOf } from './means.ts';

/** How a seat sees the table. */
export type Outlook = OutlookOf<XwingView, ShipView, Means>;

export function outlookOf(view: XwingView, seat: Seat): Outlook {
  return new OutlookOf(FORESIGHT, view, seat);
}

const FORESIGHT: Foresight<XwingView, ShipView, Means> = {
  sizeOf: ({ pilot }) => pilotCard(pilot).type.size,
  isStill: ({ phase }, { acted }) => (phase === 'activation' ? acted : phase !== 'planning'),
  likelyManeuvers,
  meansOf,
  damage: shot,
  objective: () => 0,
};

/** The maneuver on its dial where that is known, else the easier ones. */
function likelyManeuvers(ship: ShipView): readonly Maneuver[] {
  const { dial, maneuvers } = pilotCard(ship.pilot);
  const shown = ship.dial === null ? undefined : maneuvers.get(ship.dial);
  if (shown) return [shown];
  return dial.filter(({ difficulty, speed }) => difficulty !== 'red' && speed >= 1 && speed <= 3);
}

interface Gun extends ShotWeapon {
  readonly requires: AttackNeed | null;
}

/** The weapons of a ship as its cards show them. */
function guns(ship: ShipView): Gun[] {
  const { attack: dice, arcs: printed } = pilotCard(ship.pilot).type;
  const arcs: Aperture = printed.includes('turret') ? 'all-round' : printed.flatMap((arc) => arcsOf(ship, arc));
  const primary: Gun = { id: 'primary', arcs, dice, range: [1, 3], rangeBonus: true, requires: null };
  const secondary = ship.upgrades.flatMap((upgrade): Gun[] => {
    const { attack } = faceOf(upgrade);
    if (!attack || upgrade.discarded) return [];
    const { range, requires = null, allRound } = attack;
    const aim: Aperture = allRound ? 'all-round' : ['front'];
    return [{ id: upgrade.id, arcs: aim, dice: attack.dice, range, rangeBonus: false, requires }];
  });
  return [primary, ...secondary];
}

/** The expected damage of the best weapon of one ship against another; ships that touch cannot attack each other. */
function shot(from: Standing<ShipView>, at: Standing<ShipView>, means: Means, defense: Means): number {
  const { tokens, locks, pilot } = from.ship;
  if (isOutOfReach(from.base, at.base) || tokens.weaponsDisabled + tokens.cloak > 0) return 0;
  const locked = locks.includes(at.ship.id);
  const ready = guns(from.ship).filter(({ requires }) =>
    requires === 'lock' ? locked : requires === null || means.focus > 0,
  );
  const dodge = pilotCard(at.ship.pilot).type.agility + (at.ship.tokens.cloak > 0 ? 2 : 0);
  return bestShot(ARC_LINES, pilotCard(pilot).type.size, from, at.base, ready, (dice, more) =>
    expectedDamage(dice, means, locked, dodge + more, defense),
  );
}

/** Every maneuver of a ship with its end; one that is red for a stressed ship is the opponent's to choose, and so no choice. */
export function choicesOf(ship: ShipView, pose: Pose = ship.pose, stressed = ship.tokens.stress > 0): DialChoice[] {
  const { type, dial } = pilotCard(ship.pilot);
  return dial
    .filter(({ difficulty }) => !(stressed && difficulty === 'red'))
    .map((maneuver) => {
      const [flight] = fullFlights(type.size, pose, maneuver.speed, maneuver.bearing);
      return { key: maneuverKey(maneuver), maneuver, pose: flight?.pose ?? pose, ground: flight?.ground ?? [] };
    });
}

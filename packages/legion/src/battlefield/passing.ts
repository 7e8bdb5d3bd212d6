import type { Miniature, PlacedPart } from './model.ts';
import { BAND, OVERLAP } from './model.ts';
import { difficultyFor } from './terrain.ts';

/*
 * What becomes of a mover that meets a thing on its way (legion.movement-trooper-summary and the four chapters after it).
 */

/** Through it, pushing it aside, onto or over it, or no further. */
export type Passing = 'through' | 'displaces' | 'climbs' | 'stops';

/** The moves that are made with the movement tool, and the pivot. */
export const TOOL_MOVES = ['standard', 'reverse', 'strafe', 'pivot', 'compulsory'] as const;
export type ToolMove = (typeof TOOL_MOVES)[number];

/** What a move allows its mover that its type alone does not. */
export interface Licence {
  readonly kind: ToolMove;
  /** Terrain up to this many bands above the start is crossed and ended on (Jump X, Speeder X, Hover: Air X); 0 for none. */
  readonly bands: number;
  /** A jump: miniatures no taller than `bands` are passed over as well (legion.jump-x.6). */
  readonly leaps: boolean;
  /** It leaves a melee: a creature may push aside the troopers it is engaged with (legion.movement-creature-summary.7). */
  readonly withdrawing: boolean;
}

/** What stands in a mover's way, as far as passing it is concerned. */
export interface Met {
  readonly other: Miniature;
  readonly engaged: boolean;
  /** Engaged with the mover's own unit. */
  readonly withMover: boolean;
}

/** Other units treat a Hover: Ground unit as a ground vehicle at all times (legion.hover.5). */
function isGround(mini: Miniature): boolean {
  return mini.type === 'ground' || mini.coversAsGround;
}

/**
 * Whether a trooper may be pushed aside at all (legion.displacement.4, .6, .7; legion.engaged.3).
 * legion.creature-trooper.11, .16, legion.emplacement-trooper.8
 */
function isDisplaceable({ other, engaged, withMover }: Met, mover: Miniature, { withdrawing }: Licence): boolean {
  if (other.type !== 'trooper') return false;
  return !engaged || (withdrawing && withMover && mover.type === 'creature');
}

/**
 * What becomes of a mover whose base meets another miniature's on the way.
 * legion.movement-trooper-summary.1, .2, .9, legion.movement-emplacement-summary.1, .2,
 * legion.movement-creature-summary.1, .2, .4 to .6, legion.movement-ground-vehicle-summary.1, .7 to .10,
 * legion.movement-repulsor-vehicle-summary.1, legion.displacement.1, .5, legion.engaged.3
 * legion.trooper.6, .7, legion.creature-trooper.12, .14, legion.emplacement-trooper.9, legion.vehicles.11, .12, .14
 */
export function passingMiniature(mover: Miniature, met: Met, licence: Licence): Passing {
  const { other } = met;
  // legion.jump-x.6: height is a range ruler's, so a miniature of any height up to X bands.
  if (licence.leaps && other.height <= licence.bands * BAND) return 'through';
  if (mover.type === 'repulsor' && !mover.coversAsGround) return 'through';
  // legion.movement-*-summary.1, legion.hover.9, .10: repulsors are passed by everybody, unless they count as ground vehicles.
  if (other.type === 'repulsor' && (!other.coversAsGround || mover.type === 'repulsor')) return 'through';
  if (isGround(other) || other.type === 'creature') return 'stops';
  if (mover.type === 'trooper' || mover.type === 'emplacement') return 'through';
  // legion.movement-creature-summary.3-6, legion.movement-ground-vehicle-summary.6-9, legion.hover.8
  return isDisplaceable(met, mover, licence) ? 'displaces' : 'stops';
}

/**
 * What becomes of a mover whose base would end over another miniature's (legion.movement.22, legion.displacement.3).
 * legion.movement-repulsor-vehicle-summary.8 to .10, legion.compulsory-move.9, legion.speeder-x.8 to .10
 * legion.creature-trooper.13, legion.emplacement-trooper.10
 */
export function endingOver(mover: Miniature, met: Met, licence: Licence): 'displaces' | 'stops' {
  if (licence.leaps) return 'stops';
  // legion.movement-repulsor-vehicle-summary.6, .7: a repulsor pushes aside where its compulsory move ends, and else never.
  const falls = mover.type === 'repulsor' && licence.kind === 'compulsory';
  // legion.bomb-carts.13 to .16
  const pushes = isGround(mover) || mover.type === 'creature' || mover.isCart || falls;
  return pushes && isDisplaceable(met, mover, licence) ? 'displaces' : 'stops';
}

/**
 * How high above where it stands a type of unit steps in a move (legion.movement-trooper-summary.3 and its like).
 * legion.terrain-impassable.3, legion.movement-emplacement-summary.3, legion.movement-repulsor-vehicle-summary.5,
 * legion.strafe.10, legion.movement-trooper-summary.4, legion.movement-creature-summary.8,
 * legion.movement-ground-vehicle-summary.11, legion.climb-clamber.33, .34
 */
export function stepOf(mover: Miniature): number {
  return mover.type === 'creature' || mover.type === 'ground' ? mover.height / 2 : mover.height;
}

/** The highest top that a mover at height z steps onto or over, if its move began at height `start` (legion.terrain-impassable.8). */
export function highestStep(mover: Miniature, z: number, start: number, { bands }: Licence): number {
  return Math.max(z + stepOf(mover), bands > 0 ? start + bands * BAND : 0) + OVERLAP;
}

/** Whether something from `bottom` to `top` is beside a body that stands at z, not under its feet or over its head. */
export function isBeside(bottom: number, top: number, z: number, height: number): boolean {
  return bottom < z + height - OVERLAP && top > z + OVERLAP;
}

/** As tall as a trooper is: what is no taller is low. */
const LOW = 42;

/**
 * What one gets over, however small one is: a barricade (legion.barricade.7), and whatever else is low and no ground to step onto: what its list
 * calls passable is (rulings).
 */
function isLow({ kind, stand, top }: PlacedPart, z: number): boolean {
  return kind.barricade || (!stand && top <= z + LOW + OVERLAP);
}

/**
 * What becomes of a mover at height z whose base meets a part of terrain. Solid parts are judged by their height; a piece that
 * is impassable to the mover's type stops it wherever it has no surface to step onto (legion.terrain-impassable.3 to .6,
 * legion.impassable-terrain.2, .3; legion.open-terrain.1, .2; legion.terrain-open.1).
 * legion.terrain-impassable.5, .6, legion.impassable-terrain.2, legion.strafe.3, legion.reverse.5,
 * legion.movement.17
 */
export function passingPart(mover: Miniature, part: PlacedPart, z: number, start: number, licence: Licence): Passing {
  const impassable = difficultyFor(part.kind, mover) === 'impassable';
  if (!part.solid) {
    const inside = impassable && part.bottom < z + mover.height - OVERLAP && part.top >= z - OVERLAP;
    const over = licence.bands > 0 && part.top <= start + licence.bands * BAND + OVERLAP;
    return inside && !over ? 'stops' : 'through';
  }
  if (!isBeside(part.bottom, part.top, z, mover.height)) return 'through';
  if (!impassable && isLow(part, z)) return 'climbs';
  if (part.top > highestStep(mover, z, start, licence)) return 'stops';
  const over = licence.bands > 0 && part.top <= start + licence.bands * BAND + OVERLAP;
  return impassable && !part.stand && !over ? 'stops' : 'climbs';
}

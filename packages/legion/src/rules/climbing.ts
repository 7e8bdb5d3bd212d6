import { outerRadius } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import type { Moved } from '../abilities.ts';
import { type ClimbGoal, climbGoals } from '../battlefield/climbing.ts';
import { cohesionTerms, type Spot } from '../battlefield/cohesion.ts';
import { type Miniature, miniatureAt } from '../battlefield/model.ts';
import { touchesPart } from '../battlefield/range.ts';
import { hasKeyword } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { displace } from './displacing.ts';
import { tokenShapes } from './markers.ts';
import { isBound, speedOf } from './moving.ts';
import { placeOthers, placesOf, propose, put } from './placing.ts';
import { noteMoved } from './settling.ts';
import { loseStandby } from './tokens.ts';
import { isGone } from './units.ts';
import { sufferWounds } from './wounds.ts';

/** A way up or down: climbing is safe and slow, clambering quick and not (legion.climb-clamber.1). */
export interface Climb {
  readonly how: 'climb' | 'clamber';
  readonly goal: ClimbGoal;
  /** Move actions that it takes. */
  readonly cost: number;
  /** How many clambers of height 1 it is worth: two for height 2, and for a wall without a top. */
  readonly worth: number;
  /** White dice for each miniature. */
  readonly dice: number;
}

/** A clamber of height 1 at most, over nothing. */
export function isSingleClamber({ how, worth }: Climb): boolean {
  return how === 'clamber' && worth === 1;
}

/** Neither emplacements nor creatures nor vehicles (legion.movement-emplacement-summary.4, legion.movement-creature-summary.9,
 * legion.movement-ground-vehicle-summary.2, legion.movement-repulsor-vehicle-summary.2).
 * legion.trooper.4, legion.creature-trooper.8, legion.emplacement-trooper.5, legion.vehicles.10
 */
function mayClimb(t: LTable, unit: Unit): boolean {
  return t.facts(unit).type === 'trooper' || hasKeyword(t, unit, 'climbing-vehicle');
}

/**
 * What a unit may climb or clamber onto from where its leader stands (legion.climb-clamber.2 to .9, .18, .37).
 * legion.terrain-impassable.7, legion.vertical-movement.1 to .4, .10, .11, .13,
 * legion.movement-trooper-summary.5, .6, legion.movement-ground-vehicle-summary.2,
 * legion.movement-repulsor-vehicle-summary.2, legion.difficult-terrain.9, legion.climb-clamber.36
 */
export function climbsOf(t: LTable, unit: Unit): readonly Climb[] {
  if (unit.place !== 'play' || !mayClimb(t, unit)) return [];
  // legion.immobilize-tokens.2
  if (speedOf(t, unit) <= unit.tokens.immobilize || isBound(t, unit) || !t.abilities.ask('may-climb', unit, true))
    return [];
  const leader = t.miniature(unit, t.leader(unit));
  if (leader.on === null && !isByTerrain(t, leader)) return [];
  // legion.climbing-vehicle.2
  const pushes = t.facts(unit).type === 'ground';
  const goals = climbGoals(t.scene, leader, { melee: [], tokens: tokenShapes(t, unit), pushes });
  const climbs = goals.filter((goal) => othersAt(t, unit, goal) !== null).flatMap((goal) => climbsTo(t, unit, goal));
  // Whoever may make no move may not climb either (legion.cumbersome.2).
  return climbs.filter(({ how }) => t.abilities.ask('may-move', { unit, how }, true));
}

/** Whether a leader stands against anything that could be climbed: mostly it does not, and this is asked before every action. */
function isByTerrain(t: LTable, leader: Miniature): boolean {
  const { pose, base } = leader;
  return t.scene.parts.some((part) => {
    if (!part.solid) return false;
    const near = outerRadius(part.footprint) + base.length;
    if (Math.abs(part.footprint.x - pose.x) > near || Math.abs(part.footprint.y - pose.y) > near) return false;
    return touchesPart(leader, part);
  });
}

function climbsTo(t: LTable, unit: Unit, goal: ClimbGoal): readonly Climb[] {
  const { height, way, ladder } = goal;
  // legion.climb-clamber.19, .21; legion.climb-clamber.7, .8, .11, .12, .17; legion.vertical-movement.11 to .15
  const worth = way === 'over' ? 2 : height;
  const cost = t.abilities.ask('clamber-cost', { unit, worth }, worth);
  const clamber: Climb = { how: 'clamber', goal, cost, worth, dice: ladder ? 0 : worth };
  return worth === 1 ? [{ how: 'climb', goal, cost: 2, worth, dice: 0 }, clamber] : [clamber];
}

/** Terms of cohesion after a climb: the others may still be at the foot (legion.cohesion.14 to .20). */
function termsOf(t: LTable, { piece }: ClimbGoal, { pose: at, z: from }: Pick<Miniature, 'pose' | 'z'>) {
  return cohesionTerms({ tokens: tokenShapes(t), climbed: { piece, from, at } });
}

function othersAt(t: LTable, unit: Unit, goal: ClimbGoal): readonly Spot[] | null {
  const [leader, ...others] = t.miniatures(unit);
  if (!leader) return null;
  const up = miniatureAt(leader, goal.pose, goal.on, goal.z);
  return propose(t.scene, {
    leader: up,
    others,
    enemy: null,
    terms: termsOf(t, goal, leader),
    aside: goal.displaced,
  });
}

/**
 * The leader goes up or down, dice are rolled, the others follow (legion.climb-clamber.11 to .14, .22).
 * legion.vertical-movement.5 to .7, legion.climb-clamber.10, .38, .39, legion.notch.6
 */
export function* performClimb(t: LTable, unit: Unit, { how, goal, dice, worth }: Climb): Procedure<Moved | null> {
  loseStandby(t, unit);
  const leader = t.leader(unit);
  const start = { pose: leader.pose, z: t.heightOf(leader.on) };
  noteMoved(t, unit);
  leader.pose = goal.pose;
  leader.on = goal.on;
  t.shifted();
  const each = t.abilities.ask('clamber-dice', unit, dice);
  if (each > 0) yield* rollClamber(t, unit, each);
  if (isGone(unit)) return null;
  const terms = termsOf(t, goal, start);
  const [first, ...others] = t.miniatures(unit);
  const placing = { enemy: null, terms, aside: goal.displaced };
  const proposed = first && propose(t.scene, { leader: first, others, ...placing });
  if (proposed) put(t, unit, yield* placeOthers(t, unit, proposed, placing, 'legion.climb-clamber.22'));
  if (t.state.activation?.unit === unit.id) t.state.activation.moved = true;
  t.emit({ type: 'moved', rule: 'legion.climb-clamber.5', unit: unit.id, how, speed: 0, minis: placesOf(unit) });
  yield* displace(t, unit, goal.displaced);
  return { unit, how, speed: 0, full: false, fastest: false, melee: null, overlapped: [], worth };
}

/** legion.climb-clamber.11 to .15: a wound for each block (legion.vertical-movement.12, .14). */
function* rollClamber(t: LTable, unit: Unit, each: number): Procedure<void> {
  const dice = t.rollDefense('white', each * unit.minis.length);
  const wounds = dice.filter((face) => face === 'block').length;
  t.emit({ type: 'clamber-rolled', rule: 'legion.climb-clamber.11', unit: unit.id, dice, wounds });
  const source = { rule: 'legion.climb-clamber.13', attack: null, by: null, sparesLeader: true } as const;
  yield* sufferWounds(t, unit, wounds, source);
}

import type { Pose, Procedure, RuleId, Violation } from '@rangefinder/kernel';
import type { Moved } from '../abilities.ts';
import { place } from '../ask.ts';
import { isBesideVehicle, placesBeside, wayAboard } from '../battlefield/boarding.ts';
import { moveCandidates } from '../battlefield/candidates.ts';
import { cohesionTerms } from '../battlefield/cohesion.ts';
import { COHESION, type Miniature, miniatureAt } from '../battlefield/model.ts';
import { checkStanding } from '../battlefield/standing.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { tokenShapes } from './markers.ts';
import { isBound, moveFor, speedOf, standardMove } from './moving.ts';
import { findsPlaces } from './placing.ts';
import { loseStandby } from './tokens.ts';
import { carrierOf, putAboard, transportFor } from './transported.ts';

/** Remembered of whoever has embarked or disembarked in an activation. */
const BOARDED = 'activation:boarded';

/** What forbids a unit both ways (legion.embark-disembark.15 to .18). */
function whyNotBoard(t: LTable, unit: Unit, how: 'embark' | 'disembark'): Violation | undefined {
  if (unit.memory[BOARDED]) return refuse('legion.embark-disembark.15', 'embarked-already');
  // legion.immobilize-tokens.1, .2: the tokens count for its maximum.
  if (speedOf(t, unit) <= unit.tokens.immobilize) return refuse('legion.embark-disembark.16', 'immobile');
  if (!t.abilities.ask('may-move', { unit, how }, true)) return refuse('legion.embark-disembark.17', 'card-forbids');
  if (unit.claimed.length > 0) return refuse('legion.embark-disembark.18', 'holds-token');
  return undefined;
}

/** Friendly vehicles that a unit can embark on with a speed-1 move from where it stands (legion.embark-disembark.2, .3, legion.transport-x.1). */
export function vehiclesFor(t: LTable, unit: Unit): readonly Unit[] {
  return t
    .friendsOf(unit.seat)
    .filter((carrier) => transportFor(t, carrier, unit) !== null && reaches(t, unit, carrier));
}

function reaches(t: LTable, unit: Unit, carrier: Unit): boolean {
  const [vehicle] = t.miniatures(carrier);
  const [leader] = t.miniatures(unit);
  if (!vehicle || !leader) return false;
  const move = moveFor(t, unit, { how: 'embark' });
  // The tool of speed 1 is as long as cohesion is wide.
  const most = leader.base.length + COHESION;
  const apart = Math.max(Math.abs(leader.pose.x - vehicle.pose.x), Math.abs(leader.pose.y - vehicle.pose.y));
  return apart <= most + vehicle.base.length && wayAboard(t.scene, leader, move, vehicle) !== null;
}

/** Why a unit cannot embark, whatever the vehicle. */
export function whyNotEmbark(t: LTable, unit: Unit): Violation | undefined {
  if (isBound(t, unit)) return refuse('legion.engaged.2', 'engaged');
  return whyNotBoard(t, unit, 'embark');
}

/** The unit leaves the battlefield for a vehicle, with all that it has (legion.embark-disembark.4, .7). */
export function embark(t: LTable, unit: Unit, carrier: Unit): Moved {
  loseStandby(t, unit);
  noteBoarded(t, unit);
  putAboard(t, unit, carrier);
  t.emit({ type: 'embarked', rule: 'legion.embark-disembark.4', unit: unit.id, carrier: carrier.id });
  return { unit, how: 'embark', speed: 1, full: false, fastest: false, melee: null, overlapped: [] };
}

function noteBoarded(t: LTable, unit: Unit): void {
  if (t.state.activation?.unit !== unit.id) return;
  unit.memory[BOARDED] = 1;
  t.state.activation.moved = true;
}

/** Why a unit cannot disembark now. */
export function whyNotDisembark(t: LTable, unit: Unit): Violation | undefined {
  const carrier = carrierOf(t, unit);
  if (!carrier) return refuse('legion.transported.1', 'not-for-type');
  const hindered = whyNotBoard(t, unit, 'disembark');
  if (hindered) return hindered;
  const hasRoom = beside(t, unit, carrier).some((pose) => 'spot' in standsBeside(t, unit, carrier, pose));
  return hasRoom ? undefined : refuse('legion.embark-disembark.6', 'no-room');
}

/** Places in contact with the vehicle, all round. */
export function beside(t: LTable, unit: Unit, carrier: Unit): readonly Pose[] {
  return placesBeside(figureOf(t, unit), t.miniature(carrier, t.leader(carrier)));
}

function figureOf(t: LTable, unit: Unit): Miniature {
  return t.figure(unit, t.leader(unit));
}

interface Beside {
  readonly spot: Miniature;
}

/** The leader in contact with the vehicle at a pose, with somewhere to go from there; or why it cannot start there. */
export function standsBeside(t: LTable, unit: Unit, carrier: Unit, pose: Pose): Beside | Violation {
  const leader = figureOf(t, unit);
  const { spot, wrong } = checkStanding(t.scene, leader, pose, tokenShapes(t, unit));
  // legion.embark-disembark.10, .11
  if (wrong?.code === 'enemy-contact') return refuse('legion.embark-disembark.11', 'enemy-contact');
  if (!spot) return refuseWrong(wrong);
  if (!isBesideVehicle(leader, spot, t.miniature(carrier, t.leader(carrier)))) {
    return refuse('legion.embark-disembark.6', 'not-in-contact');
  }
  const placed = miniatureAt(leader, spot.pose, spot.on, spot.z);
  return hasWay(t, unit, placed) ? { spot: placed } : refuse('legion.cohesion.2', 'no-room');
}

/** Whether the move that follows can end anywhere with everybody in cohesion. */
function hasWay(t: LTable, unit: Unit, leader: Miniature): boolean {
  const move = moveFor(t, unit, { how: 'disembark' });
  const others = unit.minis.slice(1).map((mini) => t.figure(unit, mini));
  const terms = cohesionTerms({ tokens: move.tokens, bands: move.bands });
  return moveCandidates(t.scene, leader, move).some(({ path: { end, on, z } }) => {
    const there = miniatureAt(leader, end, on, z);
    return findsPlaces(t.scene, { leader: there, others, enemy: null, terms });
  });
}

/** The leader is placed in contact with its vehicle; then the unit makes a speed-1 move (legion.embark-disembark.6, .8). */
export function* disembark(t: LTable, unit: Unit): Procedure<Moved | null> {
  const carrier = carrierOf(t, unit);
  if (!carrier) return null;
  const start = yield* chooseStart(t, unit, carrier);
  if (!start) return null;
  noteBoarded(t, unit);
  setOut(t, unit, start);
  const moved = yield* standardMove(t, unit, { how: 'disembark' });
  // Whoever finds no way after all stays where it was.
  if (!moved) putAboard(t, unit, carrier);
  return moved && { ...moved, left: carrier };
}

function* chooseStart(t: LTable, unit: Unit, carrier: Unit): Procedure<Miniature | null> {
  const rule: RuleId = 'legion.embark-disembark.6';
  const open = beside(t, unit, carrier).filter((pose) => 'spot' in standsBeside(t, unit, carrier, pose));
  if (open.length === 0) return null;
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'disembark',
    rule,
    about: { unit: unit.id },
    pieces: [t.leader(unit).id],
    candidates: open.map((pose, i) => ({ key: `beside-${i + 1}`, poses: [pose] })),
    check: ([pose]) => {
      const standing = pose ? standsBeside(t, unit, carrier, pose) : refuse(rule, 'not-in-contact');
      return 'spot' in standing ? undefined : standing;
    },
  });
  for (const pose of poses) {
    const standing = standsBeside(t, unit, carrier, pose);
    if ('spot' in standing) return standing.spot;
  }
  return null;
}

/** Its leader stands beside the vehicle; the others are placed when it has moved. */
export function setOut(t: LTable, unit: Unit, { pose, on }: Miniature): void {
  unit.place = 'play';
  unit.carrier = null;
  for (const mini of unit.minis) Object.assign(mini, { pose, on });
  t.shifted();
  t.changed(unit);
}

import { lengthOf, placedShape, sweepMeets, swept } from '@rangefinder/geometry';
import type { Pose, Procedure, Seat, Violation } from '@rangefinder/kernel';
import type { Moved, MoveKind } from '../abilities.ts';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { moveCandidates } from '../battlefield/candidates.ts';
import { cohesionTerms, type Spot } from '../battlefield/cohesion.ts';
import { type Miniature, miniatureAt, OVERLAP } from '../battlefield/model.ts';
import { checkMove, fastestTool, legOf, type Move, type MovePath, moveOf } from '../battlefield/moves.ts';
import { crowdAbout, isRoundFree, roundOf } from '../battlefield/room.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import { hasKeyword } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { joinMelee } from './contact.ts';
import { displace } from './displacing.ts';
import { interestsOf, tokenShapes } from './markers.ts';
import { isEngaged, meleesOf } from './melee.ts';
import { findsPlaces, type Placing, placeOthers, placesOf, propose, put } from './placing.ts';
import { noteMoved } from './settling.ts';
import { loseStandby } from './tokens.ts';
import { carryAlong } from './transported.ts';
import { hasMeleeWeapon, isTrooper } from './units.ts';

/** Remembered of whoever has made a full standard move at its maximum speed. */
export const RUSHED = 'activation:rushed';

/** What an effect says of a move that it allows. */
export interface MoveTerms {
  readonly how?:
    | Extract<
        MoveKind,
        'standard' | 'reverse' | 'strafe' | 'pivot' | 'compulsory' | 'withdraw' | 'embark' | 'disembark'
      >
    | undefined;
  /**
   * A speed-X move: at this speed or lower, whatever the unit's own and, outside of its activation, whatever holds it (legion.movement.28,
   * legion.immobilize-tokens.4).
   */
  readonly speed?: number | undefined;
  /** Crosses and ends on terrain of this height, in bands (Jump X). */
  readonly jump?: number | undefined;
  /** Who moves the unit, where that is not its own player. */
  readonly by?: Seat | undefined;
  /** Faster by so much, for this move (Spur). */
  readonly faster?: number | undefined;
  /** It may not start a melee. */
  readonly peaceful?: boolean | undefined;
  /** A pivot that goes with a withdrawal: the melee does not hinder it. */
  readonly leaves?: boolean | undefined;
}

/**
 * Whether a kind of move is a standard move: speed-X moves are, which a withdrawal is one of, and compulsory ones, and nothing else that has a name of its own
 * (legion.standard-move.3 to .5, legion.reverse.11, legion.strafe.9, legion.embark-disembark.19).
 */
export function isStandard(how: MoveKind): boolean {
  return how === 'standard' || how === 'compulsory' || how === 'withdraw';
}

/** The speed of a unit: increases up to 3; reductions come with the move (legion.immobilize-tokens.5). */
export function speedOf(t: LTable, unit: Unit): number {
  return Math.max(0, Math.min(3, t.abilities.ask('speed', unit, t.facts(unit).speed)));
}

/** How fast a move is. */
type Pace = Pick<Move, 'kind' | 'speed' | 'immobilized' | 'ignoresDifficult'>;

function paceOf(t: LTable, unit: Unit, { how = 'standard', jump = 0, speed, faster = 0 }: MoveTerms): Pace {
  const withdrawing = how === 'withdraw';
  // legion.embark-disembark.2, .3, .6, .12: a speed-1 move.
  const boarding = how === 'embark' || how === 'disembark';
  const fixed = boarding ? 1 : speed;
  const kind = withdrawing || boarding ? 'standard' : how;
  // legion.reverse.8, legion.strafe.6
  const slower = kind === 'reverse' || kind === 'strafe' ? 1 : 0;
  // legion.spur.4, .5: what makes it faster comes first.
  const fastest = Math.min(3, speedOf(t, unit) + faster);
  // legion.withdraw.2, .10: at speed 1, however many tokens leave it as much.
  const own = withdrawing ? Math.min(1, fastest - unit.tokens.immobilize) : Math.max(1, fastest - slower);
  return {
    kind,
    speed: fixed ?? (fastest === 0 ? 0 : own),
    immobilized: fixed === undefined && !withdrawing ? unit.tokens.immobilize : 0,
    ignoresDifficult: fixed !== undefined || jump > 0 || t.abilities.ask('ignores-difficult', unit, false),
  };
}

/** The move as space sees it. */
export function moveFor(t: LTable, unit: Unit, terms: MoveTerms): Move {
  const { how = 'standard', jump = 0 } = terms;
  const { kind, speed, immobilized, ignoresDifficult } = paceOf(t, unit, terms);
  const withdrawing = how === 'withdraw';
  // legion.embark-disembark.3: into no contact with enemies.
  const peaceful = how === 'embark' || how === 'disembark' || (terms.peaceful ?? false);
  // legion.withdraw.8, .9
  const avoided = withdrawing ? meleesOf(t, unit) : [];
  const melee =
    peaceful || !mayStartMelee(t, unit)
      ? []
      : t.enemiesOf(unit.seat).filter((one) => !avoided.includes(one) && mayFight(t, unit, one));
  return moveOf(kind, speed, {
    immobilized,
    ignoresDifficult,
    bands: Math.max(jump, t.abilities.ask('crosses-height', unit, 0)),
    leaps: jump > 0,
    withdrawing,
    melee: melee.map(({ id }) => id),
    tokens: tokenShapes(t, unit),
    turn: hasKeyword(t, unit, 'full-pivot') ? 180 : 90,
  });
}

function mayFight(t: LTable, unit: Unit, enemy: Unit): boolean {
  return t.abilities.ask('may-start-melee', { unit, enemy }, true);
}

/**
 * legion.melee.7, .14, legion.base-contact.5, .6, legion.panic.14, legion.deployment.11, legion.transported-closed.17
 * legion.base-contact.12
 */
function mayStartMelee(t: LTable, unit: Unit): boolean {
  return t.state.phase !== 'setup' && !unit.panicked && hasMeleeWeapon(t, unit);
}

/**
 * legion.withdraw.2, .7, .12, legion.engaged.7: a withdrawal is a whole activation; creatures and emplacements may use their cards besides.
 * legion.creature-trooper.15, legion.emplacement-trooper.11
 */
function hasActed(t: LTable, unit: Unit): boolean {
  const { activation } = t.state;
  if (activation?.unit !== unit.id) return false;
  const plain = t.facts(unit).type === 'trooper';
  return activation.performed.some((action) => plain || !action.startsWith('card:'));
}

/** legion.disengage.1: engaged with one enemy unit only; with vehicles nobody is (legion.engaged.6). */
function mayDisengage(t: LTable, unit: Unit): boolean {
  const enemies = meleesOf(t, unit).filter((enemy) => isTrooper(t, enemy));
  const disengages = hasKeyword(t, unit, 'disengage') && enemies.length === 1;
  return t.abilities.ask('may-leave-melee', { unit, enemies }, disengages);
}

/** Whether a melee keeps a unit from every move but a withdrawal (legion.engaged.2, legion.disengage.1). */
export function isBound(t: LTable, unit: Unit): boolean {
  return isEngaged(t, unit) && !mayDisengage(t, unit);
}

/**
 * legion.immobilize-tokens.2: from a move of any kind, but for a speed that an effect gives outside of its activation (.4); what is
 * added counts first (.5).
 */
function isHeld(t: LTable, unit: Unit, { speed, faster = 0 }: MoveTerms): boolean {
  const { immobilize } = unit.tokens;
  const isFreed = speed !== undefined && t.state.activation?.unit !== unit.id;
  return !isFreed && immobilize > 0 && immobilize >= Math.min(3, speedOf(t, unit) + faster);
}

/**
 * Why no unit of its type, whatever happens to it, makes a move of a kind.
 * legion.movement-emplacement-summary.5, legion.movement-creature-summary.10,
 * legion.movement-ground-vehicle-summary.4, .5, legion.movement-repulsor-vehicle-summary.4
 * legion.trooper.5, legion.creature-trooper.7, legion.emplacement-trooper.6, legion.vehicles.8, .9
 */
function whyNever(t: LTable, unit: Unit, how: MoveKind): Violation | undefined {
  const { type, base } = t.facts(unit);
  const hovers = () => hasKeyword(t, unit, 'hover');
  if (how === 'pivot' && !base.notched) return refuse('legion.pivot.1', 'not-for-type');
  if (how === 'reverse') {
    if (!base.notched || type === 'trooper') return refuse('legion.reverse.4', 'not-for-type');
    if (type === 'repulsor' && !hovers()) return refuse('legion.movement-repulsor-vehicle-summary.3', 'not-for-type');
  }
  // legion.strafe.11
  if (how === 'strafe' && !(base.notched && hovers())) return refuse('legion.strafe.1', 'not-for-type');
  return undefined;
}

/**
 * Why a unit cannot make a move of a kind now.
 * legion.wounds.17, legion.movement-trooper-summary.8
 */
export function whyNotMove(t: LTable, unit: Unit, terms: MoveTerms): Violation | undefined {
  const { how = 'standard' } = terms;
  // Whoever is transported can only disembark, and no move that an effect gives does for that.
  if (unit.place !== 'play') return refuse('legion.embark-disembark.20', 'transported');
  const never = whyNever(t, unit, how);
  if (never) return never;
  if (how !== 'withdraw' && !terms.leaves && isBound(t, unit)) return refuse('legion.engaged.2', 'engaged');
  if (how === 'withdraw') {
    if (!isEngaged(t, unit)) return refuse('legion.withdraw.1', 'not-engaged');
    if (hasActed(t, unit)) return refuse('legion.withdraw.3', 'performed-already');
    if (!t.abilities.ask('may-withdraw', unit, true)) return refuse('legion.golden-rules.3', 'card-forbids');
  }
  if (isHeld(t, unit, terms)) return refuse('legion.immobilize-tokens.2', 'immobile');
  if (how === 'pivot') return undefined;
  if (how === 'reverse' && unit.damage === 'disabled') return refuse('legion.disabled.3', 'disabled');
  const move = paceOf(t, unit, terms);
  // legion.difficult-terrain.6
  if (fastestTool(move, t.standsInDifficult(unit)) < 1) return refuse('legion.immobilize-tokens.2', 'immobile');
  if (!t.abilities.ask('may-move', { unit, how }, true)) return refuse('legion.golden-rules.3', 'card-forbids');
  return undefined;
}

/** Whether a unit could make a standard move somewhere, at its own speed or at one that an effect gives it (legion.immobilize-tokens.4). */
export function mayMove(t: LTable, unit: Unit, speed?: number): boolean {
  return whyNotMove(t, unit, { speed }) === undefined;
}

/** What the other miniatures of a unit must heed where their leader has moved. */
function placingAfter(move: Move, { shunsDifficult, along, melee, displaced }: MovePath): Placing {
  const terms = cohesionTerms({ shunsDifficult, along, tokens: move.tokens, bands: move.bands });
  return { enemy: melee, terms, aside: displaced };
}

/** The leader where its move would end. */
function leaderAt(leader: Miniature, { end, on, z }: MovePath): Miniature {
  return miniatureAt(leader, end, on, z);
}

/** A legal end of a leader's move, and the places proposed for the others. */
export interface End {
  readonly path: MovePath;
  readonly others: readonly Spot[];
}

/** Places proposed for the others if the leader's move ends so; null where there are none. */
export function proposalAt(t: LTable, unit: Unit, move: Move, path: MovePath): readonly Spot[] | null {
  const [leader, ...others] = t.miniatures(unit);
  if (!leader || others.length === 0) return [];
  return propose(t.scene, { leader: leaderAt(leader, path), others, ...placingAfter(move, path) });
}

/** Tells the ends of a move where the others find places by a quick search: at a glance where the leader ends in the open. */
function roomFor(t: LTable, unit: Unit, move: Move): (path: MovePath) => boolean {
  const [leader, ...others] = t.miniatures(unit);
  if (!leader || others.length === 0) return () => true;
  const finds = (path: MovePath) => {
    const { enemy, terms, aside } = placingAfter(move, path);
    return findsPlaces(t.scene, { leader: leaderAt(leader, path), others, enemy, terms, aside });
  };
  const round = roundOf(leader, others);
  const [first] = others;
  if (round === null || first === undefined) return finds;
  const reach = 2 * legOf(leader.base, move.kind, Math.max(1, fastestTool(move, false))) + round;
  const crowd = crowdAbout(t.scene, unit.id, move.tokens, leader.pose, reach);
  const isOpen = ({ end, on, along, melee }: MovePath) =>
    melee === null && on === null && along === null && isRoundFree(crowd, leader.base, first.base, end, others.length);
  return (path) => isOpen(path) || finds(path);
}

/** Whether a move may end at a pose with everybody in cohesion; else what is wrong. */
function endAt(t: LTable, unit: Unit, move: Move, pose: Pose): End | Violation {
  const { path, wrong } = checkMove(t.scene, t.miniature(unit, t.leader(unit)), move, pose);
  if (!path) return refuseWrong(wrong);
  const spots = proposalAt(t, unit, move, path);
  return spots ? { path, others: spots } : refuse('legion.cohesion.2', 'no-room');
}

/**
 * A move with the tool: its player says where the leader ends, then where the others stand. Answers what was done; null where
 * there was nowhere to go.
 */
export function* standardMove(t: LTable, unit: Unit, terms: MoveTerms): Procedure<Moved | null> {
  const { how = 'standard' } = terms;
  if (unit.place !== 'play' || !t.abilities.ask('may-move', { unit, how }, true)) return null;
  const move = moveFor(t, unit, terms);
  const leader = t.miniature(unit, t.leader(unit));
  const hasRoom = roomFor(t, unit, move);
  const candidates = moveCandidates(t.scene, leader, move, interestsOf(t)).filter(({ path }) => hasRoom(path));
  if (candidates.length === 0) return null;
  const { poses } = yield* place({
    seat: terms.by ?? unit.seat,
    topic: 'move-leader',
    rule: how === 'withdraw' ? 'legion.withdraw.2' : 'legion.movement.9',
    about: { unit: unit.id, how, speed: move.speed },
    pieces: [leader.id],
    candidates: candidates.map(({ key, pose, path: { melee } }) =>
      melee === null ? { key, poses: [pose] } : { key, poses: [pose], about: { melee } },
    ),
    check: ([pose]) => {
      if (!pose) return refuse('legion.movement.9', 'too-far');
      const end = endAt(t, unit, move, pose);
      if ('path' in end) return undefined;
      const shuns = how === 'disembark' && end.code === 'enemy-contact';
      return shuns ? refuse('legion.embark-disembark.12', 'enemy-contact') : end;
    },
  });
  const [pose] = poses;
  const end = pose && endAt(t, unit, move, pose);
  if (!end || !('path' in end)) return null;
  return yield* finishMove(t, unit, move, end, how, terms.by);
}

/** The leader stands; the others follow, and whoever is pushed aside. */
export function* finishMove(
  t: LTable,
  unit: Unit,
  move: Move,
  { path, others }: End,
  how: MoveKind,
  by: Seat = unit.seat,
): Procedure<Moved> {
  loseStandby(t, unit);
  const fought = meleesOf(t, unit);
  const overlapped = unitsOver(t, unit, path);
  const leader = t.leader(unit);
  noteMoved(t, unit);
  leader.pose = path.end;
  leader.on = path.on;
  t.shifted();
  const spots = yield* placeOthers(t, unit, others, { ...placingAfter(move, path), by });
  put(t, unit, spots);
  if (t.state.activation?.unit === unit.id && how !== 'pivot') t.state.activation.moved = true;
  carryAlong(t, unit, how);
  t.emit({ type: 'moved', rule: 'legion.movement.9', unit: unit.id, how, speed: path.tool, minis: placesOf(unit) });
  yield* displace(t, unit, path.displaced, by);
  const melee = path.melee === null ? null : t.unit(path.melee);
  if (melee) yield* joinMelee(t, melee, unit, 'legion.melee.10');
  // A speed-X move may be slower than the unit is; what reduces its maximum speed does not matter (legion.ram.6).
  const own = moveFor(t, unit, {});
  const fastest = path.tool >= Math.max(fastestTool(move, path.difficult), fastestTool(own, path.difficult));
  // legion.ram.1, .5: what weapons that ram will ask for.
  if (path.full && fastest && isStandard(how)) unit.memory[RUSHED] = 1;
  // legion.charge.1: who was in a melee with it before has started none.
  const started = melee && fought.includes(melee) ? null : melee;
  return { unit, how, speed: path.tool, full: path.full, fastest, melee: started, overlapped };
}

/** Units whose bases the leader went over, for what happens to those one moves through (legion.overrun.4). */
function unitsOver(t: LTable, unit: Unit, { start, end, joint, travel }: MovePath): readonly Unit[] {
  const leader = t.miniature(unit, t.leader(unit));
  const isNear = ({ pose, base }: Miniature) =>
    lengthOf(pose.x - start.x, pose.y - start.y) <= travel + base.length + leader.base.length;
  const near = t.present.filter((other) => other !== unit && t.miniatures(other).some(isNear));
  if (near.length === 0) return near;
  const corners = [start, ...(joint ? [joint] : []), end];
  const sweeps = corners.slice(1).map((to, i) => {
    const from = corners[i] ?? start;
    const shape = placedShape(leader.base.shape, { x: from.x, y: from.y, heading: start.heading });
    return swept(shape, to.x - from.x, to.y - from.y);
  });
  return near.filter((other) =>
    t.miniatures(other).some((mini) => sweeps.some((sweep) => sweepMeets(sweep, footprintOf(mini), OVERLAP))),
  );
}

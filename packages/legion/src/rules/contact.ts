import type { Procedure, RuleId } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { moveCandidates } from '../battlefield/candidates.ts';
import { checkCohesion, cohesionTerms } from '../battlefield/cohesion.ts';
import { lieOver } from '../battlefield/ending.ts';
import { proposeMelee } from '../battlefield/melee.ts';
import { type Miniature, miniatureAt, miniatureWith, type Scene } from '../battlefield/model.ts';
import { checkMove, type MovePath, moveOf } from '../battlefield/moves.ts';
import { touches } from '../battlefield/range.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { carryClaimed } from './claiming.ts';
import { tokenShapes } from './markers.ts';
import { inMelee, meleesOf } from './melee.ts';
import { findsPlaces, placeOthers, placesOf, put } from './placing.ts';
import { hasMeleeWeapon, isGone } from './units.ts';

/** Two units that were in a melee with each other. */
type Pair = readonly [Unit, Unit];

/** Every melee as it stands, to be closed up again after casualties. */
export function meleesNow(t: LTable): readonly Pair[] {
  return t.present.flatMap((unit) => (unit.seat === 0 ? meleesOf(t, unit).map((foe): Pair => [unit, foe]) : []));
}

/**
 * After casualties everybody with a weapon for it closes up again (legion.melee.17, .20): first the player who activates a
 * unit, or did so last, else blue (legion.melee.18, .19).
 */
export function* closeUp(t: LTable, before: readonly Pair[]): Procedure<void> {
  const { activation, memory, blue } = t.state;
  const first = activation ? t.unit(activation.unit).seat : (memory['last-active'] ?? blue);
  for (const seat of [first, 1 - first]) {
    for (const pair of before) {
      const [unit, foe] = pair[0].seat === seat ? pair : [pair[1], pair[0]];
      if (isGone(unit) || isGone(foe)) continue;
      yield* joinMelee(t, unit, foe, inMelee(t, unit, foe) ? 'legion.melee.17' : 'legion.melee.20');
    }
  }
}

/**
 * Whoever of a unit touches no enemy is placed in contact with an enemy unit, the leader first, if there are weapons for it: the third
 * step of starting a melee, and again after casualties (legion.melee.10, .11, .17).
 */
export function* joinMelee(t: LTable, unit: Unit, foe: Unit, rule: RuleId): Procedure<void> {
  if (!hasMeleeWeapon(t, unit)) return;
  yield* stepUp(t, unit, foe, rule);
  // Whoever is placed may make room for another.
  while (yield* closeIn(t, unit, foe, rule));
}

/** Those who find room at the enemy are placed there; whether anybody more fights. */
function* closeIn(t: LTable, unit: Unit, foe: Unit, rule: RuleId): Procedure<boolean> {
  const { leader, staying, apart } = lineOf(t, unit, foe);
  const tokens = tokenShapes(t, unit);
  const stays = thoseWhoStay(t, unit, foe);
  const others = apart.filter((mini) => !stays.includes(mini));
  if (!leader || others.length === 0) return false;
  const terms = cohesionTerms({ staying: [...staying, ...stays], tokens });
  const proposed = proposeMelee(t.scene, leader, others, foe.id, terms);
  if (!proposed) return false;
  put(t, unit, yield* placeOthers(t, unit, proposed, { enemy: foe.id, terms }));
  t.emit({ type: 'melee-joined', rule, unit: unit.id, minis: placesOf(unit) });
  return lineOf(t, unit, foe).apart.length < apart.length;
}

/** Of those who fight nobody, whoever finds no room at the enemy, is in cohesion and in nobody's way (legion.melee.15, .17, .21). */
function thoseWhoStay(t: LTable, unit: Unit, foe: Unit): readonly Miniature[] {
  const { leader, staying, apart } = lineOf(t, unit, foe);
  if (!leader || apart.length === 0) return apart;
  const tokens = tokenShapes(t, unit);
  const proposed = proposeMelee(t.scene, leader, apart, foe.id, cohesionTerms({ staying, tokens }));
  if (!proposed) return apart;
  const foes = t.miniatures(foe);
  const placed = apart.flatMap((mini) => {
    const spot = proposed.find((one) => one.mini === mini.id);
    return spot ? [miniatureAt(mini, spot.pose, spot.on, spot.z)] : [];
  });
  const fighting = placed.filter((mini) => foes.some((one) => touches(mini, one)));
  const isInTheWay = (mini: Miniature) => fighting.some((one) => lieOver(footprintOf(one), footprintOf(mini)));
  const cohesion = cohesionTerms({ melee: [foe, ...meleesOf(t, unit)].map(({ id }) => id), tokens });
  return apart.filter(
    (mini) =>
      !fighting.some(({ id }) => id === mini.id) &&
      !isInTheWay(mini) &&
      checkCohesion(t.scene, leader, [mini], [mini.pose], cohesion).wrong === null,
  );
}

/** A unit in a melee: its leader, and of the others those who touch an enemy, whichever it is, and those who touch none. */
function lineOf(t: LTable, unit: Unit, foe: Unit) {
  const [leader, ...others] = t.miniatures(unit);
  const foes = [...new Set([...meleesOf(t, unit), foe])].flatMap((one) => t.miniatures(one));
  const fights = (mini: Miniature) => foes.some((one) => touches(mini, one));
  const staying = others.filter(fights);
  const apart = others.filter((mini) => !staying.includes(mini));
  return { leader, isApart: leader !== undefined && !fights(leader), staying, apart };
}

/** A leader who touches no enemy steps up to one, as far as a step brings it and those who fight stay in cohesion (legion.melee.10, .17, .20). */
function* stepUp(t: LTable, unit: Unit, foe: Unit, rule: RuleId): Procedure<void> {
  const { leader, isApart, staying, apart } = lineOf(t, unit, foe);
  if (!leader || !isApart) return;
  const tokens = tokenShapes(t, unit);
  const step = moveOf('standard', 1, { ignoresDifficult: true, pushes: false, melee: [foe.id], tokens });
  const free = { ...leader, base: { ...leader.base, notched: false } };
  const scene = withoutUnit(t.scene, staying);
  const cohesion = cohesionTerms({ melee: meleesOf(t, unit).map(({ id }) => id), tokens });
  const holds = ({ end, on, z }: MovePath) => {
    const there = miniatureAt(leader, end, on, z);
    const poses = staying.map(({ pose }) => pose);
    if (checkCohesion(t.scene, there, staying, poses, cohesion).wrong) return false;
    const terms = cohesionTerms({ staying, tokens });
    return apart.length === 0 || findsPlaces(t.scene, { leader: there, others: apart, enemy: foe.id, terms });
  };
  const ends = moveCandidates(scene, free, step).filter(({ path }) => path.melee === foe.id && holds(path));
  if (ends.length === 0) return;
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'join-melee',
    rule,
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: ends.map(({ key, path }) => ({ key, poses: [path.end] })),
    check: ([pose]) => {
      const { path, wrong } = checkMove(scene, free, step, pose ?? leader.pose);
      if (!path) return refuseWrong(wrong);
      if (path.melee !== foe.id) return refuse(rule, 'not-in-contact');
      return holds(path) ? undefined : refuse('legion.cohesion.2', 'no-room');
    },
  });
  const { path } = checkMove(scene, free, step, poses[0] ?? leader.pose);
  if (!path) return;
  put(t, unit, [{ mini: leader.id, pose: path.end, on: path.on }]);
  t.emit({ type: 'melee-joined', rule, unit: unit.id, minis: placesOf(unit) });
  yield* carryClaimed(t, unit);
}

/** The table as if some miniatures were of no unit of the mover's: their places are taken. */
function withoutUnit(scene: Scene, minis: readonly Miniature[]): Scene {
  if (minis.length === 0) return scene;
  const alone = (mini: Miniature) => (minis.includes(mini) ? miniatureWith(mini, { unit: mini.id }) : mini);
  return { ...scene, miniatures: scene.miniatures.map(alone) };
}

import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { type CohesionTerms, checkCohesion, type Spot } from '../battlefield/cohesion.ts';
import { findsCohesion, proposeCohesion } from '../battlefield/formation.ts';
import { checkMelee, proposeMelee } from '../battlefield/melee.ts';
import type { Miniature, Scene } from '../battlefield/model.ts';
import { without } from '../battlefield/scene.ts';
import { refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { noteMoved } from './settling.ts';

/** What decides where the others of a unit may stand: the enemy it fights, and the terms of cohesion. */
export interface Placing {
  readonly enemy: string | null;
  readonly terms: CohesionTerms;
  /** Miniatures beside the table: those the leader has pushed aside are put back after its own unit. */
  readonly aside?: readonly string[] | undefined;
  /** Who places them, where that is not their own player. */
  readonly by?: Seat | undefined;
}

/** How hard places are looked for: a thorough search takes milliseconds where there is hardly any room. */
export type Effort = 'quick' | 'thorough';

/** Places for the others of a unit whose leader stands: in cohesion, in a melee in contact with the enemy (legion.melee.8, .9). */
export function propose(
  table: Scene,
  placing: Placing & { readonly leader: Miniature; readonly others: readonly Miniature[] },
  effort: Effort = 'thorough',
): readonly Spot[] | null {
  const { leader, others, enemy, terms, aside = [] } = placing;
  const scene = without(table, aside);
  return enemy === null
    ? proposeCohesion(scene, leader, others, terms, effort)
    : proposeMelee(scene, leader, others, enemy, terms, effort);
}

/** Whether a quick search would find such places; for those who sort many ends. */
export function findsPlaces(
  table: Scene,
  placing: Placing & { readonly leader: Miniature; readonly others: readonly Miniature[] },
): boolean {
  const { leader, others, enemy, terms, aside = [] } = placing;
  const scene = without(table, aside);
  return enemy === null
    ? findsCohesion(scene, leader, others, terms)
    : proposeMelee(scene, leader, others, enemy, terms, 'quick') !== null;
}

/** Where a unit's miniatures stand, for the log. */
export function placesOf({ minis }: Unit) {
  return minis.map(({ id, pose, on }) => ({ mini: id, pose, on }));
}

/** Puts miniatures where they were placed. */
export function put(t: LTable, unit: Unit, spots: readonly Pick<Spot, 'mini' | 'pose' | 'on'>[]): void {
  for (const { mini: id, pose, on } of spots) {
    const mini = unit.minis.find((one) => one.id === id);
    if (!mini) continue;
    mini.pose = pose;
    mini.on = on;
  }
  if (spots.length > 0) noteMoved(t, unit);
  t.shifted();
}

/** The others are placed: as proposed, or adjusted one by one (legion.movement.14). */
export function* placeOthers(
  t: LTable,
  unit: Unit,
  proposed: readonly Spot[],
  { enemy, terms, aside = [], by = unit.seat }: Placing,
  rule: RuleId = 'legion.cohesion.2',
): Procedure<readonly Spot[]> {
  if (proposed.length === 0) return [];
  const all = t.miniatures(unit);
  const [leader] = all;
  if (!leader) return [];
  const others = proposed.flatMap(({ mini }) => all.filter(({ id }) => id === mini));
  const scene = without(t.scene, aside);
  const checked = (poses: Parameters<typeof checkCohesion>[3]) =>
    enemy === null
      ? checkCohesion(scene, leader, others, poses, terms)
      : checkMelee(scene, leader, others, poses, enemy, terms);
  const { poses } = yield* place({
    seat: by,
    topic: enemy === null ? 'place-others' : 'join-melee',
    rule: enemy === null ? rule : 'legion.melee.9',
    about: { unit: unit.id },
    pieces: proposed.map(({ mini }) => mini),
    candidates: [{ key: 'formation', poses: proposed.map(({ pose }) => pose) }],
    check: (poses) => {
      const { wrong } = checked(poses);
      return wrong ? refuseWrong(wrong) : undefined;
    },
  });
  return checked(poses).spots ?? proposed;
}

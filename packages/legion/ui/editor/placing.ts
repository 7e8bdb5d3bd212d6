import { cos, type Pose, placedShape, sin, snapPose } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import { placeBeside, placesBeside } from '../../src/battlefield/boarding.ts';
import { cohesionTerms } from '../../src/battlefield/cohesion.ts';
import { lieOver } from '../../src/battlefield/ending.ts';
import { type Miniature, miniatureAt } from '../../src/battlefield/model.ts';
import { touches } from '../../src/battlefield/range.ts';
import { standingAt } from '../../src/battlefield/scene.ts';
import { checkStanding } from '../../src/battlefield/standing.ts';
import type { PlacedMini, PlacedUnit } from '../../src/position.ts';
import { facing } from '../../src/rules/deploying.ts';
import { tokenShapes } from '../../src/rules/markers.ts';
import { type Effort, propose } from '../../src/rules/placing.ts';
import { SIZES } from '../../src/setup.ts';
import type { LTable } from '../../src/table.ts';
import {
  changeMini,
  changeUnit,
  type Draft,
  leave,
  numbered,
  onField,
  recruited,
  strengthOf,
  tableOf,
  withPools,
} from './draft.ts';

/** Where a unit's miniatures come to stand, the leader first. */
type Places = readonly Pick<PlacedMini, 'pose' | 'on'>[];

/** A miniature on whatever lies at a pose. */
function standing(t: LTable, mini: Miniature, pose: Pose): Miniature {
  const under = standingAt(t.parts, pose.x, pose.y);
  return miniatureAt(mini, pose, under?.id ?? null, under?.top ?? 0);
}

function figuresOf(t: LTable, id: string): readonly Miniature[] {
  const unit = t.unit(id);
  return unit.minis.map((mini) => t.figure(unit, mini));
}

/** The enemy unit that a leader touches: its unit is in melee with it. */
function foeAt(t: LTable, leader: Miniature): string | null {
  const foe = t.scene.miniatures.find((other) => !other.isCart && other.seat !== leader.seat && touches(leader, other));
  return foe?.unit ?? null;
}

/** Places in cohesion for a unit whose leader stands at a pose; null where the rules find none. */
function placesAt(t: LTable, id: string, pose: Pose, effort: Effort): Places | null {
  const [first, ...others] = figuresOf(t, id);
  if (!first) return [];
  const leader = standing(t, first, pose);
  const enemy = foeAt(t, leader);
  if (enemy === null && checkStanding(t.scene, first, pose, tokenShapes(t)).wrong !== null) return null;
  const terms = cohesionTerms({ tokens: tokenShapes(t), melee: enemy === null ? [] : [enemy] });
  const spots = propose(t.scene, { leader, others, enemy, terms }, effort);
  return spots && [leader, ...spots].map(({ pose: at, on }) => ({ pose: at, on }));
}

/** The unit where it stands, all of it shifted as its leader goes, legal or not. */
function shiftedTo(t: LTable, id: string, pose: Pose): Places {
  const figures = figuresOf(t, id);
  const [first] = figures;
  return figures.map((mini) => {
    const x = pose.x + mini.pose.x - (first?.pose.x ?? 0);
    const y = pose.y + mini.pose.y - (first?.pose.y ?? 0);
    return standing(t, mini, mini === first ? pose : snapPose({ x, y, heading: pose.heading }));
  });
}

/** A leader that is put upon an enemy comes to stand in contact with its unit, as near as there is room. */
function besideFoe(t: LTable, id: string, pose: Pose): Pose {
  const [leader] = figuresOf(t, id);
  if (!leader) return pose;
  const others = t.scene.miniatures.filter(({ unit }) => unit !== id);
  const isUpon = (at: Pose) => {
    const shape = placedShape(leader.base.shape, at);
    return others.find((other) => lieOver(shape, placedShape(other.base.shape, other.pose)));
  };
  const foe = isUpon(pose);
  if (!foe || foe.seat === leader.seat || foe.isCart) return pose;
  const far = (at: Pose) => Math.hypot(at.x - pose.x, at.y - pose.y);
  return (
    others
      .filter(({ unit }) => unit === foe.unit)
      .flatMap((other) => [placeBeside({ ...leader, pose }, other, pose), ...placesBeside({ ...leader, pose }, other)])
      .toSorted((a, b) => far(a) - far(b))
      .find((at) => !isUpon(at)) ?? pose
  );
}

/** How far from where somebody wants a unit a place is looked for (mm), and in which steps. */
const FAR = 900;
const STEP = 30;

/** The legal places of a unit that are nearest to a pose; null on a table without room. */
function nearestPlaces(t: LTable, draft: Draft, id: string, wish: Pose, far = FAR): Places | null {
  const tried = new Set<string>();
  for (let away = 0; away <= far; away += STEP) {
    const count = away === 0 ? 1 : 12;
    for (let i = 0; i < count; i++) {
      const turn = (360 / count) * i;
      const pose = onField(draft, { ...wish, x: wish.x + away * sin(turn), y: wish.y + away * cos(turn) });
      if (tried.has(`${pose.x} ${pose.y}`)) continue;
      tried.add(`${pose.x} ${pose.y}`);
      const places = placesAt(t, id, pose, 'quick');
      if (places) return places;
    }
  }
  return null;
}

function putAt(draft: Draft, unit: PlacedUnit, places: Places): Draft {
  const minis = places.map((place, i): PlacedMini => {
    const before = unit.minis[i];
    return { number: before?.number ?? null, wounds: before?.wounds ?? 0, pose: place.pose, on: place.on };
  });
  return changeUnit(draft, unit.id, { minis, place: 'play', carrier: null });
}

function unitIn({ position: { units } }: Draft, id: string): PlacedUnit | undefined {
  return units.find((unit) => unit.id === id);
}

/** Moves a unit by its leader: the others follow in cohesion, or as they stand where there is no room for that. */
export function moveUnit(draft: Draft, id: string, to: Pose): Draft {
  const unit = unitIn(draft, id);
  if (!unit) return draft;
  const t = tableOf(draft);
  const pose = besideFoe(t, id, onField(draft, to));
  return putAt(draft, unit, placesAt(t, id, pose, 'thorough') ?? shiftedTo(t, id, pose));
}

/** Moves one miniature that is not the leader. */
export function moveMini(draft: Draft, unit: PlacedUnit, at: number, to: Pose): Draft {
  const t = tableOf(draft);
  const mini = figuresOf(t, unit.id)[at];
  if (!mini) return draft;
  const { pose, on } = standing(t, mini, onField(draft, to));
  return changeMini(draft, unit, at, { pose, on });
}

/** How far apart units are put that nobody drags (mm). */
const APART = 170;

/** Before its own edge: in the middle, then by turns to the left and to the right of those who are there. */
function home(t: LTable, { mode }: Draft, seat: Seat): Pose {
  const { width, depth } = SIZES[mode];
  const heading = facing(t, seat);
  const count = t.present.filter((unit) => unit.seat === seat).length;
  const aside = Math.ceil(count / 2) * (count % 2 === 0 ? APART : -APART);
  const y = heading === 0 ? 120 : depth - 120;
  return { x: Math.min(width - APART, Math.max(APART, width / 2 + aside)), y, heading };
}

/** Puts a new unit on the board, at the legal place nearest to a pose; without one, before its own edge. */
export function addUnit(
  draft: Draft,
  unit: string,
  seat: Seat,
  at?: Pose,
): { readonly draft: Draft; readonly id: string } {
  const { draft: more, id } = recruited(draft, unit, seat);
  const heading = facing(tableOf(draft), seat);
  return { draft: withPools(putNear(more, id, at && { ...at, heading })), id };
}

/** A unit that stands nowhere comes to the legal place nearest to a pose; without one, before its own edge. */
export function putNear(draft: Draft, id: string, at?: Pose): Draft {
  const unit = unitIn(draft, id);
  if (!unit) return draft;
  const t = tableOf(draft);
  const wish = at ?? home(t, draft, unit.seat);
  return putAt(draft, unit, nearestPlaces(t, draft, id, wish) ?? shiftedTo(t, id, onField(draft, wish)));
}

/** Another unit just like one, beside it. */
export function copyUnit(draft: Draft, unit: PlacedUnit): { readonly draft: Draft; readonly id: string } {
  const { draft: more, id } = recruited(draft, unit.unit, unit.seat);
  const twin = changeUnit(more, id, { ...unit, id, place: 'reserve', carrier: null, claimed: [] });
  const { x = 0, y = 0, heading = 0 } = unit.minis[0]?.pose ?? {};
  return { draft: withPools(putNear(twin, id, { x: x + 110, y, heading })), id };
}

/** So many of a unit are left: the last ones go, those who come back stand in cohesion. */
export function resizeUnit(draft: Draft, unit: PlacedUnit, count: number): Draft {
  const minis = numbered(unit);
  if (count <= minis.length) return leave(draft, unit, (_, i) => i < count);
  const known = minis.map(({ number }) => number);
  const missing = Array.from({ length: strengthOf(unit) }, (_, i) => i + 1).filter((n) => !known.includes(n));
  const back = missing.slice(0, count - minis.length).map((number) => ({ number, pose: { x: 0, y: 0, heading: 0 } }));
  const grown = joined(changeUnit(draft, unit.id, { minis: [...minis, ...back.map(blank)] }), unit.id, minis.length);
  const now = unitIn(grown, unit.id);
  return now ? leave(grown, now, () => true) : grown;
}

function blank({ number, pose }: Pick<PlacedMini, 'number' | 'pose'>): PlacedMini {
  return { number, pose, on: null, wounds: 0 };
}

/** Places for those of a unit who have none yet: all behind the first so many. */
function joined(draft: Draft, id: string, there: number): Draft {
  const unit = unitIn(draft, id);
  const t = tableOf(draft);
  const figures = figuresOf(t, id);
  const [leader, ...others] = figures.slice(0, there);
  if (!unit || !leader || unit.place !== 'play') return draft;
  const terms = cohesionTerms({ tokens: tokenShapes(t), staying: others });
  const spots = propose(t.scene, { leader, others: figures.slice(there), enemy: null, terms });
  const minis = unit.minis.map((mini, i) => {
    const spot = i < there ? null : spots?.[i - there];
    return spot ? { ...mini, pose: spot.pose, on: spot.on } : i < there ? mini : { ...mini, pose: leader.pose };
  });
  return changeUnit(draft, id, { minis });
}

/** A unit with other upgrades: who comes with them stands in cohesion, who came with those that went is gone. */
export function equipUnit(draft: Draft, unit: PlacedUnit, upgrades: readonly string[]): Draft {
  const wasWhole = unit.minis.length === strengthOf(unit);
  const kept = (ids: readonly string[]) => ids.filter((id) => upgrades.includes(id) || unit.supplies.includes(id));
  const counters = Object.fromEntries(Object.entries(unit.counters).filter(([id]) => kept([id]).length > 0));
  const next: PlacedUnit = {
    ...unit,
    upgrades,
    counters,
    exhausted: kept(unit.exhausted),
    depleted: kept(unit.depleted),
    flipped: kept(unit.flipped),
    minis: unit.minis.map((mini) => ({ ...mini, number: null })),
  };
  const strength = strengthOf(next);
  const count = wasWhole ? strength : Math.min(unit.minis.length, strength);
  const changed = changeUnit(draft, unit.id, { ...next, minis: next.minis.slice(0, count) });
  const now = unitIn(changed, unit.id);
  return withPools(now && count > unit.minis.length ? resizeUnit(changed, now, count) : changed);
}

/** A unit gets into a vehicle, or out of the one that it is in. */
export function boardUnit(draft: Draft, unit: PlacedUnit, carrier: string | null): Draft {
  if (carrier !== null) return changeUnit(draft, unit.id, { place: 'transported', carrier });
  const from = unitIn(draft, unit.carrier ?? '')?.minis[0]?.pose;
  return putNear(changeUnit(draft, unit.id, { place: 'reserve', carrier: null }), unit.id, from);
}

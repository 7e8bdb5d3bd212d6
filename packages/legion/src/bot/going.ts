import type { Pose } from '@rangefinder/kernel';
import { moveCandidates } from '../battlefield/candidates.ts';
import { interestsOf } from '../rules/markers.ts';
import { moveFor } from '../rules/moving.ts';
import type { Unit } from '../state.ts';
import { type Goal, gapTo, goalOf } from './goals.ts';
import { LED, type Outlook } from './outlook.ts';
import { far, gunReach, reachOf } from './reach.ts';
import { Ways } from './ways.ts';

/** Points that a millimetre nearer to a goal is worth. */
const NEARER = 0.035;
/** How much being at an objective is worth beyond the way. */
const ARRIVED = 8;
/** How much less than harm done harm taken counts. */
const CAUTION = 0.35;
/** How much more the way counts when there is just time enough for it. */
const HURRY = 3;
/** How much the way counts to an enemy, and to what the objective wants. */
const TO_FIGHT = 0.7;
const TO_SCORE = 1.6;
/** What is no way at all, in points. */
const STEP = 0.7;
/** The part of the way that is as good as gone once one faces where it leads. */
const TURNED = 0.7;
/** Places that are looked at closely, and how far they are apart. */
const CLOSELY = 5;
const APART = 30;
/** The part of an attack that a place is worth from which it may be made next round. */
const LATER = 0.3;

/** A place that a leader may go to. */
export interface Place {
  readonly key: string;
  readonly poses: readonly Pose[];
  /** The melee that it starts; of other places there is nothing to say. */
  readonly about?: object | undefined;
}

/** What a place is worth: by what could be attacked from there, and besides. */
interface Standing {
  readonly shot: number;
  readonly rest: number;
}

/** What is worth a place on the way to a goal. */
export function progress(ways: Ways, goal: Goal | null, pose: Pose): number {
  if (!goal) return 0;
  const hurry = goal.due > 0 ? HURRY : goal.isEnemy ? TO_FIGHT : TO_SCORE;
  const gap = gapTo(goal, pose, ways.radius);
  if (gap === 0) return ARRIVED * hurry;
  return -(gap + ways.length(pose, goal.at) - far(pose, goal.at)) * NEARER * hurry;
}

/** Where a plain move could bring a unit's leader. */
export function placesAhead({ t }: Outlook, unit: Unit): readonly Place[] {
  const [leader] = t.miniatures(unit);
  if (!leader) return [];
  const ends = moveCandidates(t.scene, leader, moveFor(t, unit, {}), interestsOf(t));
  return ends.map(({ key, pose, path: { melee } }) =>
    melee === null ? { key, poses: [pose] } : { key, poses: [pose], about: { melee } },
  );
}

/** How much nearer to its goal a move to one of some places brings a unit. */
export function wayAhead(ways: Ways, unit: Unit, goal: Goal | null, places: readonly Place[]): number {
  const [leader] = unit.minis;
  if (!leader) return 0;
  const here = progress(ways, goal, leader.pose);
  return Math.max(here, ...places.map(({ poses: [pose] }) => (pose ? progress(ways, goal, pose) : here))) - here;
}

/** What a unit gains by going to one of some places, over staying where it is. */
export class Going {
  readonly goal: Goal | null;
  readonly #outlook: Outlook;
  readonly #unit: Unit;
  readonly #find: () => readonly Place[];
  readonly #ways: Ways;
  #found: readonly Place[] | undefined;
  readonly #stands = new Map<Place, Standing>();
  #here: Standing | undefined;
  #looked: readonly Place[] | undefined;

  constructor(outlook: Outlook, unit: Unit, find = () => placesAhead(outlook, unit)) {
    this.#outlook = outlook;
    this.#unit = unit;
    this.#find = find;
    this.goal = goalOf(outlook, unit);
    this.#ways = new Ways(outlook.t, unit);
  }

  /**
   * Where to go: the way to the goal, what could be attacked from there, now or later, and what could attack it. A first look by
   * the way alone; the best are looked at closely.
   */
  best(mayAttack: boolean): { readonly place: Place; readonly worth: number } | undefined {
    let found: { readonly place: Place; readonly worth: number } | undefined;
    this.#looked ??= this.#promising(mayAttack);
    for (const place of this.#looked) {
      const worth = this.#worth(place, mayAttack);
      if (worth > (found?.worth ?? Number.NEGATIVE_INFINITY)) found = { place, worth };
    }
    return found;
  }

  /** What the best place is better than where it stands, and whether it could attack from there. */
  gain(mayAttack: boolean, hasTarget: boolean): number {
    const [leader] = this.#unit.minis;
    const found = this.best(mayAttack);
    if (!leader || !found) return 0;
    this.#outlook.plans.note(this.#outlook.view, this.#unit, mayAttack, found.place.key);
    this.#here ??= this.#stand(leader.pose);
    const here = this.#here;
    const shot = mayAttack ? (hasTarget ? here.shot : 0) : here.shot * LATER;
    return found.worth - here.rest - shot;
  }

  /** What it is worth to set out now for what would else be too late; nothing where no way leads on. */
  get rush(): number {
    const { goal } = this;
    if (!goal || goal.due === 0) return 0;
    return wayAhead(this.#ways, this.#unit, goal, this.#places) >= STEP ? goal.due * LED : 0;
  }

  /** Whether it would come too late if it did anything else now. */
  get isPressed(): boolean {
    return this.rush > 0 && (this.goal?.spare ?? 0) < 1;
  }

  /** What a turn is worth to whoever has a facing and stands with it to a wall, to others or to the edge. */
  get turning(): number {
    if (!this.#outlook.t.facts(this.#unit).base.notched) return 0;
    const way = this.#way();
    return way > 0 && wayAhead(this.#ways, this.#unit, this.goal, this.#places) < STEP ? way * TURNED : 0;
  }

  /** What the way to its goal is worth that a move would bring it, if nothing were in its way. */
  #way(): number {
    const [leader] = this.#unit.minis;
    const { goal } = this;
    if (!goal || !leader) return 0;
    const way = Math.max(0, far(leader.pose, goal.at) - goal.there);
    if (way === 0) return 0;
    const reach = reachOf(this.#outlook, this.#unit);
    return Math.min(way, reach) * NEARER + (way <= reach ? ARRIVED : 0);
  }

  get #places(): readonly Place[] {
    this.#found ??= this.#find();
    return this.#found;
  }

  #progress(pose: Pose): number {
    return progress(this.#ways, this.goal, pose);
  }

  #promising(mayAttack: boolean): readonly Place[] {
    const outlook = this.#outlook;
    const foes = outlook.nearestFoes(this.#unit).flatMap(({ minis: [leader] }) => (leader ? [leader.pose] : []));
    const guns = gunReach(outlook, this.#unit);
    const first = ({ about, poses: [pose] }: Place) => {
      if (!pose) return -1e9;
      const nearest = Math.min(1e9, ...foes.map((foe) => far(pose, foe)));
      const shoots = mayAttack && nearest <= guns ? 6 : 0;
      return this.#progress(pose) + shoots + (mayAttack && about ? 8 : 0);
    };
    const ranked = this.#places.map((place) => ({ place, worth: first(place) })).sort((a, b) => b.worth - a.worth);
    const chosen: Place[] = [];
    for (const { place } of ranked) {
      const [pose] = place.poses;
      if (!pose || chosen.some(({ poses: [other] }) => other && far(pose, other) < APART)) continue;
      chosen.push(place);
      if (chosen.length === CLOSELY) break;
    }
    return chosen;
  }

  #worth(place: Place, mayAttack: boolean): number {
    const [pose] = place.poses;
    if (!pose) return Number.NEGATIVE_INFINITY;
    let stand = this.#stands.get(place);
    if (stand === undefined) {
      stand = this.#stand(pose);
      this.#stands.set(place, stand);
    }
    return stand.rest + stand.shot * (mayAttack ? 1 : LATER);
  }

  #stand(pose: Pose): Standing {
    const outlook = this.#outlook;
    const unit = this.#unit;
    return outlook.standing(unit, pose, () => {
      const caution = CAUTION * (1 + outlook.frailty(unit));
      const near = outlook.nearestFoes(unit);
      const late = outlook.t.state.round / outlook.t.state.rounds;
      const rest = this.#progress(pose) + outlook.lead() * LED * late - outlook.danger(unit, near) * caution;
      return { shot: outlook.roughBest(unit, near), rest };
    });
  }
}

/** Where a unit should go, of the places that are offered. */
export function bestMove(
  outlook: Outlook,
  unit: Unit,
  places: readonly Place[],
  mayAttack: boolean,
): string | undefined {
  return new Going(outlook, unit, () => places).best(mayAttack)?.place.key;
}

/** The same for a plain move: as it was planned when the action was chosen. */
export function plannedMove(
  outlook: Outlook,
  unit: Unit,
  places: readonly Place[],
  mayAttack: boolean,
): string | undefined {
  const planned = outlook.plans.of(outlook.view, unit, mayAttack);
  if (planned !== undefined && places.some(({ key }) => key === planned)) return planned;
  return bestMove(outlook, unit, places, mayAttack);
}

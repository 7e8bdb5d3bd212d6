import type { Pose, Seat } from '@rangefinder/kernel';
import { askRules } from '../asking.ts';
import { unitCover } from '../battlefield/cover.ts';
import { gap, touches } from '../battlefield/range.ts';
import { type Aim, aimAt, aimWith, healthOf } from '../odds/aim.ts';
import { atLeast, countedWounds } from '../odds/wounds.ts';
import { reaches, whyNotWeapon } from '../rules/attack/targets.ts';
import { isExposed } from '../rules/transported.ts';
import { courageOf, pointsOf, thresholdOf, weaponsOf } from '../rules/units.ts';
import { battleRules } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import type { LegionView } from '../view.ts';
import { Plans } from './plans.ts';
import { between, far, gunReach } from './reach.ts';

/** How much more than its wounds it is worth to defeat a unit. */
const FINISHED = 0.35;
/** What a victory token is worth at the end of the game; what is worth one early counts for so much of it at least. */
export const LED = 25;
const EARLY = 0.4;
/** What is worth the defeat of whoever carries something. */
const CARRIED = 25;
/** A defeat that is less likely than this is not thought through. */
const UNLIKELY = 0.03;
/** The part of a unit's points that the actions are worth which suppression costs it. */
const SLOWED = 0.08;
const PANICS = 0.2;
/** Enemies that count when danger is weighed. */
const WATCHED = 4;
/** Miniatures of a unit that are looked at where its cover is guessed. */
const SAMPLE = 2;
/** No miniature of a unit is further from its leader than this, its base and somebody else's with it. */
const SPREAD = 260;
/** Where nothing can be held. */
const NOWHERE: Pose = { x: -10_000, y: -10_000, heading: 0 };

/** The table as a seat sees it, with what attacks there may be. Values are in points of an army. */
export class Outlook {
  readonly t: LTable;
  readonly view: LegionView;
  readonly seat: Seat;
  /** What was decided a moment ago. */
  readonly plans: Plans;
  readonly #stakes = new Map<Unit, number>();
  readonly #guns = new Map<Unit, number>();

  constructor(view: LegionView, seat: Seat, plans = new Plans()) {
    this.view = view;
    this.seat = seat;
    this.plans = plans;
    this.t = askRules(view);
  }

  get own(): readonly Unit[] {
    return this.t.friendsOf(this.seat);
  }

  get foes(): readonly Unit[] {
    return this.t.enemiesOf(this.seat);
  }

  find(id: string | undefined): Unit | undefined {
    return this.t.state.units.find((unit) => unit.id === id);
  }

  /** What an attack should bring: the part of a unit's points that its wounds are, and more where it may fall. */
  worthOf({ odds, left, defender }: Pick<Aim, 'odds' | 'left' | 'defender'>): number {
    const points = pointsOf(this.t, defender);
    const whole = Math.max(1, this.wholeHealth(defender));
    const falls = atLeast(odds, left);
    const stake = falls > UNLIKELY ? this.stakeIn(defender) : 0;
    const wounds = (countedWounds(odds, left) / whole) * points + falls * (points * FINISHED + stake);
    return wounds + 0.5 + this.#suppressing(defender);
  }

  /** What a suppression token more takes from a unit that has not been activated yet: an action, or all of them. */
  #suppressing(unit: Unit): number {
    const courage = courageOf(this.t, unit);
    if (courage === null || unit.activated) return 0;
    const next = unit.tokens.suppression + 1;
    const share = next === 2 * courage ? PANICS : next === courage ? SLOWED : 0;
    return share * pointsOf(this.t, unit);
  }

  /** What the objective gives the other side if a unit is defeated: what it holds and carries, and what it counts itself. */
  stakeIn(unit: Unit): number {
    let stake = this.#stakes.get(unit);
    if (stake === undefined) {
      const lead = this.lead();
      const lost = (this.#leadWithout(unit) - lead) * (unit.seat === this.seat ? -1 : 1);
      const { round, rounds } = this.t.state;
      stake = Math.max(unit.claimed.length > 0 ? CARRIED : 0, lost * LED * Math.max(EARLY, round / rounds));
      this.#stakes.set(unit, stake);
    }
    return stake;
  }

  /** The lead that would be if a unit had been defeated. No objective asks what there is to see. */
  #leadWithout(unit: Unit): number {
    const { place } = unit;
    unit.place = 'defeated';
    const lead = this.lead();
    unit.place = place;
    return lead;
  }

  /** Wounds of all its miniatures, as they stand. */
  wholeHealth(unit: Unit): number {
    return unit.minis.reduce((sum, mini) => sum + thresholdOf(this.t, unit, mini), 0);
  }

  /** What an attack on somebody would bring with so many aims more. */
  shotAt(unit: Unit, target: Unit, moreAims: number): number {
    const aim = aimAt(this.t, unit, target, moreAims);
    return aim ? this.worthOf(aim) : 0;
  }

  /** The best attack from where the unit stands. */
  bestShot(unit: Unit): { readonly target: Unit; readonly worth: number } | null {
    let found: { readonly target: Unit; readonly worth: number } | null = null;
    for (const target of this.t.enemiesOf(unit.seat)) {
      const worth = this.shotAt(unit, target, 0);
      if (worth > (found?.worth ?? 0)) found = { target, worth };
    }
    return found;
  }

  /** An attack judged by the leader's eyes alone: quick, for places that are only thought of. */
  roughShot(unit: Unit, target: Unit): number {
    const { t } = this;
    const [leader] = t.miniatures(unit);
    const mini = unit.minis[0];
    const others = t.miniatures(target);
    const [first] = others;
    if (!leader || !mini || !first || !isExposed(t, target)) return 0;
    if (far(leader.pose, first.pose) > this.#gunsOf(unit) + SPREAD) return 0;
    const kind = others.some((other) => touches(leader, other)) ? 'melee' : 'ranged';
    const range = t.attackRange(unit, target);
    const fit = weaponsOf(t, unit).filter(
      (weapon) => !weapon.facts.special && reaches(t, unit, weapon, kind, range) && allowed(t, unit, weapon, target),
    );
    if (fit.length === 0) return 0;
    const armed = unit.minis.flatMap((one) => {
      const weapons = fit.filter(({ minis }) => minis.some(({ id }) => id === one.id));
      return weapons.length > 0 ? [{ mini: one, weapons }] : [];
    });
    if (armed.length === 0) return 0;
    const seen = kind === 'melee' ? null : unitCover(t.scene, leader, sampleOf(others));
    if (seen && !seen.minis.some((one) => one.seen)) return 0;
    const cover = target.place === 'transported' && seen ? 'heavy' : (seen?.cover ?? 'none');
    return this.worthOf(aimWith(t, unit, target, { armed, kind, cover, moreAims: 0 }));
  }

  #gunsOf(unit: Unit): number {
    let reach = this.#guns.get(unit);
    if (reach === undefined) {
      reach = gunReach(this, unit);
      this.#guns.set(unit, reach);
    }
    return reach;
  }

  /** What a fight would bring, if the unit stood beside a foe. */
  fight(unit: Unit, foe: Unit): number {
    const { t } = this;
    const [leader] = unit.minis;
    const [other] = t.miniatures(foe);
    if (!leader || !other) return 0;
    const way = far(leader.pose, other.pose);
    const share = way > 0 ? (other.base.radius + t.facts(unit).base.radius) / way : 0;
    const pose = { ...between(other.pose, leader.pose, share), heading: leader.pose.heading };
    return this.standing(unit, pose, () => this.roughShot(unit, foe));
  }

  /** The best rough shot at the nearest enemies. */
  roughBest(unit: Unit, near = this.nearestFoes(unit)): number {
    let most = 0;
    for (const foe of near) most = Math.max(most, this.roughShot(unit, foe));
    return most;
  }

  /** What the nearest enemies would do to a unit where it stands; those who have been activated do it next round at the earliest. */
  danger(unit: Unit, near = this.nearestFoes(unit)): number {
    let sum = 0;
    for (const foe of near) if (isExposed(this.t, foe)) sum += this.roughShot(foe, unit) * (foe.activated ? 0.4 : 1);
    return sum;
  }

  /** Enemies of a unit, the nearest first, as many as count. */
  nearestFoes(unit: Unit): readonly Unit[] {
    const [leader] = this.t.miniatures(unit);
    if (!leader) return [];
    const gapTo = (foe: Unit) => {
      const [other] = this.t.miniatures(foe);
      return other ? gap(leader, other) : Number.POSITIVE_INFINITY;
    };
    return this.t
      .enemiesOf(unit.seat)
      .map((foe) => ({ foe, gap: gapTo(foe) }))
      .sort((a, b) => a.gap - b.gap)
      .slice(0, WATCHED)
      .map(({ foe }) => foe);
  }

  /** What would be if a unit stood with its leader at a pose, its others about it as they are now. */
  standing<T>(unit: Unit, pose: Pose, ask: () => T): T {
    const before = unit.minis;
    const [leader] = before;
    if (!leader) return ask();
    const dx = pose.x - leader.pose.x;
    const dy = pose.y - leader.pose.y;
    unit.minis = before.map((mini) => ({
      ...mini,
      pose: mini === leader ? pose : { x: mini.pose.x + dx, y: mini.pose.y + dy, heading: mini.pose.heading },
    }));
    this.t.shifted();
    try {
      return ask();
    } finally {
      unit.minis = before;
      this.t.shifted();
    }
  }

  /** How many victory tokens more than the other side this one would gain if the game ended as things stand. */
  lead(): number {
    const { t } = this;
    const scores = battleRules(t, t.state.objective)?.scores;
    if (!scores) return 0;
    const { round } = t.state;
    t.state.round = t.state.rounds;
    const lead = scores(t, this.seat) - scores(t, 1 - this.seat);
    t.state.round = round;
    return lead;
  }

  /** Whether the side would be worse off by the objective if a unit were not where it stands. */
  holds(unit: Unit): boolean {
    return this.lead() > this.standing(unit, NOWHERE, () => this.lead());
  }

  /** How near a unit is to its end, from 0 to 1. */
  frailty(unit: Unit): number {
    return 1 - healthOf(this.t, unit) / Math.max(1, unit.strength * this.t.facts(unit).wounds);
  }
}

/** A few that stand for all: whether most of a unit is in cover shows by a few of it. */
function sampleOf<T>(all: readonly T[]): readonly T[] {
  return all.length <= SAMPLE ? all : all.filter((_, i) => (i * SAMPLE) % all.length < SAMPLE);
}

function allowed(t: LTable, unit: Unit, weapon: Parameters<typeof whyNotWeapon>[3], target: Unit): boolean {
  const [mini] = unit.minis;
  return mini !== undefined && whyNotWeapon(t, unit, mini, weapon, target) === undefined;
}

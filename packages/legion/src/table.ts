import { Abilities, NOTHING, type Procedure, type Seat, type Table } from '@rangefinder/kernel';
import type { Holder, LHooks } from './abilities.ts';
import { COHESION, type Miniature, type PlacedPart, type Scene } from './battlefield/model.ts';
import { standsInDifficult } from './battlefield/moves.ts';
import { band, gap, rangeBetween, touches } from './battlefield/range.ts';
import { placedParts } from './battlefield/scene.ts';
import type { AttackDie, DefenseDie, KeywordUse, UnitFacts } from './card.ts';
import { cartMiniature } from './carts.ts';
import { tokenAttacker, tokenFacts } from './detonation.ts';
import { ATTACK_DICE, DEFENSE_DICE } from './dice.ts';
import type { Catalog } from './edition.ts';
import type { LegionEvent } from './events.ts';
import { miniatureOf } from './known.ts';
import { cardsInPlay, keywordsGiven, type OpenCard } from './opencards.ts';
import { resolveTriggered } from './rules/triggers.ts';
import { abilitySources, keywordsOf, type Sources, summed, unitSources } from './sources.ts';
import { Pairs, Sights, Standing } from './standings.ts';
import {
  type AttackFace,
  type DefenseFace,
  isInBattle,
  type LegionState,
  type Marker,
  type Mini,
  type Unit,
} from './state.ts';

/** The table as the rules of this game see it: the state, and what follows from it. */
export class LTable {
  readonly kernel: Table<LegionState, LegionEvent>;
  readonly state: LegionState;
  readonly cards: Catalog;
  #abilities: Abilities<LTable, Holder, LHooks> | null = null;
  /** Whose card has the effect that goes on, while somebody could ignore it. */
  effectOf: Seat | null = null;
  #openCards: readonly OpenCard[] | null = null;
  #scene: Scene | null = null;
  /** How often somebody has moved, and what was found out about where everybody stands. */
  #shifts = 0;
  readonly #standings = new Map<Unit, Standing>();
  readonly #sights = new Sights();
  readonly #contacts = new Pairs<boolean>();
  readonly #gaps = new Pairs<number>();
  readonly #attackRanges = new Pairs<number>();
  readonly #melees = new Map<Unit, readonly Unit[]>();
  /** Keywords that units have now, and what they can do by them. */
  #keywords = new Map<Unit, readonly KeywordUse[]>();
  #sources = new Map<Unit, Sources>();

  constructor(kernel: Table<LegionState, LegionEvent>, cards: Catalog) {
    this.kernel = kernel;
    this.state = kernel.state;
    this.cards = { ...cards, unit: (id) => tokenFacts(id) ?? cards.unit(id) };
  }

  emit(event: LegionEvent): void {
    this.kernel.emit(event);
  }

  rollAttack(die: AttackDie, count: number): AttackFace[] {
    return this.kernel.roll('dice', ATTACK_DICE[die], count);
  }

  rollDefense(die: DefenseDie, count: number): DefenseFace[] {
    return this.kernel.roll('dice', DEFENSE_DICE[die], count);
  }

  /** Every ability in play. Made anew after `changed`. */
  get abilities(): Abilities<LTable, Holder, LHooks> {
    this.#abilities ??= new Abilities<LTable, Holder, LHooks>(this, abilitySources(this));
    return this.#abilities;
  }

  /** Command cards and flaws that lie open, blue's first. Made anew after `changed`. */
  get openCards(): readonly OpenCard[] {
    this.#openCards ??= cardsInPlay(this);
    return this.#openCards;
  }

  /** A unit has other keywords or upgrades than before, or any of them: abilities must be gathered anew. */
  changed(unit?: Unit): void {
    this.cardsChanged();
    if (unit === undefined) {
      this.#keywords.clear();
      this.#sources.clear();
    } else {
      this.#keywords.delete(unit);
      this.#sources.delete(unit);
    }
  }

  /** Units or cards that are no unit's came or went, or a pool changed; what units have is what it was. */
  cardsChanged(): void {
    this.#abilities = null;
    this.#openCards = null;
  }

  /** Order tokens were given or turned: open cards may give keywords to those who have them. */
  ordersChanged(): void {
    if (this.openCards.some(({ gives }) => gives.length > 0)) this.cardsChanged();
  }

  /** What a unit can do by itself. Gathered anew after `changed`, and while open cards give it more. */
  sourcesOf(unit: Unit): Sources {
    if (keywordsGiven(this, unit).length > 0) return unitSources(this, unit);
    let own = this.#sources.get(unit);
    if (own === undefined) {
      own = unitSources(this, unit);
      this.#sources.set(unit, own);
    }
    return own;
  }

  /** A unit's keywords: its own, gathered anew after `changed`, and what open cards give it as things stand. */
  keywords(unit: Unit): readonly KeywordUse[] {
    let own = this.#keywords.get(unit);
    if (own === undefined) {
      own = keywordsOf(this, unit);
      this.#keywords.set(unit, own);
    }
    const given = keywordsGiven(this, unit);
    return given.length === 0 ? own : summed([...own, ...given]);
  }

  /** Sets off whatever waits for this moment and resolves it. */
  window<W extends keyof LHooks['windows'] & string>(window: W, moment: LHooks['windows'][W]): Procedure<void> {
    const { abilities } = this;
    // Most moments set off nothing.
    if (!abilities.listens(window)) return NOTHING;
    const triggered = abilities.triggered(window, moment);
    return triggered.length === 0 ? NOTHING : resolveTriggered(this, triggered);
  }

  unit(id: string): Unit {
    for (const unit of this.state.units) if (unit.id === id) return unit;
    // A token that detonates is an attacker too (legion.detonate.5).
    const token = this.state.markers.find((marker) => marker.id === id);
    if (token) return tokenAttacker(token);
    throw new Error(`There is no unit "${id}".`);
  }

  facts(unit: Unit): UnitFacts {
    return this.cards.unit(unit.card);
  }

  /** legion.unit-leader.1, .3: the leader stands first. */
  leader(unit: Unit): Mini {
    const [leader] = unit.minis;
    if (!leader) throw new Error(`Nobody is left of ${unit.id}.`);
    return leader;
  }

  /** Units on the battlefield. */
  get present(): readonly Unit[] {
    return this.state.units.filter(({ place }) => place === 'play');
  }

  /** legion.friendly.1: a unit is friendly to itself too; whoever is transported is in the battle as well (legion.transported-closed.5). */
  friendsOf(seat: Seat): readonly Unit[] {
    return this.state.units.filter((unit) => unit.seat === seat && isInBattle(unit));
  }

  /** legion.enemy.1 */
  enemiesOf(seat: Seat): readonly Unit[] {
    return this.state.units.filter((unit) => unit.seat !== seat && isInBattle(unit));
  }

  /**
   * The unit whose bases count when range is measured or sight drawn to or from a unit: for one that is transported its vehicle
   * (legion.transported-closed.3, .12, legion.transported-open.6, .7).
   */
  bodyOf(unit: Unit): Unit {
    return unit.place === 'transported' && unit.carrier !== null ? this.unit(unit.carrier) : unit;
  }

  /** Bomb carts, which are no units. */
  get carts(): readonly Marker[] {
    return this.state.markers.filter(({ kind }) => kind === 'cart');
  }

  get parts(): readonly PlacedPart[] {
    return placedParts(this.state.terrain, this.cards.terrain);
  }

  /** Everything that takes up room, as it stands now. Made anew after `shifted`. */
  get scene(): Scene {
    if (this.#scene) return this.#scene;
    const { width, depth } = this.state;
    const miniatures: Miniature[] = [];
    for (const unit of this.state.units) if (unit.place === 'play') miniatures.push(...this.miniatures(unit));
    for (const cart of this.carts) miniatures.push(cartMiniature(cart, this.heightOf(cart.on)));
    this.#scene = { width, depth, parts: this.parts, miniatures };
    this.#sights.shift(this.#scene);
    return this.#scene;
  }

  /** Somebody stands elsewhere, or nowhere. */
  shifted(): void {
    this.#scene = null;
    this.#shifts++;
    this.#melees.clear();
  }

  /** A miniature in space; one that is transported is where its vehicle is, and as large. */
  miniature(unit: Unit, mini: Mini): Miniature {
    const body = this.bodyOf(unit);
    return body === unit ? this.figure(unit, mini) : this.figure(body, this.leader(body));
  }

  /** A miniature by itself, whoever transports it. */
  figure(unit: Unit, mini: Mini): Miniature {
    return miniatureOf(unit, mini, this);
  }

  /** All of a unit, its leader first. */
  miniatures(unit: Unit): readonly Miniature[] {
    return this.#standing(unit).miniatures;
  }

  #standing(unit: Unit): Standing {
    let standing = this.#standings.get(unit);
    if (standing === undefined) {
      standing = new Standing();
      this.#standings.set(unit, standing);
    }
    if (standing.seen === this.#shifts) return standing;
    standing.seen = this.#shifts;
    if (this.#hasShifted(unit, standing)) {
      standing.miniatures = unit.minis.map((mini) => this.miniature(unit, mini));
      standing.slow = null;
    }
    return standing;
  }

  /** Whether anybody of a unit stands elsewhere than when it was looked at last: a miniature that stays is the same value. */
  #hasShifted(unit: Unit, { miniatures }: Standing): boolean {
    if (miniatures.length !== unit.minis.length) return true;
    return unit.minis.some((mini, i) => this.miniature(unit, mini) !== miniatures[i]);
  }

  /** Whether any of a unit stands in difficult terrain (legion.difficult-terrain.2). */
  standsInDifficult(unit: Unit): boolean {
    const standing = this.#standing(unit);
    const { scene } = this;
    if (standing.slow?.parts !== scene.parts) {
      const is = standsInDifficult(scene, this.miniature(unit, this.leader(unit)));
      standing.slow = { parts: scene.parts, is };
    }
    return standing.slow.is;
  }

  /** Whether a miniature sees another (legion.line-of-sight.2), as far as the weather allows. */
  seesMini(viewer: Miniature, target: Miniature): boolean {
    const far = this.abilities.ask('sight-range', viewer, Number.POSITIVE_INFINITY);
    if (far !== Number.POSITIVE_INFINITY && rangeBetween(viewer, target) > far) return false;
    return this.#sights.sees(this.scene, viewer, target);
  }

  #touch(a: Unit, b: Unit): boolean {
    const others = this.miniatures(b);
    return this.miniatures(a).some((one) => others.some((other) => touches(one, other)));
  }

  /** Whether two units could touch at all: nobody is further from a leader than twice cohesion, even from a new one. */
  #near(a: Unit, b: Unit): boolean {
    const [one] = this.miniatures(a);
    const [other] = this.miniatures(b);
    if (!one || !other) return false;
    const reach = 2 * (2 * COHESION + one.base.length + other.base.length);
    return Math.abs(one.pose.x - other.pose.x) <= reach && Math.abs(one.pose.y - other.pose.y) <= reach;
  }

  /** Whether any miniature of a unit is in base contact with any of another (legion.base-contact.1). */
  touch(a: Unit, b: Unit): boolean {
    const [one, other] = a.seat <= b.seat ? [a, b] : [b, a];
    const find = () => this.#near(a, b) && this.#touch(a, b);
    return this.#contacts.of(this.#standing(one), this.#standing(other), find);
  }

  /** Enemies on the battlefield that a unit is in base contact with; found anew after `shifted`. */
  enemiesTouching(unit: Unit): readonly Unit[] {
    const known = this.#melees.get(unit);
    if (known) return known;
    const isTouched = (other: Unit) => other.seat !== unit.seat && this.touch(unit, other);
    const found = unit.place === 'play' ? this.present.filter(isTouched) : [];
    this.#melees.set(unit, found);
    return found;
  }

  /** How high a part of terrain is on which one may stand; the ground is 0. */
  heightOf(on: string | null): number {
    if (on === null) return 0;
    for (const part of this.parts) if (part.id === on) return part.top;
    throw new Error(`There is no terrain "${on}".`);
  }

  /** legion.range.3, .13: from the closest miniature of one to the closest of the other; within a range is at it (legion.within-range.3). */
  gap(a: Unit, b: Unit): number {
    return this.#gaps.of(this.#standing(a), this.#standing(b), () => this.#gap(a, b));
  }

  #gap(a: Unit, b: Unit): number {
    let least = Number.POSITIVE_INFINITY;
    for (const one of this.miniatures(a)) {
      for (const other of this.miniatures(b)) least = Math.min(least, gap(one, other));
    }
    return least;
  }

  /** The range between two units; a unit is at range 1 of itself (see the rulings). */
  range(a: Unit, b: Unit): number {
    return a === b ? 1 : band(this.gap(a, b));
  }

  /** legion.attack.10, legion.range.14: from the attacker's leader to the closest miniature of the defender; small ones count for area weapons only (legion.small.7). */
  attackRange(attacker: Unit, defender: Unit, isArea = false): number {
    if (isArea) return this.#attackRange(attacker, defender, true);
    const find = () => this.#attackRange(attacker, defender, false);
    return this.#attackRanges.of(this.#standing(attacker), this.#standing(defender), find);
  }

  #attackRange(attacker: Unit, defender: Unit, isArea: boolean): number {
    const leader = this.miniature(attacker, this.leader(attacker));
    let least = Number.POSITIVE_INFINITY;
    for (const other of this.miniatures(defender)) {
      if (isArea || !other.smallTarget) least = Math.min(least, gap(leader, other));
    }
    return band(least);
  }

  /** Whether a miniature sees any of a unit (legion.line-of-sight.6); to shoot at it, somebody who is not small (legion.small.4). */
  miniSees(unit: Unit, mini: Mini, other: Unit, isShot = false): boolean {
    const viewer = this.miniature(unit, mini);
    return this.miniatures(other).some((target) => !(isShot && target.smallTarget) && this.seesMini(viewer, target));
  }

  /** Whether any of a unit sees any of another. */
  sees(unit: Unit, other: Unit): boolean {
    return this.bodyOf(unit) === this.bodyOf(other) || unit.minis.some((mini) => this.miniSees(unit, mini, other));
  }

  /** Who resolves first where the rules say nothing else: blue (legion.timing.3). */
  playerOrder(): readonly Seat[] {
    return [this.state.blue, 1 - this.state.blue];
  }
}

import type { Seat } from '@rangefinder/kernel';
import type { Weapon } from '../abilities.ts';
import { costIn } from '../army/costs.ts';
import type { WeaponFacts } from '../card.ts';
import { kindsNamed } from '../named.ts';
import { hasKeyword } from '../sources.ts';
import type { Equipped, Mini, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { isReady } from './exhausting.ts';

/**
 * legion.trooper.1: emplacements and creatures are troopers too.
 * legion.clone-trooper.1, .2, legion.creature-trooper.1, legion.droid-trooper.1, .4, legion.wookiee-trooper.1, .2,
 * legion.emplacement-trooper.1
 */
export function isTrooper(t: LTable, unit: Unit): boolean {
  const { type } = t.facts(unit);
  return type !== 'ground' && type !== 'repulsor';
}

/**
 * Whether a unit may claim, sabotage and repair objective tokens: neither creatures nor emplacements (legion.creature-trooper.10,
 * legion.emplacement-trooper.7).
 */
export function mayHandleTokens(t: LTable, unit: Unit): boolean {
  return t.facts(unit).type === 'trooper';
}

export function isVehicle(t: LTable, unit: Unit): boolean {
  return !isTrooper(t, unit);
}

/** legion.droid-trooper.6 */
export function isDroid(t: LTable, unit: Unit): boolean {
  return t.facts(unit).subtypes.includes('droid');
}

/** Whether it has been defeated: it may have been since one last looked. */
export function isGone({ place }: Unit): boolean {
  return place === 'defeated';
}

/** What cards mean by a kind of unit: `trooper`, `corps`, `droid trooper`, the name of a unit; several with a comma are each enough. */
export function isOfKind(t: LTable, unit: Unit, kinds: string): boolean {
  if (kinds === '') return true;
  return kindsNamed(kinds).some(({ name, words }) => words.every((word) => isWord(t, unit, word, name)));
}

function isWord(t: LTable, unit: Unit, word: string, whole: string): boolean {
  const { name, type, subtypes, faction } = t.facts(unit);
  if (name.toLowerCase() === whole.toLowerCase()) return true;
  switch (word) {
    case 'unit':
      return true;
    case 'trooper':
      return isTrooper(t, unit);
    case 'vehicle':
      return isVehicle(t, unit);
    case 'ai':
      return hasKeyword(t, unit, 'ai-action');
    case 'clone':
    case 'droid':
    case 'wookiee':
      return subtypes.includes(word);
    default:
      return word === type || word === unit.rank || word === faction;
  }
}

/**
 * legion.courage.11 to .13: null where suppression means nothing (legion.courage.1).
 * legion.trooper.3
 */
export function courageOf(t: LTable, unit: Unit): number | null {
  return t.abilities.ask('courage', unit, t.facts(unit).courage);
}

/** legion.courage.2, .13; a droid never is (legion.droid-trooper.3, legion.rally.3, legion.suppression.6). */
export function isSuppressed(t: LTable, unit: Unit): boolean {
  const courage = courageOf(t, unit);
  const may = isTrooper(t, unit) && !isDroid(t, unit);
  const plain = may && courage !== null && unit.tokens.suppression >= courage;
  return t.abilities.ask('suppressed', unit, plain);
}

/** The wounds that defeat a miniature (legion.wounds.1, .3, legion.counterpart.5, .6). */
export function thresholdOf(t: LTable, unit: Unit, { from, counterpart }: Mini): number {
  if (counterpart !== null) return t.cards.unit(counterpart).wounds;
  const upgrade = from === null ? undefined : unit.upgrades[from];
  const own = upgrade && t.cards.upgrade(upgrade.id).adds?.wounds;
  return own ?? t.facts(unit).wounds;
}

/** Wounds of the whole unit (legion.wounds.12). */
export function woundsOf({ minis }: Unit): number {
  return minis.reduce((sum, { wounds }) => sum + wounds, 0);
}

/** What the unit and its upgrades cost (legion.winning-the-game.5, legion.deplete.7, legion.unit.5). */
export function pointsOf(t: LTable, unit: Unit): number {
  const cost = (facts: Parameters<typeof costIn>[1]) => costIn(t.state.costs, facts);
  return unit.upgrades.reduce((sum, { id }) => sum + cost(t.cards.upgrade(id)), cost(t.facts(unit)));
}

/** Weapons that a unit may use now: those of exhausted and depleted cards are none of them (legion.attack-pool.7, legion.deplete.1). */
export function weaponsOf(t: LTable, unit: Unit): readonly Weapon[] {
  return weaponsWhere(t, unit, isReady);
}

/** Every weapon a unit has, ready or not. */
export function everyWeaponOf(t: LTable, unit: Unit): readonly Weapon[] {
  return weaponsWhere(t, unit, () => true);
}

/**
 * Weapons of a unit and of some of its cards, and which of its miniatures may use each (legion.weapons.11 to .16,
 * legion.upgrade-cards.14).
 * legion.counterpart.9, .10
 */
function weaponsWhere(t: LTable, unit: Unit, counts: (upgrade: Equipped) => boolean): readonly Weapon[] {
  const weapons: Weapon[] = [];
  const own = unit.minis.filter(({ counterpart }) => counterpart === null);
  const partner = unit.minis.filter(({ counterpart }) => counterpart !== null);
  t.facts(unit).weapons.forEach((facts, i) => void add(weapons, `unit:${i}`, facts, own));
  unit.upgrades.forEach((upgrade, index) => {
    const card = t.cards.upgrade(upgrade.id);
    const { weapons: listed } = upgrade.side === 'back' && card.back ? card.back : card;
    // legion.weapons.13: a heavy weapon is in the hands of the miniature it came with; others are everybody's (.16).
    // legion.counterpart.16
    const bearers = upgrade.onCounterpart ? partner : own;
    const users = card.adds ? own.filter(({ from }) => from === index) : bearers;
    if (counts(upgrade)) listed.forEach((facts, i) => void add(weapons, `upgrade:${index}:${i}`, facts, users, index));
  });
  const id = partner[0]?.counterpart;
  if (id) t.cards.unit(id).weapons.forEach((facts, i) => void add(weapons, `counterpart:${i}`, facts, partner));
  return t.abilities.ask('weapons', unit, weapons);
}

function add(weapons: Weapon[], id: string, facts: WeaponFacts, minis: readonly Mini[], upgrade?: number): void {
  if (minis.length > 0) weapons.push({ id, upgrade, facts, minis });
}

/** Whether a unit has a weapon for melee (legion.melee.14). */
export function hasMeleeWeapon(t: LTable, unit: Unit): boolean {
  return weaponsOf(t, unit).some(({ facts }) => facts.melee);
}

/** A unit that leads an army without commanders keeps its rank, and has their token (legion.field-commander.4, .5). */
export const COMMANDER_TOKEN = 'commander-token';

/** Commanders of a seat that are on the battlefield, in transports too (legion.transported-closed.10, .11). */
export function commandersOf(t: LTable, seat: Seat): readonly Unit[] {
  return t.friendsOf(seat).filter(({ rank }) => rank === 'commander');
}

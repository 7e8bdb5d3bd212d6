import type { AbilitySource, Seat } from '@rangefinder/kernel';
import type { CardAbility, Holder } from './abilities.ts';
import type { KeywordUse } from './card.ts';
import type { BattleRules } from './edition.ts';
import { sparing } from './immunity.ts';
import type { Equipped, Pool, Unit } from './state.ts';
import type { LTable } from './table.ts';

export type Sources = AbilitySource<LTable, Holder>[];

/** Everything in play that can do something: keywords and cards of units, weapons of the pool, command and battle cards. */
export function abilitySources(t: LTable): Sources {
  const sources: Sources = [];
  for (const unit of t.state.units) if (speaks(t, unit)) sources.push(...t.sourcesOf(unit));
  addPool(t, sources);
  for (const { id, seat, unit, abilities } of t.openCards) {
    if (abilities !== 'unwritten') add(sources, seat, unit, id, abilities);
  }
  for (const id of [t.state.objective, t.state.deployment, t.state.condition]) {
    const rules = battleRules(t, id);
    if (rules) add(sources, t.state.blue, null, id, rules.abilities);
  }
  addTokens(t, sources);
  return sparing(t, sources);
}

/** Tokens that do something by themselves, for the player whose they are. */
function addTokens(t: LTable, sources: Sources): void {
  for (const seat of t.playerOrder()) {
    const kinds = new Set(t.state.markers.filter((marker) => marker.seat === seat).map(({ kind }) => kind));
    for (const kind of kinds) add(sources, seat, null, kind, t.cards.token(kind));
  }
}

/** What a battle card does; null where there is none, or it does nothing. */
export function battleRules(t: LTable, id: string): BattleRules | null {
  const rules = id === '' ? 'unwritten' : t.cards.battle(id).rules;
  return rules === 'unwritten' ? null : rules;
}

/** Of the fallen the attacker alone, until the pool is resolved (legion.deflect.7, legion.soresu-mastery.11, legion.djem-so-mastery.11). */
function speaks(t: LTable, { id, place }: Unit): boolean {
  const { attack } = t.state;
  if (place === 'defeated') return attack?.attacker === id && attack.current !== null;
  return place === 'play' || place === 'transported' || (place === 'reserve' && t.state.phase === 'setup');
}

/**
 * A unit's keywords: printed on its card, on its upgrades, on a counterpart that stands, and what an effect gave it for a while;
 * without those that an upgrade or an effect takes from it.
 * legion.keywords.3
 * legion.double-sided-cards.4, .5
 */
export function keywordsOf(t: LTable, unit: Unit): readonly KeywordUse[] {
  const uses: KeywordUse[] = [...t.facts(unit).keywords];
  const lost: KeywordUse[] = [];
  for (const { id, side } of unit.upgrades.filter((one) => isBorne(t, unit, one))) {
    const facts = t.cards.upgrade(id);
    uses.push(...(side === 'back' && facts.back ? facts.back.keywords : facts.keywords));
    lost.push(...facts.takes);
  }
  // legion.counterpart.7, .8
  const counterpart = unit.minis.find((mini) => mini.counterpart !== null)?.counterpart;
  if (counterpart) uses.push(...t.cards.unit(counterpart).keywords);
  for (const key in unit.memory) {
    if (!isKeyword(key)) continue;
    const given = keywordGiven(key);
    const value = unit.memory[key] ?? 0;
    if (given === null || value === 0) continue;
    (value > 0 ? uses : lost).push({ ...given, value });
  }
  return summed(uses).filter(({ id, of }) => !lost.some((one) => one.id === id && one.of === of));
}

/** Whether whoever bears an upgrade still stands: the counterpart (legion.counterpart.15), or the miniature that it has added (rulings). */
export function isBorne(t: LTable, { minis, upgrades }: Unit, upgrade: Equipped): boolean {
  if (upgrade.onCounterpart) return minis.some(({ counterpart }) => counterpart !== null);
  if (t.cards.upgrade(upgrade.id).adds === null) return true;
  const place = upgrades.indexOf(upgrade);
  return minis.some(({ from }) => from === place);
}

/** legion.keywords.7: those with a number add up, if they are about the same. */
export function summed(uses: readonly KeywordUse[]): readonly KeywordUse[] {
  const sums: KeywordUse[] = [];
  for (const use of uses) {
    const at = sums.findIndex(({ id, of, action }) => id === use.id && of === use.of && action === use.action);
    const before = sums[at];
    if (before) sums[at] = alike(before, before.value + use.value);
    else sums.push(alike(use, use.value));
  }
  return sums;
}

/** In one shape, whatever its card leaves out: every rule looks through these. */
function alike({ id, of, action }: KeywordUse, value: number): KeywordUse {
  return { id, value, of, action };
}

/** Whether something in a unit's memory is a keyword that an effect gave it. */
export function isKeyword(key: string): boolean {
  return key.includes(':keyword:');
}

/** The keyword that stands in a unit's memory under this name (`giveKeyword`). */
export function keywordGiven(key: string): Pick<KeywordUse, 'id' | 'of'> | null {
  const [, id, of = ''] = /^(?:round|activation|game):keyword:([^:]+)(?::(.*))?$/.exec(key) ?? [];
  return id === undefined ? null : { id, of };
}

/** A keyword that lasts: `round`, `activation` or `game` says how long. With less than nothing the unit is without it. */
export function giveKeyword(
  t: LTable,
  unit: Unit,
  until: 'round' | 'activation' | 'game',
  { id, value, of }: KeywordUse,
): void {
  const key = `${until}:keyword:${id}${of === '' ? '' : `:${of}`}`;
  const sum = (unit.memory[key] ?? 0) + value;
  if (sum === 0) delete unit.memory[key];
  else unit.memory[key] = sum;
  t.changed(unit);
}

/** A keyword that a unit is without until its activation ends. */
export function takeKeyword(t: LTable, unit: Unit, use: KeywordUse): void {
  giveKeyword(t, unit, 'activation', { ...use, value: -1 });
}

/** The X of a keyword; 0 where the unit does not have it. */
export function keywordValue(t: LTable, unit: Unit, id: string): number {
  let value = 0;
  for (const use of t.keywords(unit)) if (use.id === id) value += use.value;
  return value;
}

export function hasKeyword(t: LTable, unit: Unit, id: string, of?: string): boolean {
  for (const use of t.keywords(unit)) if (use.id === id && (of === undefined || use.of === of)) return true;
  return false;
}

/** What a unit can do by its keywords and its upgrades. */
export function unitSources(t: LTable, unit: Unit): Sources {
  const sources: Sources = [];
  for (const use of t.keywords(unit)) addKeyword(t, sources, unit, use);
  for (const upgrade of unit.upgrades) {
    const facts = t.cards.upgrade(upgrade.id);
    const { abilities } = upgrade.side === 'back' && facts.back ? facts.back : facts;
    if (abilities === 'unwritten' || !isBorne(t, unit, upgrade)) continue;
    add(sources, unit.seat, unit, upgrade.id, abilities, { upgrade });
  }
  return sources;
}

/** legion.card-effect.2 */
function addKeyword(t: LTable, sources: Sources, unit: Unit, use: KeywordUse): void {
  const keyword = t.cards.keyword(use.id);
  if (keyword) add(sources, unit.seat, unit, use.id, keyword.abilities, { value: use.value, of: use.of });
}

/**
 * legion.weapons.9, legion.attack-pool.9: keywords of the weapons whose dice are rolled, for the whole pool.
 * legion.attack-pool.10, .11
 */
function addPool(t: LTable, sources: Sources): void {
  const { attack } = t.state;
  const pool = attack?.current === null || attack?.current === undefined ? undefined : attack.pools[attack.current];
  if (!attack || !pool) return;
  const attacker = t.unit(attack.attacker);
  for (const use of poolKeywords(pool)) addKeyword(t, sources, attacker, use);
}

/**
 * Each miniature that uses a weapon brings its keywords once more (legion.keywords.7).
 * legion.weapons.8, legion.keywords.4
 */
export function poolKeywords({ weapons, gained = [] }: Pool): readonly KeywordUse[] {
  return summed([
    ...weapons.flatMap(({ keywords, minis }) => keywords.map((use) => ({ ...use, value: use.value * minis.length }))),
    ...gained,
  ]);
}

/** Cards without abilities are left out: the index is made anew whenever a card comes or goes. */
function add(
  sources: Sources,
  seat: Seat,
  unit: Unit | null,
  card: string,
  abilities: readonly CardAbility[],
  { upgrade = null, value = 1, of = '' }: Partial<Pick<Holder, 'upgrade' | 'value' | 'of'>> = {},
): void {
  if (abilities.length === 0) return;
  sources.push({ seat, self: { unit, seat, card, value, of, upgrade }, abilities });
}

import type { Procedure, RuleId } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { answerable, tokenFacts } from '../detonation.ts';
import { ignoresEffect } from '../immunity.ts';
import type { Attack, Damage, Mini, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { abandon } from './abandoning.ts';
import { isHidden } from './attack/hidden.ts';
import { loseShields } from './attack/shields.ts';
import { closeUp, meleesNow } from './contact.ts';
import { dropClaimed } from './rally.ts';
import { noteFallen } from './restoring.ts';
import { gainToken } from './tokens.ts';
import { isReplaced } from './triggers.ts';
import { everyWeaponOf, isGone, isVehicle, thresholdOf, woundsOf } from './units.ts';

/** Where wounds come from. */
export interface WoundSource {
  readonly rule: RuleId;
  readonly attack: Attack | null;
  readonly by: Unit | null;
  /** The very miniature that suffers them, where an effect says which. */
  readonly mini?: Mini;
  /** The leader is the last to suffer, wounded or not (legion.climb-clamber.15). */
  readonly sparesLeader?: boolean;
}

/** A unit suffers wounds, one miniature after another, in a transport too (legion.wounds.4, .5, legion.transported-closed.7). */
export function* sufferWounds(t: LTable, unit: Unit, count: number, source: WoundSource): Procedure<void> {
  if (count <= 0 || isGone(unit) || ignoresEffect(t, unit)) return;
  // What detonates attacks, but is no unit that could be hurt for it (legion.detonate.5).
  if (tokenFacts(unit.card)) return;
  const { attack, by } = source;
  if (yield* isReplaced(t.abilities.replacing('suffer-wounds', { unit, wounds: count, attack, by }))) return;
  // After an attack everybody closes up at its end (legion.melee.17).
  const melees = t.state.attack ? [] : meleesNow(t);
  let suffered = 0;
  for (let left = count; left > 0 && unit.minis.length > 0; ) {
    const mini = yield* chooseMini(t, unit, source);
    if (!mini) break;
    // Those of a combined unit are spread one by one.
    const taken = Math.min(isCombined(unit) ? 1 : left, thresholdOf(t, unit, mini) - mini.wounds);
    mini.wounds += taken;
    left -= taken;
    suffered += taken;
    t.emit({ type: 'wounded', rule: source.rule, unit: unit.id, mini: mini.id, wounds: taken });
    if (mini.wounds >= thresholdOf(t, unit, mini)) yield* defeatMini(t, unit, mini, source.by);
  }
  if (suffered === 0) return;
  if (attack) attack.suffered += suffered;
  if (!isGone(unit)) yield* testResilience(t, unit);
  yield* closeUp(t, melees);
  yield* t.window('wounds-suffered', { unit, wounds: suffered, attack });
}

/** Who takes the next wound: those in sight, of them the most wounded, of those the leader last (legion.wounds.6 to .11). */
function* chooseMini(t: LTable, unit: Unit, source: WoundSource): Procedure<Mini | undefined> {
  const { rule, mini: named } = source;
  if (named) return unit.minis.find((mini) => mini === named);
  const fit = isCombined(unit) ? combinedFit(t, unit) : nextToSuffer(t, unit, source);
  if (fit.length === 0) return undefined;
  const options = fit.map((mini) => ({ key: mini.id, about: { unit: unit.id, mini: mini.id }, mini }));
  const { mini } = yield* pickOne({
    seat: unit.seat,
    topic: 'wound-mini',
    rule: 'legion.wounds.4',
    about: { unit: unit.id, rule },
    options,
  });
  return mini;
}

function nextToSuffer(t: LTable, unit: Unit, { attack, sparesLeader = false }: WoundSource): readonly Mini[] {
  const among = sparesLeader && unit.minis.length > 1 ? unit.minis.slice(1) : unit.minis;
  const inSight = attack ? among.filter((mini) => !isHidden(attack, mini)) : among;
  // A wounded leader goes before the unhurt (legion.wounds.10), a wounded noncombatant too (legion.noncombatant.4).
  const worst = Math.max(0, ...inSight.map(({ wounds }) => wounds));
  const fit = inSight.filter(({ wounds }) => wounds === worst);
  const leader = t.leader(unit);
  const others = unspared(
    t,
    unit,
    fit.filter((mini) => mini !== leader),
  );
  return others.length > 0 ? others : fit;
}

function isCombined({ minis }: Unit): boolean {
  return minis.some(({ counterpart }) => counterpart !== null);
}

/** Any of a combined unit, seen or not; but nobody else is defeated before the counterpart (legion.counterpart.17, .18). */
function combinedFit(t: LTable, unit: Unit): readonly Mini[] {
  return unit.minis.filter((mini) => mini.counterpart !== null || mini.wounds + 1 < thresholdOf(t, unit, mini));
}

/** Those who are not spared as long as there are others; else all of them. */
function unspared(t: LTable, unit: Unit, minis: readonly Mini[]): readonly Mini[] {
  const others = minis.filter((mini) => !t.abilities.ask('is-spared', { unit, mini }, false));
  return others.length > 0 ? others : minis;
}

/**
 * A miniature leaves the battlefield (legion.defeated.1, .2); its unit with it if it was the last.
 * legion.objective-tokens.11
 */
export function* defeatMini(t: LTable, unit: Unit, mini: Mini, by: Unit | null): Procedure<void> {
  const wasLeader = t.leader(unit) === mini;
  if (wasLeader) dropClaimed(t, unit); // legion.defeated.5
  t.emit({ type: 'mini-defeated', rule: 'legion.wounds.2', unit: unit.id, mini: mini.id });
  noteFallen(unit, mini);
  if (unit.minis.length === 1) {
    yield* defeatUnit(t, unit, by);
    return;
  }
  unit.minis = unit.minis.filter((one) => one !== mini);
  t.shifted();
  if (mini.from !== null || mini.counterpart !== null) t.changed(unit); // legion.counterpart.8, and what it bore (rulings)
  if (mini.counterpart !== null) losePartner(t, unit, mini.counterpart);
  if (wasLeader) yield* chooseLeader(t, unit, mini);
  yield* t.window('mini-defeated', { unit, mini });
}

/** With a counterpart its keywords are gone (legion.counterpart.8), and the shields that it had (legion.shielded.3). */
function losePartner(t: LTable, unit: Unit, card: string): void {
  const shielded = t.cards.unit(card).keywords.filter(({ id }) => id === 'shielded');
  loseShields(
    t,
    unit,
    shielded.reduce((sum, { value }) => sum + value, 0),
    'legion.shielded.3',
  );
}

/** legion.defeated.4 */
function* chooseLeader(t: LTable, unit: Unit, fallen: Mini): Procedure<void> {
  const fit = unit.minis.filter(({ counterpart }) => counterpart === null);
  const among = unspared(t, unit, fit.length > 0 ? fit : unit.minis);
  const options = among.map((mini) => ({ key: mini.id, about: { unit: unit.id, mini: mini.id }, mini }));
  const about = { unit: unit.id };
  const { mini } = yield* pickOne({ seat: unit.seat, topic: 'new-leader', rule: 'legion.defeated.4', about, options });
  const leader = succeed(t, unit, mini, fallen);
  unit.minis = [leader, ...unit.minis.filter((one) => one !== mini)];
  t.shifted();
  if (leader !== mini) t.changed(unit);
  t.emit({ type: 'leader-changed', rule: 'legion.defeated.4', unit: unit.id, mini: mini.id });
}

/**
 * The leader's miniature takes the place of the chosen one, with nothing that a card gave that one (legion.defeated.4,
 * legion.noncombatant.5); it is as hurt as makes it no harder to defeat, and it stands (legion.leader-upgrade-keyword.2, .3,
 * legion.heavy-weapon-team.3).
 */
function succeed(t: LTable, unit: Unit, mini: Mini, fallen: Mini): Mini {
  if (mini.counterpart !== null || fallen.counterpart !== null || fallen.from === mini.from) return mini;
  const { id, counterpart, pose, on } = mini;
  const leader: Mini = { id, from: fallen.from, counterpart, pose, on, wounds: mini.wounds };
  const threshold = thresholdOf(t, unit, leader);
  leader.wounds += Math.max(0, threshold - thresholdOf(t, unit, mini));
  leader.wounds = Math.min(leader.wounds, threshold - 1);
  return leader;
}

/** A unit is out of the game. */
export function* defeatUnit(t: LTable, unit: Unit, by: Unit | null): Procedure<void> {
  if (isGone(unit)) return;
  if (yield* isReplaced(t.abilities.replacing('be-defeated', { unit }))) return;
  dropClaimed(t, unit);
  const stranded = yield* abandon(t, unit);
  unit.minis = [];
  unit.place = 'defeated';
  t.shifted();
  t.changed(unit);
  t.emit({ type: 'unit-defeated', rule: 'legion.defeated.1', unit: unit.id });
  for (const one of stranded) yield* strand(t, one, by);
  yield* t.window('unit-defeated', { unit, by: answerable(t.state, by) });
}

/** Whoever was in a defeated vehicle is shaken and hurt (legion.transported-closed.14); who finds no room at all is gone with it. */
function* strand(t: LTable, unit: Unit, by: Unit | null): Procedure<void> {
  if (unit.place === 'transported') {
    yield* defeatUnit(t, unit, by);
    return;
  }
  const rule = 'legion.transported-closed.14';
  yield* gainToken(t, unit, 'suppression', 1, rule);
  yield* sufferWounds(t, unit, 1, { rule, attack: null, by }); // legion.bounty.11
}

const RESILIENCE: Readonly<Record<'block' | 'blank' | 'surge', Damage>> = {
  block: 'damaged',
  blank: 'disabled',
  surge: 'disrupted',
};

/**
 * A vehicle with as many wounds as its resilience rolls, once in a game (legion.resilience.2 to .14).
 * legion.wounds.13, legion.damaged.1, legion.disabled.1, legion.vehicles.2, .3, legion.resilience.15,
 * legion.vehicle-damage-tokens.1, legion.weapon-disrupted.1
 */
function* testResilience(t: LTable, unit: Unit): Procedure<void> {
  const { resilience } = t.facts(unit);
  if (!isVehicle(t, unit) || resilience === null || woundsOf(unit) < resilience || unit.memory.resilience) return;
  unit.memory.resilience = 1;
  const [die = 'blank'] = t.rollDefense('red', 1);
  yield* damageVehicle(t, unit, RESILIENCE[die]);
}

/**
 * A vehicle is damaged, disabled, or a weapon of the opponent's choice is disrupted (legion.resilience.8).
 * legion.wounds.14, .16, .19, legion.damaged.2, legion.disabled.2
 */
export function* damageVehicle(t: LTable, unit: Unit, damage: Damage): Procedure<void> {
  unit.damage = damage;
  if (damage === 'disrupted') unit.disrupted = yield* chooseWeapon(t, unit);
  t.emit({ type: 'vehicle-damaged', rule: 'legion.resilience.2', unit: unit.id, damage, weapon: unit.disrupted });
}

/**
 * The weapon that the opponent chooses, that of an exhausted card too (legion.wounds.19); a truck may have none.
 * legion.weapon-disrupted.2
 */
function* chooseWeapon(t: LTable, unit: Unit): Procedure<string | null> {
  const options = everyWeaponOf(t, unit).map(({ id, facts }) => ({
    key: id,
    about: { weapon: id, name: facts.name },
    name: facts.name,
  }));
  if (options.length === 0) return null;
  const about = { unit: unit.id };
  const { name } = yield* pickOne({
    seat: 1 - unit.seat,
    topic: 'disrupt',
    rule: 'legion.resilience.8',
    about,
    options,
  });
  return name;
}

/**
 * Wounds are removed from a unit, of those miniatures that its player chooses: nothing says which (legion.treat-x.4,
 * legion.repair-x.4, legion.regenerate-x.2).
 */
export function* heal(t: LTable, unit: Unit, count: number, rule: RuleId): Procedure<void> {
  for (let left = count; left > 0; ) {
    const wounded = unit.minis.filter(({ wounds }) => wounds > 0).sort((a, b) => b.wounds - a.wounds);
    const [worst] = wounded;
    if (!worst) return;
    const isMoot = wounded.length === 1 || left >= woundsOf(unit);
    const mini = isMoot ? worst : yield* chooseWounded(unit, wounded, rule);
    const healed = isMoot ? Math.min(left, mini.wounds) : 1;
    mini.wounds -= healed;
    left -= healed;
    t.emit({ type: 'healed', rule, unit: unit.id, mini: mini.id, wounds: healed });
  }
}

function* chooseWounded({ id, seat }: Unit, wounded: readonly Mini[], rule: RuleId): Procedure<Mini> {
  const options = wounded.map((mini) => ({ key: mini.id, about: { unit: id, mini: mini.id }, mini }));
  const { mini } = yield* pickOne({ seat, topic: 'choose-mini', rule, about: { unit: id }, options });
  return mini;
}

import type { Procedure } from '@rangefinder/kernel';
import { pickOne } from '../../ask.ts';
import { unitCover } from '../../battlefield/cover.ts';
import type { Cover } from '../../battlefield/model.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { countOptions } from '../counts.ts';
import { smokeBeside } from '../markers.ts';
import { affordable, spendTokens } from '../spending.ts';
import { carrierOf } from '../transported.ts';
import { isDroid, isTrooper } from '../units.ts';
import { type AttackMoment, countFaces, isRanged } from './moment.ts';
import { cancelAttackDice } from './roll.ts';
import { spendShields } from './shields.ts';

const COVERS: readonly Cover[] = ['none', 'light', 'heavy'];

/**
 * Step 5: shields, dodges, cover (legion.attack.26 to .28; rulings: dodges before cover). Where the pool makes shields fail, they
 * come last (legion.shield-tokens.8).
 */
export function* applyCover(t: LTable, moment: AttackMoment): Procedure<void> {
  const { attack } = moment;
  attack.step = 'cover';
  yield* t.window('applying-cover', moment);
  const before = countFaces(attack, 'hit', 'crit');
  const shieldsLast = t.abilities.ask('shields-last', moment, false);
  const cover = isRanged(attack) ? decideCover(t, moment) : 0;
  const cancels = t.abilities.ask('cover-cancels', moment, cover);
  // Whoever flips shields knows what the cover will cancel.
  if (!shieldsLast) yield* spendShields(t, moment);
  yield* spendDodges(t, moment);
  // legion.cover.10 to .12: only hits.
  cancelAttackDice(t, moment, 'hit', cancels, {
    by: 'cover',
    rule: cover === 1 ? 'legion.cover.10' : 'legion.cover.11',
  });
  if (shieldsLast) {
    yield* t.window('shields-fail', moment);
    yield* spendShields(t, moment);
  }
  yield* t.window('cover-applied', { ...moment, cancelled: before - countFaces(attack, 'hit', 'crit') });
}

/** The cover a defender has, in hits that it cancels; tells why (legion.cover.1, .15). */
function decideCover(t: LTable, moment: AttackMoment): number {
  const { attack, defender } = moment;
  const { cover: found, minis } = coverOf(t, moment, attack.kind === 'area');
  const value = coverValue(t, moment, found);
  attack.cover = COVERS[value] ?? 'none';
  t.emit({ type: 'cover', rule: 'legion.cover.27', defender: defender.id, cover: attack.cover, value, minis });
  return value;
}

/**
 * What cover by terrain and vehicles is worth with all that improves or lessens it: 0, 1 or 2 (legion.cover.10, .11).
 * legion.cover.14, .16, .17
 */
export function coverValue(t: LTable, moment: AttackMoment, found: Cover): number {
  const cover = t.abilities.ask('cover', moment, found);
  const improved = COVERS.indexOf(cover) + bySuppression(t, moment.defender) + bySmoke(t, moment);
  return Math.max(0, Math.min(2, t.abilities.ask('cover-value', moment, improved)));
}

/** legion.suppression.4, legion.cover.13: but for droids and creatures (legion.droid-trooper.2, legion.creature-trooper.4). */
export function bySuppression(t: LTable, unit: Unit): number {
  const ducks = isTrooper(t, unit) && !isDroid(t, unit) && t.facts(unit).type !== 'creature';
  return ducks && unit.tokens.suppression > 0 ? 1 : 0;
}

/** Smoke beside troopers that defend or attack, each token by itself (legion.smoke-tokens.1 to .4, .6). */
function bySmoke(t: LTable, { attacker, defender }: AttackMoment): number {
  const troopers = [attacker, defender].filter((unit) => isTrooper(t, unit));
  return troopers.reduce((sum, unit) => sum + smokeBeside(t, unit), 0);
}

/** Cover by terrain and vehicles, from the attacker's leader (legion.cover.1, .18); the sides of a transport are heavy cover (legion.transported-open.8). */
export function coverOf(
  t: LTable,
  { attacker, defender }: Pick<AttackMoment, 'attacker' | 'defender'>,
  isArea = false,
) {
  const { scene } = t;
  const carrier = carrierOf(t, defender);
  if (carrier) {
    const minis = defender.minis.map(({ id }) => ({ mini: id, seen: true, cover: 'heavy' as const, by: carrier.id }));
    return { cover: 'heavy' as const, minis };
  }
  const leader = t.miniature(attacker, t.leader(attacker));
  const { cover, minis } = unitCover(scene, leader, t.miniatures(defender), isArea);
  return {
    cover,
    minis: minis.map(({ mini, seen, obscured, by }) => ({ mini, seen, cover: obscured, by: by ?? '' })),
  };
}

/** legion.dodge.2, .3, .9: each token one hit; it may be spent in vain, even where the dice show nothing. */
function* spendDodges(t: LTable, moment: AttackMoment): Procedure<void> {
  const { attack, defender } = moment;
  const most = affordable(t, defender, 'dodge', attack);
  if (most === 0) return;
  const about = { unit: defender.id };
  const options = countOptions(most);
  const { count } = yield* pickOne({
    seat: defender.seat,
    topic: 'spend-dodge',
    rule: 'legion.dodge.2',
    about,
    options,
  });
  if (count === 0) return;
  yield* spendTokens(t, defender, 'dodge', count, { rule: 'legion.dodge.2', attack });
  attack.spent.dodge = (attack.spent.dodge ?? 0) + count;
  const by = { by: 'dodge', rule: 'legion.dodge.2' } as const;
  const crits = yield* criticalsDodged(t, moment, count);
  cancelAttackDice(t, moment, 'crit', crits, by);
  cancelAttackDice(t, moment, 'hit', count - crits, by);
  yield* t.window('dodge-spent', moment);
}

/** How many of the dodges cancel criticals (legion.outmaneuver.1 to .3). */
function* criticalsDodged(t: LTable, moment: AttackMoment, count: number): Procedure<number> {
  const { attack, defender } = moment;
  const most = Math.min(count, countFaces(attack, 'crit'));
  if (most === 0 || !t.abilities.ask('dodges-criticals', moment, false)) return 0;
  const rule = 'legion.outmaneuver.1';
  const options = countOptions(most);
  const about = { unit: defender.id, card: 'outmaneuver' };
  const chosen = yield* pickOne({ seat: defender.seat, topic: 'choose-number', rule, about, options });
  return chosen.count;
}

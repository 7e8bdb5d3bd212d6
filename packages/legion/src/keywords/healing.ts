import { keyOptions, type Procedure, type RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, type CardAction, modify } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { KeywordUse } from '../card.ts';
import { numberNamed } from '../named.ts';
import { refuse } from '../refusals.ts';
import { fallenOf, restoreMini } from '../rules/restoring.ts';
import { removeToken } from '../rules/tokens.ts';
import { isDroid, isTrooper, isVehicle, woundsOf } from '../rules/units.ts';
import { heal } from '../rules/wounds.ts';
import { isBorne } from '../sources.ts';
import type { Token, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { chooseUnit, whyNobody } from './choosing.ts';
import { keyword } from './keyword.ts';

/** What one of the two abilities mends. */
interface Care {
  readonly id: 'treat-x' | 'repair-x';
  readonly token: Token;
  /** Tokens of damaged vehicles too. */
  readonly damage: boolean;
  fits(t: LTable, unit: Unit): boolean;
}

/** A card that has the ability: each is an ability of its own, once in an activation (legion.treat-x.13, .14). */
interface Source {
  readonly card: string;
  readonly name: string;
  readonly use: KeywordUse;
  readonly counters: Record<string, number>;
}

function sourcesOf(t: LTable, unit: Unit, id: string): readonly Source[] {
  const own = t.facts(unit).keywords.filter((use) => use.id === id);
  const sources: Source[] = own.map((use) => ({ card: unit.card, name: unit.card, use, counters: unit.memory }));
  for (const upgrade of unit.upgrades.filter((one) => isBorne(t, unit, one))) {
    const use = t.cards.upgrade(upgrade.id).keywords.find((one) => one.id === id);
    const twins = sources.filter(({ card }) => card === upgrade.id).length;
    const name = twins > 0 ? `${upgrade.id}#${twins + 1}` : upgrade.id;
    if (use) sources.push({ card: upgrade.id, name, use, counters: upgrade.counters });
  }
  return sources;
}

/** Friends at range 1 in sight that can be mended. */
function patients(t: LTable, unit: Unit, care: Care): readonly Unit[] {
  return t
    .friendsOf(unit.seat)
    .filter((one) => care.fits(t, one) && t.range(unit, one) <= 1 && t.sees(unit, one) && canBeMended(one, care));
}

function canBeMended(unit: Unit, care: Care): boolean {
  return ailments(unit, care).length > 0 || fallenOf(unit).length > 0;
}

/** What one point can take away. */
function ailments(unit: Unit, { token, damage }: Care): readonly ('wound' | 'poison' | 'ion' | 'damage')[] {
  const found: ('wound' | 'poison' | 'ion' | 'damage')[] = [];
  if (woundsOf(unit) > 0) found.push('wound');
  if ((token === 'poison' || token === 'ion') && unit.tokens[token] > 0) found.push(token);
  if (damage && unit.damage !== null) found.push('damage');
  return found;
}

const ENOUGH = keyOptions(['none']);

/** Whether the points are spent on tokens or on the fallen; both at once cannot be. "Up to": after the first one may stop (legion.treat-x.4). */
function* mend({ table: t, self }: AbilityContext<unknown>, care: Care, points: number, one: Unit): Procedure<void> {
  const rule: RuleId = `legion.${care.id}.4`;
  const about = { unit: one.id, card: care.id };
  const kinds = [
    ...(ailments(one, care).length > 0 ? (['heal'] as const) : []),
    ...(fallenOf(one).length > 0 ? (['restore'] as const) : []),
  ];
  const { key: kind } = yield* pickOne({ seat: self.seat, topic: 'choose', rule, about, options: keyOptions(kinds) });
  for (let left = points; left > 0; left--) {
    const enough = left < points ? ENOUGH : [];
    if (kind === 'restore') {
      const fallen = fallenOf(one);
      if (fallen.length === 0) return;
      const options = [...fallen.map((mini) => ({ key: mini, about: { unit: one.id, mini }, mini })), ...enough];
      const chosen = yield* pickOne({ seat: self.seat, topic: 'choose-mini', rule, about, options });
      if (!('mini' in chosen)) return;
      yield* restoreMini(t, one, chosen.mini, rule);
      continue;
    }
    const ills = ailments(one, care);
    if (ills.length === 0) return;
    const options = [...keyOptions(ills), ...enough];
    const { key } = yield* pickOne({ seat: self.seat, topic: 'choose', rule, about, options });
    if (key === 'none') return;
    yield* takeAway(t, one, key, rule);
  }
}

function* takeAway(t: LTable, unit: Unit, what: 'wound' | 'poison' | 'ion' | 'damage', rule: RuleId): Procedure<void> {
  if (what === 'wound') yield* heal(t, unit, 1, rule);
  else if (what === 'damage') {
    unit.damage = null;
    unit.disrupted = null;
    t.emit({ type: 'vehicle-repaired', rule, unit: unit.id });
  } else removeToken(t, unit, what, 1, rule);
}

/** Under what name a card counts how often a keyword has mended somebody. */
export function spentName(keyword: string): string {
  return `${keyword}:wounds`;
}

/** The action that one card offers. */
function actionOf(context: AbilityContext<Unit>, care: Care, { name, use, counters }: Source): CardAction {
  const { table: t, self, moment: unit } = context;
  const spent = spentName(care.id);
  const capacity = numberNamed(use.of);
  const rule: RuleId = `legion.${care.id}.1`;
  const full = (counters[spent] ?? 0) >= capacity;
  const whyNot = full
    ? refuse(`legion.${care.id}.5`, 'exhausted')
    : whyNobody({ self, rule: `legion.${care.id}.3` }, patients(t, unit, care));
  return {
    key: `card:${care.id}:${name}`,
    card: care.id,
    rule,
    free: use.action === 'free',
    whyNot,
    *perform() {
      counters[spent] = (counters[spent] ?? 0) + 1;
      const one = yield* chooseUnit({ self, rule: `legion.${care.id}.3`, gives: 'health' }, patients(t, unit, care));
      if (one) yield* mend(context, care, use.value, one);
    },
  };
}

function actionsOf(care: Care) {
  return modify('card-actions', `legion.${care.id}.1`, (actions, context) => {
    const { table, self, moment: unit } = context;
    if (unit !== self.unit || actions.some(({ card }) => card === care.id)) return actions;
    return [...actions, ...sourcesOf(table, unit, care.id).map((source) => actionOf(context, care, source))];
  });
}

const TREATMENT: Care = {
  id: 'treat-x',
  token: 'poison',
  damage: false,
  fits: (t, unit) => isTrooper(t, unit) && !isDroid(t, unit),
};

/** Whether a medic can do anything for a unit. */
export function canBeTreated(t: LTable, unit: Unit): boolean {
  return TREATMENT.fits(t, unit) && canBeMended(unit, TREATMENT);
}

/** What a medic does at once: a wound or poison less, or a miniature more. */
export function treat(context: AbilityContext<unknown>, unit: Unit): Procedure<void> {
  return mend(context, TREATMENT, 1, unit);
}

/** legion.treat-x */
export const TREAT = keyword(
  'treat-x',
  'Treat X',
  words(
    'A friendly trooper at range 1 in sight that is no droid: remove up to X wounds or poison, or restore up to X miniatures. As often as the capacity says.',
    'Un soldat allié non droïde à portée 1 en vue : retirez jusqu’à X blessures ou poisons, ou restaurez jusqu’à X figurines. Autant de fois que la capacité.',
    'Sojuszniczy piechur niebędący droidem, w zasięgu 1, na widoku: usuń do X ran lub trucizn albo przywróć do X figurek. Tyle razy, ile wynosi pojemność.',
  ),
  [actionsOf(TREATMENT)],
);

/** legion.repair-x */
export const REPAIR = keyword(
  'repair-x',
  'Repair X',
  words(
    'A friendly vehicle or droid at range 1 in sight: remove up to X wounds, ion or damage tokens, or restore up to X miniatures. As often as the capacity says.',
    'Un véhicule ou droïde allié à portée 1 en vue : retirez jusqu’à X blessures, ions ou dégâts, ou restaurez jusqu’à X figurines. Autant de fois que la capacité.',
    'Sojuszniczy pojazd lub droid w zasięgu 1, na widoku: usuń do X ran, jonów lub uszkodzeń albo przywróć do X figurek. Tyle razy, ile wynosi pojemność.',
  ),
  [
    actionsOf({
      id: 'repair-x',
      token: 'ion',
      damage: true,
      fits: (t, unit) => isVehicle(t, unit) || isDroid(t, unit),
    }),
  ],
);

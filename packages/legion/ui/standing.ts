import type { Language, Seat } from '@rangefinder/kernel';
import { askRules } from '../src/asking.ts';
import { unitFacts } from '../src/cards/catalog.ts';
import { thresholdOf } from '../src/rules/units.ts';
import { ALL_TOKENS, type Token } from '../src/state.ts';
import { RANK, tokens } from '../src/text/terms.ts';
import type { LegionView, UnitView } from '../src/view.ts';
import { aboardOf, bodyIn } from './model.ts';
import { unitName } from './names.ts';
import { WORDS } from './words.ts';

/** The tokens that a unit has, and how many of each. */
export function tokensOf({ tokens }: UnitView): readonly (readonly [Token, number])[] {
  return ALL_TOKENS.filter((token) => tokens[token] > 0).map((token) => [token, tokens[token]] as const);
}

/** Wounds that the unit can still bear, and what it could bear whole. */
export function healthOf(view: LegionView, unit: UnitView): { readonly left: number; readonly of: number } {
  const table = askRules(view);
  const own = table.unit(unit.id);
  const left = unit.minis.reduce((sum, mini) => sum + thresholdOf(table, own, mini) - mini.wounds, 0);
  // Those that are gone bore what the unit's card says.
  const gone = (unit.strength - unit.minis.length) * unitFacts(unit.card).wounds;
  const whole = unit.minis.reduce((sum, mini) => sum + thresholdOf(table, own, mini), 0);
  return { left, of: whole + gone };
}

/** What its order token says. */
export function orderWords({ order }: UnitView, language: Language): string {
  if (order === 'faceup') return WORDS.orderFaceup[language];
  return WORDS[order === 'facedown' ? 'orderFacedown' : 'orderPool'][language];
}

/** Which vehicle a unit is in, and who is in it. */
export function aboardWords(view: LegionView, unit: UnitView, language: Language): readonly string[] {
  const carrier = bodyIn(view, unit);
  const names = aboardOf(view, unit).map(unitName).join(', ');
  return [
    ...(carrier === unit ? [] : [WORDS.aboard(unitName(carrier))[language]]),
    ...(names === '' ? [] : [WORDS.carries(names)[language]]),
  ];
}

/** Everything one sees of a unit, in a sentence for those who do not see it. */
export function sayUnit(view: LegionView, unit: UnitView, near: Seat, language: Language): string {
  const { left, of } = healthOf(view, unit);
  return [
    unitName(unit),
    RANK[unit.rank][language],
    WORDS[unit.seat === near ? 'yours' : 'theirs'][language],
    WORDS.miniatures(unit.minis.length, unit.strength)[language],
    WORDS.wounds(left, of)[language],
    ...(view.phase === 'activation' || view.phase === 'command' ? [orderWords(unit, language)] : []),
    ...tokensOf(unit).map(([token, count]) => tokens(token, count)[language]),
    ...(unit.panicked ? [WORDS.panicked[language]] : []),
    ...aboardWords(view, unit, language),
  ].join(', ');
}

import { RULE_KINDS, type RuleBook, type RuleId, type RuleKind } from '@rangefinder/kernel';
import type { ScenarioResult } from './run.ts';

/** What the code and the scenarios of a game say about its rules. */
export interface ConformanceReport {
  readonly game: string;
  readonly rules: Readonly<
    Partial<Record<RuleKind, { readonly total: number; readonly cited: number; readonly proven: number }>>
  >;
  /** Rules that must be enforced and that no passing scenario proves. */
  readonly left: readonly RuleId[];
  /** Ids that are cited somewhere and stand in no rule file. */
  readonly unknown: readonly string[];
  readonly failing: readonly string[];
}

/** A text that may cite rules: a source file or a scenario. */
export interface CitingText {
  readonly file: string;
  readonly text: string;
}

/** Kinds of rules that a program enforces; the others inform, or speak of cardboard. */
const ENFORCED: readonly RuleKind[] = ['core', 'build', 'keyword', 'card'];

/** Sets rules, citations and scenarios against each other. */
export function conformance(
  game: string,
  book: RuleBook,
  sources: readonly CitingText[],
  scenarios: readonly ScenarioResult[],
): ConformanceReport {
  const prefixes = [...new Set([...book.rules.keys()].map((id) => id.split('.')[0] ?? ''))];
  const cited = new Set<string>();
  const unknown: string[] = [];
  for (const { file, text } of sources) {
    for (const id of citedIds(text, prefixes)) {
      cited.add(id);
      if (!book.rules.has(id)) unknown.push(`${id} (${file})`);
    }
  }
  const proven = new Set<string>();
  for (const scenario of scenarios) {
    for (const id of scenario.proves) {
      if (!book.rules.has(id)) unknown.push(`${id} (${scenario.file})`);
      else if (scenario.failure === undefined) proven.add(id);
    }
  }
  const rules: Partial<Record<RuleKind, { total: number; cited: number; proven: number }>> = {};
  for (const kind of RULE_KINDS) {
    const ofKind = [...book.rules.values()].filter((rule) => rule.kind === kind);
    if (ofKind.length === 0) continue;
    const count = (ids: Set<string>) => ofKind.filter(({ id }) => ids.has(id)).length;
    rules[kind] = { total: ofKind.length, cited: count(cited), proven: count(proven) };
  }
  const left = [...book.rules.values()]
    .filter(({ id, kind }) => ENFORCED.includes(kind) && !proven.has(id))
    .map(({ id }) => id);
  const failing = scenarios.filter(({ failure }) => failure !== undefined).map(({ failure }) => failure ?? '');
  return { game, rules, left, unknown: [...new Set(unknown)], failing };
}

/** The rule ids of these games that a text mentions. */
export function citedIds(text: string, prefixes: readonly string[]): RuleId[] {
  const pattern = new RegExp(
    `\\b(${prefixes.join('|')})\\.([a-z0-9]+(?:[.-][a-z0-9]+)*?)\\.([0-9]+)(?![.]?[0-9])\\b`,
    'g',
  );
  return [...text.matchAll(pattern)].map(([, game, chapter, number]): RuleId => `${game}.${chapter}.${Number(number)}`);
}

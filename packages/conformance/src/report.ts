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
  /** Core and build rules that a passing scenario proves and that no source cites. */
  readonly uncited: readonly RuleId[];
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

/** Kinds of rules that hold for every card, so that each has a line of the rules to stand at. */
const CITED: readonly RuleKind[] = ['core', 'build'];

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
  const all = [...book.rules.values()];
  const left = all.filter(({ id, kind }) => ENFORCED.includes(kind) && !proven.has(id)).map(({ id }) => id);
  const uncited = all
    .filter(({ id, kind }) => CITED.includes(kind) && proven.has(id) && !cited.has(id))
    .map(({ id }) => id);
  const failing = scenarios.filter(({ failure }) => failure !== undefined).map(({ failure }) => failure ?? '');
  return { game, rules, left, uncited, unknown: [...new Set(unknown)], failing };
}

/** What may stand between a rule's id and the number of another of its chapter, perhaps on the next line of a comment. */
const NEXT = '`?(?:,| and| to)\\s+(?:(?:\\*|//)\\s+)?`?\\.[0-9]+\\b';

/** The rule ids of these games that a text mentions, in full or shortened: `game.chapter.4, .6 and .8 to .10`. */
export function citedIds(text: string, prefixes: readonly string[]): RuleId[] {
  const pattern = new RegExp(
    `\\b(${prefixes.join('|')})\\.([a-z0-9]+(?:[.-][a-z0-9]+)*?)\\.([0-9]+)(?![.]?[0-9])\\b((?:${NEXT})*)`,
    'g',
  );
  return [...text.matchAll(pattern)].flatMap(([, game, chapter, first, others = '']) =>
    numbersCited(Number(first), others).map((number): RuleId => `${game}.${chapter}.${number}`),
  );
}

/** The first number and those after it, ranges written out. */
function numbersCited(first: number, others: string): number[] {
  const numbers = [first];
  for (const [, word, digits] of others.matchAll(/(,| and| to)[^.]*\.([0-9]+)/g)) {
    const next = Number(digits);
    const from = word === ' to' ? (numbers.at(-1) ?? first) + 1 : next;
    for (let number = from; number <= next; number++) numbers.push(number);
  }
  return numbers;
}

import { BadInput } from './errors.ts';
import type { RuleId } from './rule.ts';

/** What a rule is about, and so how it is proven: `core` and `build` by scenarios, `info` and `physical` not at all. */
export const RULE_KINDS = ['core', 'build', 'keyword', 'card', 'info', 'physical'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** One checkable line of a rulebook. */
export interface Rule {
  readonly id: RuleId;
  readonly kind: RuleKind;
  readonly text: string;
  /** Where in the source document it stands. */
  readonly source: string | undefined;
  readonly file: string;
  readonly line: number;
}

/** A worked example of a chapter. */
export interface Example {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** A headed part of a rule file. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly examples: readonly Example[];
  /** Everything else that stands there: notes on gaps and contradictions. */
  readonly notes: readonly string[];
}

/** The rules of a game, in the order of their files. */
export interface RuleBook {
  readonly chapters: readonly Chapter[];
  readonly rules: ReadonlyMap<RuleId, Rule>;
}

const HEADING = /^## (.+?)(?: \{#([a-z0-9.-]+)\})?(?: \([^)]*\))?$/;
const RULE = /^- `([a-z][a-z0-9]*)\.([a-z0-9.-]+)\.([0-9]+)` \[([a-z]+)\] (.+?)(?: \(([A-Z][0-9][^()]*)\))?$/;
const EXAMPLE = /^- EX: (.+)$/;

/** Reads rule files (`## Chapter {#id}`, then lines of `- \`game.chapter.n\` [kind] text`). Errors name file and line. */
export function parseRuleBook(files: readonly { readonly name: string; readonly text: string }[]): RuleBook {
  const chapters: Chapter[] = [];
  const rules = new Map<RuleId, Rule>();
  for (const { name, text } of files) {
    let chapter: { id: string; title: string; rules: Rule[]; examples: Example[]; notes: string[] } | undefined;
    for (const [index, raw] of text.split(/\r?\n/).entries()) {
      const line = raw.trimEnd();
      const where = `${name}:${index + 1}`;
      if (line.startsWith('## ')) {
        const [, title = line.slice(3), id = ''] = HEADING.exec(line) ?? [];
        chapter = { id, title, rules: [], examples: [], notes: [] };
        chapters.push(chapter);
      } else if (line.startsWith('- `')) {
        const rule = parseRule(line, name, index + 1);
        if (!chapter) throw new BadInput(where, `${rule.id} stands before the first chapter ("## Title {#chapter}").`);
        if (!rule.id.includes(`.${chapter.id}.`)) {
          throw new BadInput(where, `${rule.id} stands in chapter "${chapter.id}"; its second word must be that.`);
        }
        const twin = rules.get(rule.id);
        if (twin) throw new BadInput(where, `${rule.id} stands already at ${twin.file}:${twin.line}.`);
        rules.set(rule.id, rule);
        chapter.rules.push(rule);
      } else if (chapter) {
        const example = EXAMPLE.exec(line)?.[1];
        if (example !== undefined) chapter.examples.push({ text: example, file: name, line: index + 1 });
        else if (line !== '' && !line.startsWith('#')) chapter.notes.push(line);
      }
    }
  }
  return { chapters, rules };
}

function parseRule(line: string, file: string, number: number): Rule {
  const where = `${file}:${number}`;
  const [, game, chapter, n, kindText, text, source] = RULE.exec(line) ?? [];
  if (game === undefined || chapter === undefined || n === undefined || text === undefined) {
    throw new BadInput(where, 'A rule line is "- `game.chapter.number` [kind] text".');
  }
  const kind = RULE_KINDS.find((known) => known === kindText);
  if (!kind) throw new BadInput(where, `[${kindText}] is not a kind of rule; there are ${RULE_KINDS.join(', ')}.`);
  return { id: `${game}.${chapter}.${Number(n)}`, kind, text, source, file, line: number };
}

/** Chapters and rules that hold all the words, those with the words in their heading first. */
export function searchRules(book: RuleBook, words: string): Rule[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const inTitle: Rule[] = [];
  const inText: Rule[] = [];
  for (const chapter of book.chapters) {
    const title = fold(`${chapter.title} ${chapter.id}`);
    for (const rule of chapter.rules) {
      const text = `${title} ${rule.id} ${fold(rule.text)}`;
      if (!wanted.every((word) => text.includes(word))) continue;
      (wanted.every((word) => title.includes(word)) ? inTitle : inText).push(rule);
    }
  }
  return [...inTitle, ...inText];
}

/** Letters without accents, in lower case. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

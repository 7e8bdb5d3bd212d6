import { type Chapter, isRuleId, parseRuleBook, type Rule, type RuleBook } from '@rangefinder/kernel';

/** Something said about rules that is no rule: a ruling that settles them, a note on a gap, or a worked example. */
export interface Aside {
  readonly kind: 'ruling' | 'note' | 'example';
  readonly text: string;
  /** The rules it speaks of. */
  readonly rules: readonly string[];
}

/** A headed part of a book, with what is said of it as a whole. */
export interface BookChapter {
  /** Its address in the page; several chapters may share the id of a rule file. */
  readonly anchor: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly asides: readonly Aside[];
}

/** The chapters of one rule file. */
export interface Part {
  /** The name of the file without its ending: `glossary`. */
  readonly id: string;
  readonly chapters: readonly BookChapter[];
}

/** All that the rules page shows of a game. */
export interface Book {
  readonly parts: readonly Part[];
  readonly rules: ReadonlyMap<string, RuleEntry>;
}

/** A rule, where it stands, and what is said of it. */
export interface RuleEntry {
  readonly rule: Rule;
  readonly chapter: string;
  readonly asides: readonly Aside[];
}

interface RuleFile {
  readonly name: string;
  readonly text: string;
}

/** Makes a book of rule files: rulings, notes and examples go next to the rules they speak of. */
export function makeBook(files: readonly RuleFile[]): Book {
  const whole = parseRuleBook(files);
  const asidesOf = new Map<string, Aside[]>();
  const lines = sourceLines(whole);
  const parts = files.map((file) => {
    const { chapters } = parseRuleBook([file]);
    return {
      id: partId(file.name),
      chapters: beginningLast(chapters).map((chapter, i) =>
        makeChapter(chapter, partId(file.name), i, { whole, lines, asidesOf }),
      ),
    };
  });
  const rules = new Map<string, RuleEntry>();
  for (const { chapters } of parts)
    for (const { title, rules: own } of chapters)
      for (const rule of own) rules.set(rule.id, { rule, chapter: title, asides: asidesOf.get(rule.id) ?? [] });
  return { parts: parts.filter(({ chapters }) => chapters.length > 0), rules };
}

/** What a document says of itself and of its changes comes last: nobody opens the rules for it. */
function beginningLast(chapters: readonly Chapter[]): readonly Chapter[] {
  const isHeader = ({ id }: Chapter) => id === 'header';
  return [...chapters.filter((chapter) => !isHeader(chapter)), ...chapters.filter(isHeader)];
}

interface Making {
  readonly whole: RuleBook;
  /** Which rules come from a line of the source document. */
  readonly lines: ReadonlyMap<number, readonly string[]>;
  readonly asidesOf: Map<string, Aside[]>;
}

function makeChapter(chapter: Chapter, part: string, index: number, making: Making): BookChapter {
  const ruling = chapter.id === 'rulings';
  const asides = [
    ...entries(chapter.notes).map((text) => aside(ruling ? 'ruling' : 'note', text, making)),
    ...chapter.examples.map(({ text }) => aside('example', text, making)),
  ];
  const own: Aside[] = [];
  for (const one of asides) {
    for (const id of one.rules) making.asidesOf.set(id, [...(making.asidesOf.get(id) ?? []), one]);
    // An example next to its rule need not stand in the chapter as well; rulings and notes are read in their own place too.
    if (one.kind !== 'example' || one.rules.length === 0) own.push(one);
  }
  const anchor = chapter.id === '' ? `${part}-${index + 1}` : chapter.id;
  return { anchor, title: chapter.title.replace(/ *\(pointer\)$/, ''), rules: chapter.rules, asides: own };
}

/** Notes are written one after the other, each with a dash before it; what follows without one belongs to the last. */
function entries(notes: readonly string[]): readonly string[] {
  const result: string[] = [];
  for (const line of notes) {
    const bare = line.replace(/^- /, '').trim();
    if (line.startsWith('- ') || result.length === 0) result.push(bare);
    else result[result.length - 1] = `${result.at(-1)} ${bare}`;
  }
  return result;
}

/** Examples and notes name lines of the source document; readers get the rules that restate those lines. */
function aside(kind: Aside['kind'], raw: string, { whole, lines }: Making): Aside {
  const rules = new Set<string>();
  const named = raw.replace(/`?\b([a-z][a-z0-9]*(?:\.[a-z0-9-]+)+\.\d+)\b`?/g, (_, id: string) => {
    if (isRuleId(id) && whole.rules.has(id)) rules.add(id);
    return id;
  });
  const text = named.replace(/\bL(\d+)(?:-L?(\d+))?\b/g, (_, from: string, to: string | undefined) => {
    const found = between(lines, Number(from), Number(to ?? from));
    for (const id of found) rules.add(id);
    return found[0] ?? '';
  });
  return { kind, text: tidy(kind === 'example' ? text.replace(/ *\([^()]*\)$/, '') : text), rules: [...rules] };
}

function tidy(text: string): string {
  return text
    .replace(/\([\s,;]*\)/g, '')
    .replace(/,(\s*,)+/g, ',')
    .replace(/ +([.,;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/ -> /g, ' → ')
    .trim();
}

function between(lines: Making['lines'], from: number, to: number): readonly string[] {
  const found: string[] = [];
  for (let line = from; line <= Math.min(to, from + 12); line++) found.push(...(lines.get(line) ?? []));
  return [...new Set(found)].slice(0, 3);
}

function sourceLines({ rules }: RuleBook): ReadonlyMap<number, readonly string[]> {
  const lines = new Map<number, string[]>();
  for (const { id, source } of rules.values()) {
    const [, from, to] = /^L(\d+)(?:-L?(\d+))?/.exec(source ?? '') ?? [];
    if (from === undefined) continue;
    for (let line = Number(from); line <= Number(to ?? from); line++) lines.set(line, [...(lines.get(line) ?? []), id]);
  }
  return lines;
}

function partId(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.md.*$/, '');
}

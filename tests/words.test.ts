import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const PACKAGES = new URL('../packages/', import.meta.url);

/** One thing said in three languages, as a source writes it. */
interface Said {
  readonly at: string;
  readonly texts: readonly [en: Text, fr: Text, pl: Text];
}

interface Text {
  readonly text: string;
  /** What is put into it, whichever language it is asked in: `name.en` is `name`. */
  readonly values: readonly string[];
}

/** Names and borrowed words of several words, or the same in all three languages. */
const SAME = new Set([
  ...[
    'Format',
    'GEMP',
    'Holotable (.htd)',
    'Loadout',
    'Menu',
    'SLAM',
    'Standard',
    'Wookiee',
    'astromech',
    'bullseye',
    'talent',
  ],
  ...[
    'Round …',
    'round …',
    'Round ….',
    'initiative …',
    'parsec …',
    'courage …',
    '… (… Force)',
    '… Force',
    'Standard, 100 points',
    '… (bot)',
    '20 min + 10 s',
    '40 min + 15 s',
    '75 min + 20 s',
    '… min + … s',
    'x (mm)',
    'y (mm)',
  ],
]);

const said = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.tsx?$/.test(file))
  .flatMap((file) => saidIn(file, readFileSync(new URL(file, PACKAGES), 'utf8')));

it('finds what is said', () => {
  expect(said.length).toBeGreaterThan(2500);
});

it('says everything in each language, and puts the same values into it', () => {
  const wanting = said.filter(({ texts: [en, ...others] }) =>
    others.some(
      ({ text, values }) => (text.trim() === '' && en.text.trim() !== '') || String(values) !== String(en.values),
    ),
  );
  expect(wanting.map(({ at, texts }) => `${at} ${texts.map(({ values }) => `(${values})`).join(' ')}`)).toEqual([]);
});

it('leaves nothing in English', () => {
  // French and English, Polish and English share many a single word; all three share few.
  const english = said.filter(
    ({ texts: [{ text }, french, polish] }) =>
      /[a-z]{3}/i.test(text) &&
      !SAME.has(text) &&
      (text.includes(' ')
        ? french.text === text || polish.text === text
        : french.text === text && polish.text === text),
  );
  expect(english.map(({ at, texts }) => `${at} ${texts[0].text}`)).toEqual([]);
});

it('counts as each language does, without endings in brackets', () => {
  const bracketed = said.filter(({ texts }) => texts.some(({ text }) => /\p{L}\((s|e|es)\)/u.test(text)));
  expect(bracketed.map(({ at }) => at)).toEqual([]);
});

type Tree = Readonly<Record<string, unknown>>;

/** All that a source says by `words(en, fr, pl)` with its texts written out. */
function saidIn(file: string, source: string): Said[] {
  if (!source.includes('words(')) return [];
  return nodes(parseSync(file, source).program).flatMap((node) => {
    if (node.type !== 'CallExpression' || !isTree(node.callee) || node.callee.name !== 'words') return [];
    const texts = Array.isArray(node.arguments) ? node.arguments.map((one: unknown) => textOf(one, source)) : [];
    const [en, fr, pl] = texts;
    if (!en || !fr || !pl) return [];
    return [{ at: `${file}:${source.slice(0, Number(node.start)).split('\n').length}`, texts: [en, fr, pl] as const }];
  });
}

/** A text as it is written, with `…` for each value; null where it is worked out elsewhere. */
function textOf(node: unknown, source: string): Text | null {
  if (!isTree(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return { text: node.value, values: [] };
  if (node.type !== 'TemplateLiteral') return null;
  const between = nodes(node.expressions);
  const inside = nodes(node.quasis).filter(({ type }) => type === 'TemplateElement');
  return {
    text: source
      .slice(Number(node.start) + 1, Number(node.end) - 1)
      .replace(/\$\{[^}]*\}/g, inside.length > 1 ? '…' : ''),
    values: [...new Set(between.flatMap(nameIn))].sort(),
  };
}

/** A value by its name; tables of a language's words (`FRENCH[side]`) and the language itself (`name.fr`) are none. */
function nameIn({ type, name }: Tree): string[] {
  if (type !== 'Identifier' || typeof name !== 'string' || /^(en|fr|pl|[A-Z_]+)$/.test(name)) return [];
  return [name];
}

function nodes(tree: unknown): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap(nodes);
  if (!isTree(tree)) return [];
  return [...(typeof tree.type === 'string' ? [tree] : []), ...Object.values(tree).flatMap(nodes)];
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

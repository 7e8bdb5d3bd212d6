import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeBook } from './makeBook.ts';
import { prose } from './prose.ts';

const NAMES = ['glossary', 'annexes', 'missions', 'squads', 'rulings'];
const book = makeBook(
  NAMES.map((name) => ({
    name: `${name}.md`,
    text: readFileSync(new URL(`../../../xwing2/rules/${name}.md`, import.meta.url), 'utf8'),
  })),
);

describe('the book of a game', () => {
  it('has its files as parts and every rule in a chapter', () => {
    expect(book.parts.map(({ id }) => id)).toEqual(NAMES);
    expect(book.rules.size).toBeGreaterThan(1500);
    expect(book.rules.get('xw2.boost.1')?.chapter).toBe('Boost');
  });

  it('begins with the rules, and tells last what changed in them', () => {
    const [glossary] = book.parts;
    expect(glossary?.chapters[0]?.title).toBe('Introduction');
    expect(glossary?.chapters.at(-1)?.anchor).toBe('header');
  });

  it('gives every chapter an address of its own', () => {
    const anchors = book.parts.flatMap(({ chapters }) => chapters.map(({ anchor }) => anchor));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('puts rulings next to the rules they settle', () => {
    const asides = book.rules.get('xw2.overlap.4')?.asides ?? [];
    expect(asides.filter(({ kind }) => kind === 'ruling').map(({ text }) => text.slice(0, 20))).toEqual([
      '**Partial maneuver**',
    ]);
  });

  it('puts notes and examples next to their rules, by the lines of the source, and shows no line', () => {
    expect(book.rules.get('xw2.removed-from-game.4')?.asides.some(({ kind }) => kind === 'note')).toBe(true);
    expect(book.rules.get('xw2.card-interpretation.4')?.asides[0]?.kind).toBe('example');
    const all = book.parts.flatMap(({ chapters }) => chapters.flatMap(({ asides }) => asides));
    expect(all.filter(({ text }) => /\bL\d+\b/.test(text))).toEqual([]);
  });

  it('has only rulings that settle something', () => {
    const rulings = book.parts.at(-1)?.chapters.flatMap(({ asides }) => asides) ?? [];
    expect(rulings.length).toBeGreaterThan(15);
    expect(rulings.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });
});

it.each([
  ['swccg', ['core', 'fragment', 'rulings']],
  ['kernel', ['kernel']],
])('reads the rules of %s', (home, names) => {
  const other = makeBook(
    names.map((name) => ({
      name: `${name}.md`,
      text: readFileSync(new URL(`../../../${home}/rules/${name}.md`, import.meta.url), 'utf8'),
    })),
  );
  expect(other.parts.map(({ id }) => id)).toEqual(names);
  const anchors = other.parts.flatMap(({ chapters }) => chapters.map(({ anchor }) => anchor));
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(other.rules.size).toBeGreaterThan(3);
});

it('prose knows symbols, rules and stress', () => {
  expect(prose('Spend [focus]: **once**, see `xw2.focus.1`.')).toEqual([
    { kind: 'text', text: 'Spend ' },
    { kind: 'symbol', text: 'focus' },
    { kind: 'text', text: ': ' },
    { kind: 'strong', text: 'once' },
    { kind: 'text', text: ', see ' },
    { kind: 'rule', text: 'xw2.focus.1' },
    { kind: 'text', text: '.' },
  ]);
});

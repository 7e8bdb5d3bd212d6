import { describe, expect, it } from 'vitest';
import { parseRuleBook, searchRules } from './rulebook.ts';

const file = (text: string) => [{ name: 'rules.md', text }];
const good = `# A game

## Obstructed {#obstructed} (L10-L20)
- \`xw2.obstructed.1\` [core] An obstructed attack gives one more defense die. (L11, S3)
- \`xw2.obstructed.2\` [info] Obstacles (rocks) lie about. (L12)
- EX: a rock between the ships -> one more die. (L13)
- **Gap.** Nobody says which line.

## Évasion {#evade}
- \`xw2.evade.1\` [core] Dodge.
`;

describe('a rule file', () => {
  it('is read into chapters, rules, examples and notes', () => {
    const book = parseRuleBook(file(good));
    expect(book.rules.get('xw2.obstructed.1')).toEqual({
      id: 'xw2.obstructed.1',
      kind: 'core',
      text: 'An obstructed attack gives one more defense die.',
      source: 'L11, S3',
      file: 'rules.md',
      line: 4,
    });
    expect(book.rules.get('xw2.obstructed.2')?.text).toBe('Obstacles (rocks) lie about.');
    expect(book.chapters.map(({ id, title, examples, notes }) => [id, title, examples.length, notes.length])).toEqual([
      ['obstructed', 'Obstructed', 1, 1],
      ['evade', 'Évasion', 0, 0],
    ]);
  });

  it.each([
    ['- `xw2.a.1` [core] x', /rules\.md:1: xw2\.a\.1 stands before the first chapter/],
    ['## A {#a}\n- `xw2.b.1` [core] x', /rules\.md:2: .*chapter "a"/],
    ['## A {#a}\n- `xw2.a.1` [odd] x', /rules\.md:2: \[odd\] is not a kind/],
    ['## A {#a}\n- `xw2.a` [core] x', /rules\.md:2: A rule line is/],
    ['## A {#a}\n- `xw2.a.1` [core] x\n- `xw2.a.1` [core] y', /rules\.md:3: xw2\.a\.1 stands already at rules\.md:2/],
  ])('that is broken is refused with its line: %j', (text, message) => {
    expect(() => parseRuleBook(file(text))).toThrow(message);
  });

  it('is searched by words, headings first, accents aside', () => {
    const book = parseRuleBook(file(good));
    expect(searchRules(book, 'EVASION').map(({ id }) => id)).toEqual(['xw2.evade.1']);
    expect(searchRules(book, 'defense obstructed').map(({ id }) => id)).toEqual(['xw2.obstructed.1']);
    expect(searchRules(book, '  ')).toEqual([]);
    expect(searchRules(book, 'nonsense')).toEqual([]);
  });
});

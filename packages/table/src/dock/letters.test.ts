import { describe, expect, it } from 'vitest';
import { lettersFor } from './letters.ts';

const letters = (texts: readonly string[], reserved: string[] = []) =>
  texts
    .map((text, i) => ({ key: String(i), text }))
    .map(({ key }, _i, all) => {
      const map = lettersFor(
        all.map(({ key: one }) => ({ key: one, text: texts[Number(one)] ?? '' })),
        reserved,
      );
      return map.get(key);
    });

describe('lettersFor', () => {
  it('takes first letters of words before others', () => {
    expect(letters(['Spend focus', 'Spend lock', 'Go on'])).toEqual(['s', 'p', 'g']);
  });

  it('takes the number where nothing else tells options apart', () => {
    expect(letters(['Activate 1 Force', 'Activate 2 Force', 'Activate 10 Force', 'Pass'])).toEqual([
      '1',
      '2',
      'a',
      'p',
    ]);
    expect(letters(['Miniature 3', 'Miniature 4', 'Attack at range 2'], ['3'])).toEqual(['m', '4', 'a']);
  });

  it('gives an option the key it always has, whatever else is offered', () => {
    const map = lettersFor(
      [
        { key: 'other', text: 'Turn' },
        { key: 'straight', text: '2 straight', always: 't' },
        { key: 'kept', text: 'Reserved', always: 'r' },
      ],
      ['r'],
    );
    expect([...map]).toEqual([
      ['straight', 't'],
      ['other', 'n'],
      ['kept', 'e'],
    ]);
  });

  it('gives no letter twice and none that is reserved', () => {
    const all = letters(['Roll', 'Roll again', 'Rest', 'Range', 'Reload'], ['r', 'a', 'm']);
    expect(new Set(all).size).toBe(5);
    expect(all).not.toContain('r');
    expect(all).not.toContain('a');
  });

  it('knows letters with accents by their plain ones', () => {
    expect(letters(['Éviter', 'Łódź'])).toEqual(['e', 'o']);
  });

  it('leaves what goes beyond the keyboard without a letter', () => {
    const all = letters(Array.from({ length: 60 }, (_, i) => `Option ${i}`));
    expect(all.filter((one) => one !== undefined).length).toBeGreaterThan(25);
    expect(all.at(-1)).toBeUndefined();
  });
});

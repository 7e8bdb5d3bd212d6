import { LANGUAGES } from '@rangefinder/kernel';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { browserLanguage, loadWords } from './index.ts';

/** Every text with its place, `home.tiles.rules.title`. */
function texts(words: unknown, at = ''): [string, string][] {
  if (typeof words === 'string') return [[at, words]];
  return Object.entries(words ?? {}).flatMap(([key, value]) => texts(value, at === '' ? key : `${at}.${key}`));
}

/** The names of the values a text takes. They begin with a small letter, branches of a single word with a capital. */
const values = (text: string) => [...new Set([...text.matchAll(/\{([a-z]\w*)[,}]/g)].map(([, name]) => name))].sort();

describe('words', async () => {
  const english = new Map(texts(await loadWords('en')));

  describe.each(LANGUAGES)('%s', async (language) => {
    const all = texts(await loadWords(language));

    it('has the keys of English, each with a text', () => {
      expect(all.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
      expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('counts as the language does, without endings in brackets', () => {
      expect(all.filter(([, text]) => /\w\((s|e|es)\)/.test(text))).toEqual([]);
      const forms = language === 'pl' ? ['one', 'few', 'other'] : ['one', 'other'];
      const wanting = all.filter(([, text]) => text.includes('#') && forms.some((form) => !text.includes(`${form} {`)));
      expect(wanting).toEqual([]);
    });

    it('takes the same values as English', () => {
      const other = all.filter(([key, text]) => String(values(text)) !== String(values(english.get(key) ?? '')));
      expect(other).toEqual([]);
    });

    it('can be read: every plural and choice is well formed', () => {
      const flat: Record<string, string> = Object.fromEntries(
        all.map(([key, text]) => [key.replaceAll('.', '/'), text]),
      );
      const problems: string[] = [];
      const t = createTranslator<Record<string, string>>({
        locale: language,
        messages: flat,
        onError: (error) => problems.push(error.message),
      });
      const given = Object.fromEntries(all.flatMap(([, text]) => values(text)).map((name) => [name, 2]));
      for (const key of Object.keys(flat)) t(key, given);
      expect(problems).toEqual([]);
    });
  });

  it('keeps French punctuation on the line of its word', async () => {
    expect(texts(await loadWords('fr')).filter(([, text]) => / [;:?!]/.test(text))).toEqual([]);
  });

  it('follows the browser, and speaks English to everybody else', () => {
    expect(browserLanguage(['pl-PL', 'en'])).toBe('pl');
    expect(browserLanguage(['de', 'fr-CA'])).toBe('fr');
    expect(browserLanguage(['de'])).toBe('en');
  });
});

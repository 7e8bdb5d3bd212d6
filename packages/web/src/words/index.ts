import { LANGUAGES, type Language } from '@rangefinder/kernel';
import type { en } from './en.ts';

/** All that the app says, by page. */
export type Words = typeof en;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
    Locale: Language;
  }
}

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => spaced((await import('./fr.ts')).fr),
  pl: async () => (await import('./pl.ts')).pl,
};

/** French keeps its high punctuation on the line of the word before it. */
function spaced<T>(words: T): T;
function spaced(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spaced(value)]));
}

/** Fetches the words of a language. */
export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}

/** The first language of the browser that we speak, English otherwise. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

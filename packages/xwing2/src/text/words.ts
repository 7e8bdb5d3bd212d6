import type { Language } from '@rangefinder/kernel';

/** The same thing said in every language. */
export type Words = Readonly<Record<Language, string>>;

export function words(en: string, fr: string, pl: string): Words {
  return { en, fr, pl };
}

/** A name that needs no translation. */
export function name(text: string): Words {
  return { en: text, fr: text, pl: text };
}

/** Several things in a row, in every language. */
export function list(items: readonly Words[], separator = ', '): Words {
  const join = (language: Language) => items.map((item) => item[language]).join(separator);
  return { en: join('en'), fr: join('fr'), pl: join('pl') };
}

/** Several things with a word between them that each language has its own of. */
export function joined(items: readonly Words[], between: Words): Words {
  const join = (language: Language) => items.map((item) => item[language]).join(between[language]);
  return { en: join('en'), fr: join('fr'), pl: join('pl') };
}

/** With a capital letter, as labels begin. */
export function capital({ en, fr, pl }: Words): Words {
  const raise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { en: raise(en), fr: raise(fr), pl: raise(pl) };
}

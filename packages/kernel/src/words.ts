import type { Language } from './game.ts';

/** The same thing said in every language. */
export type Words = Readonly<Record<Language, string>>;

export function words(en: string, fr: string, pl: string): Words {
  return { en, fr: HIGH.test(fr) ? spaced(fr) : fr, pl };
}

/** Signs that French sets off by a space, which must not break the line before or after them. */
const HIGH = / [;:?!»]|« /;

function spaced(french: string): string {
  return french.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
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

/** The forms of a noun beside a number: English and French have two of them, Polish three (1, 2 to 4, 5 and more). */
export interface Forms {
  readonly en: readonly [one: string, other: string];
  readonly fr: readonly [one: string, other: string];
  readonly pl: readonly [one: string, few: string, many: string];
}

/** So many of something, in every language: `1 die`, `0 dé`, `22 kości`. */
export function counted(count: number, forms: Forms): Words {
  const { en, fr, pl } = forms;
  const polish = PLURALS.pl.select(count);
  return {
    en: `${count} ${en[PLURALS.en.select(count) === 'one' ? 0 : 1]}`,
    fr: `${count} ${fr[PLURALS.fr.select(count) === 'one' ? 0 : 1]}`,
    pl: `${count} ${pl[polish === 'one' ? 0 : polish === 'few' ? 1 : 2]}`,
  };
}

const PLURALS = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
  pl: new Intl.PluralRules('pl'),
} as const;

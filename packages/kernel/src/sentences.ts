import type { Language, Texts } from './game.ts';
import type { Words } from './words.ts';

/**
 * Translates what the rules say when they refuse. `{}` stands for what changes, in the same order everywhere: a name, a number. They speak English everywhere, and so do records and protocols; the words
 * for people are kept apart. Answers undefined where it has no words for what was said.
 */
export function translator(sentences: readonly Words[]): (said: string, language: Language) => string | undefined {
  const forms = sentences.map((sentence) => ({ sentence, form: formOf(sentence.en) }));
  return (said, language) => {
    for (const { sentence, form } of forms) {
      const found = form.exec(said);
      if (found) return fillIn(sentence[language], found.slice(1));
    }
    return undefined;
  };
}

function formOf(sentence: string): RegExp {
  const parts = sentence.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`);
}

function fillIn(sentence: string, parts: readonly string[]): string {
  let next = 0;
  return sentence.replaceAll('{}', () => parts[next++] ?? '');
}

/** What the kernel itself says of a placement that somebody tried. */
const KERNEL = translator([
  {
    en: 'Only the offered places are legal here.',
    fr: 'Seuls les emplacements proposés sont possibles ici.',
    pl: 'Tutaj dozwolone są tylko proponowane miejsca.',
  },
  {
    en: 'This placement breaks a rule.',
    fr: 'Cet emplacement enfreint une règle.',
    pl: 'To położenie łamie zasadę.',
  },
]);

/** Why something was refused, in the words of the game or of the kernel; as it was said where neither has any. */
export function refusalWords({ refusal }: Pick<Texts<never>, 'refusal'>, why: string, language: Language): string {
  return refusal?.(why, language) ?? KERNEL(why, language) ?? why;
}

/** Keys of the shell itself, never given to an option. */
export const SHELL_KEYS = ['u', 'l'] as const;

const SPARE = '123456789bcdefghijknopqstvwxyzarm0';

interface Lettered {
  readonly key: string;
  readonly text: string;
  /** The key it has wherever it is offered, so that hands learn it. */
  readonly always?: string | null;
}

/**
 * A key for each option: the one it always has, its number where options differ in nothing else, then the first free letter of
 * its words, so that it can be guessed, otherwise whatever is left.
 * Options beyond the letters there are get none; they can still be reached with Tab.
 */
export function lettersFor(options: readonly Lettered[], reserved: Iterable<string> = []): ReadonlyMap<string, string> {
  const taken = new Set<string>([...SHELL_KEYS, ...reserved].map((key) => key.toLowerCase()));
  const letters = new Map<string, string>();
  const give = (key: string, letter: string) => {
    letters.set(key, letter);
    taken.add(letter);
  };
  for (const { key, always } of options) if (always && !taken.has(always)) give(key, always);
  for (const [key, digit] of counted(options)) if (!letters.has(key) && !taken.has(digit)) give(key, digit);
  for (const { key, text } of options) {
    if (letters.has(key)) continue;
    const letter = guessable(text).find((one) => !taken.has(one));
    if (letter) give(key, letter);
  }
  for (const { key } of options) {
    if (letters.has(key)) continue;
    const letter = [...SPARE].find((one) => !taken.has(one));
    if (letter) give(key, letter);
  }
  return letters;
}

/** The options that say the same as others but for a number of one digit, each with its digit. */
function counted(options: readonly Lettered[]): readonly [string, string][] {
  const alike = new Map<string, number>();
  for (const { text } of options) alike.set(unnumbered(text), (alike.get(unnumbered(text)) ?? 0) + 1);
  return options.flatMap(({ key, text }): [string, string][] => {
    const [number = ''] = /\d+/.exec(text) ?? [];
    return number.length === 1 && (alike.get(unnumbered(text)) ?? 0) > 1 ? [[key, number]] : [];
  });
}

function unnumbered(text: string): string {
  return text.replace(/\d+/, '#');
}

/** First letters of the words, then every letter, without accents: keys that any keyboard has. */
function guessable(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ł/gi, 'l')
    .toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  return [...words.map((word) => word.charAt(0)), ...plain.replace(/[^a-z0-9]/g, '')];
}

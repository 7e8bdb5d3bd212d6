import type { ChanceQuestion, ChanceWord } from '@rangefinder/kernel';
import { loadGame } from '../games.ts';
import { EXIT, type ExitCode, print, printJson, UsageError } from '../output.ts';

interface OddsFlags {
  readonly json?: boolean;
}

/** The exact chances of what a line can ask a game; without a word, what that is. */
export async function odds(id: string, words: readonly string[], { json }: OddsFlags): Promise<ExitCode> {
  const { name, chances } = await loadGame(id);
  if (!chances) throw new UsageError(`${name} has no chances that a line could ask for.`);
  if (words.length === 0) {
    print(`${chances.says}:`);
    for (const word of chances.words) print(explained(word));
    return EXIT.fine;
  }
  const { sentence, each, figures } = chances.workOut(saidIn(words, chances));
  if (json) printJson(figures);
  else {
    print(sentence);
    each.forEach((chance, number) => {
      const percent = `${(chance * 100).toFixed(1)}%`;
      print(`${number}  ${percent.padStart(6)}  ${'█'.repeat(Math.round(chance * 40))}`);
    });
  }
  return EXIT.fine;
}

/** What is said, by its name: `attack=3` is three of it, `focus` one. */
function saidIn(texts: readonly string[], { words }: ChanceQuestion): Readonly<Record<string, number>> {
  const said: Record<string, number> = Object.fromEntries(words.map(({ name }) => [name, 0]));
  const named = new Set<string>();
  for (const text of texts) {
    const [name = '', number = '1'] = text.split('=');
    const word = words.find((one) => one.name === name);
    if (!word) throw new UsageError(`"${name}" says nothing here; there is ${words.map(formOf).join(', ')}.`);
    if (!/^\d+$/.test(number)) throw new UsageError(`${name}: A whole number is needed, not "${number}".`);
    if (Number(number) > word.most) throw new UsageError(`${name}: There are never more than ${word.most}.`);
    said[name] = Number(number);
    named.add(name);
  }
  const missing = words.find(({ name, needed }) => needed && !named.has(name));
  if (missing) throw new UsageError(`${formOf(missing)} is missing: ${missing.counts}.`);
  return said;
}

function explained(word: ChanceWord): string {
  return `  ${formOf(word).padEnd(28)} ${word.counts}${word.needed ? ', needed' : ''}`;
}

function formOf({ name, most }: ChanceWord): string {
  return most === 1 ? name : `${name}=<0 to ${most}>`;
}

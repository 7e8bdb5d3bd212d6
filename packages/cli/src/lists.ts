import { BadInput, type Game, type ParsedList } from '@rangefinder/kernel';
import { readText } from './files.ts';
import { parseJson } from './json.ts';
import { UsageError } from './output.ts';

/** Reads a squad, an army or a deck from the text of a file. */
export async function readList(game: Game, text: string, file: string): Promise<ParsedList> {
  if (!game.parseList) return { list: parseJson(text, file), notes: [] };
  try {
    return await game.parseList(text);
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(file, error.message) : error;
  }
}

/** A list to play with: a ready one by its id or its name, or one in a file. It must be legal. */
export async function listNamed(game: Game, name: string): Promise<{ readonly name: string; readonly list: unknown }> {
  const isMeant = (said: string) => said.toLowerCase() === name.toLowerCase();
  const ready = game.readyLists.find((one) => isMeant(one.id) || isMeant(one.name));
  if (ready) return ready;
  const { list } = await readList(game, await readText(name), name);
  const [problem] = game.validate(list);
  if (problem) throw new UsageError(`${name} is not legal: ${problem.message} (${problem.rule})`);
  return { name, list };
}

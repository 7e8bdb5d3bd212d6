import { GAMES } from '@rangefinder/games';
import type { Language } from '@rangefinder/kernel';

/** The heading of a rule file: as its game says, or the file's own name. */
export function partTitle(game: string, file: string, language: Language): string {
  return GAMES.find(({ id }) => id === game)?.about.ruleParts[file]?.[language] ?? file;
}

import { GAMES } from '@rangefinder/games';
import type { Language } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';

/** The rules of every table stand in each game's book. */
const EVERY_TABLE = words('Every table', 'Toutes les tables', 'Każdy stół');

/** The heading of a rule file: as its game says, or the file's own name. */
export function partTitle(game: string, file: string, language: Language): string {
  const own = GAMES.find(({ id }) => id === game)?.about.ruleParts[file]?.[language];
  return own ?? (file === 'kernel' ? EVERY_TABLE[language] : file);
}

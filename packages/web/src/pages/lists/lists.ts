import { isObject } from '@rangefinder/kernel';

/** What the import of a list remarked: carried along to the page of the list. */
export function notesIn(state: unknown): readonly string[] {
  const notes = isObject(state) && Array.isArray(state.notes) ? state.notes : [];
  return notes.filter((note) => typeof note === 'string');
}

/** A name for a list that no other has. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 13);
}

/** Where a game with a list begins: one of this machine's, or a ready one. */
export function playAddress(game: string, list: string): string {
  return `/new?${new URLSearchParams({ game, list })}`;
}

/** Where the lists of a game are. */
export function listsAddress(game: string): string {
  return `/lists?${new URLSearchParams({ game })}`;
}

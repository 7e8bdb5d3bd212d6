import { isObject } from '@rangefinder/kernel';

/** What the import of a list remarked: carried along to the page of the list. */
export function notesIn(state: unknown): readonly string[] {
  const notes = isObject(state) && Array.isArray(state.notes) ? state.notes : [];
  return notes.filter((note) => typeof note === 'string');
}

/** What a list calls itself, as far as a heading can hold it. */
export function nameIn(list: unknown): string {
  return isObject(list) && typeof list.name === 'string' ? list.name.slice(0, 80) : '';
}

/** The address that opens a list on any machine: it carries the list, and no server sees what follows its `#`. */
export function sharedAddress(game: string, text: string): string {
  return `${location.origin}/lists/shared?${new URLSearchParams({ game })}#${text}`;
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

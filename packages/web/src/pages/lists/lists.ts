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

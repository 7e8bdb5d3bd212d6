/** A name for a list that no other has. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 13);
}

/** Where a game with a list begins: one of this machine's, or a ready one. */
export function playAddress(list: string): string {
  return `/new?list=${encodeURIComponent(list)}`;
}

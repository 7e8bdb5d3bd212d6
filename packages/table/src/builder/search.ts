/** Letters without accents, in lower case, for searching. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether a card's words hold all that was typed. */
export function holds(words: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const all = fold(texts.filter(Boolean).join(' '));
  return wanted.every((word) => all.includes(word));
}

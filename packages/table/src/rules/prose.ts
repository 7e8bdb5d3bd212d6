/** A run of text in a rule: plain, a symbol of the game in brackets, a stressed word, or the id of another rule. */
export type Piece =
  | { readonly kind: 'text' | 'symbol' | 'strong'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string };

const MARKS = /\*\*(.+?)\*\*|`?\b((?:[a-z][a-z0-9]*)(?:\.[a-z0-9-]+)+\.\d+)\b`?|\[([^\]]+)\]|`([^`]+)`/g;

/** Takes the text of a rule, a ruling or a note apart. */
export function prose(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, rule, symbol, code] = match;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (rule !== undefined) pieces.push({ kind: 'rule', text: rule });
    else if (symbol !== undefined) pieces.push({ kind: 'symbol', text: symbol });
    else if (code !== undefined) pieces.push({ kind: 'strong', text: code });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

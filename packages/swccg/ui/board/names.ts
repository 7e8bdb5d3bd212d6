import type { Language } from '@rangefinder/kernel';
import { nameOf } from '../../src/text/names.ts';
import { pileWords, side } from '../../src/text/words.ts';

/** What a piece is called: a card on table or in hand, a location, a pile. */
export function pieceName(piece: string, language: Language): string {
  const [kind = '', first = '', second = ''] = piece.split(':');
  if (['hand', 'out', 'under'].includes(kind)) return nameOf(first);
  if (kind === 'pile') return `${side(Number(first))[language]}: ${pileWords(second)[language]}`;
  return nameOf(piece);
}

/** Where a piece is drawn now. */
export function pieceElement(piece: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
}

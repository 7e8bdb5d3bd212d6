import type { Language } from '@rangefinder/kernel';
import { nameOf } from '../../src/text/names.ts';
import { PILE, side } from '../../src/text/words.ts';
import { readPiece } from '../pieces.ts';

/** What a piece is called: a card on table or in hand, a location, a pile. */
export function pieceName(piece: string, language: Language): string {
  const read = readPiece(piece);
  if (read.in === 'table') return nameOf(read.id);
  return read.in === 'pile' ? `${side(read.seat)[language]}: ${PILE[read.pile][language]}` : nameOf(read.card);
}

/** Where a piece is drawn now. */
export function pieceElement(piece: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
}

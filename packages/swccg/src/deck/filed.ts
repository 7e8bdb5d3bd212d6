import { emptyRecord } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { CardDefinition } from '../definition.ts';
import type { Side } from '../facts.ts';
import { isShield } from '../rules/shields.ts';
import type { Deck } from './deck.ts';
import { REMARK } from './words.ts';

/** A deck as another table's file holds it. */
export interface FiledDeck {
  /** Undefined where the file does not say; its cards do then. */
  readonly side: Side | undefined;
  readonly cards: readonly FiledCard[];
}

export interface FiledCard {
  /** Undefined for a card that is not among ours. */
  readonly card: CardDefinition | undefined;
  /** What the file calls it. */
  readonly called: string;
  readonly count: number;
  /** Outside the 60. */
  readonly outside: boolean;
}

/** What was read of a text: a deck, null when it holds none, and what was not used of it, with why. */
export interface ReadDeck {
  readonly list: Deck | null;
  readonly notes: Words[];
}

/** Of a filed deck, the cards that are ours and of its side. */
export function readFiled(filed: FiledDeck): ReadDeck {
  const side = filed.side ?? likelySide(filed.cards);
  const notes = new Map<string, Words>();
  const remark = (note: Words) => notes.set(note.en, note);
  const cards = emptyRecord<number>();
  const under: string[] = [];
  for (const { card, called, count, outside } of filed.cards) {
    if (!card) remark(REMARK.leftOut(shortened(called), []));
    else if (card.facts.side !== side) remark(REMARK.leftOutSide(card.facts.title, card.facts.side));
    else {
      const { id, title } = card.facts;
      if (!card.text) remark(REMARK.unwritten(title));
      // Some files do not tell what lies outside the 60; Defensive Shields lie nowhere else.
      if (outside || isShield(card.facts)) for (let copy = 0; copy < count && under.length < 60; copy++) under.push(id);
      else cards[id] = Math.min(60, (cards[id] ?? 0) + count);
    }
  }
  const total = Object.values(cards).reduce((sum, count) => sum + count, 0);
  if (total === 0) return { list: null, notes: [REMARK.noCard, ...notes.values()] };
  const list = under.length > 0 ? { side, cards, under } : { side, cards };
  return { list, notes: [REMARK.total(total, side), ...notes.values()] };
}

function likelySide(cards: readonly FiledCard[]): Side {
  const of = (side: Side) => cards.filter(({ card }) => card?.facts.side === side).length;
  return of('light') > of('dark') ? 'light' : 'dark';
}

function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

import { allCards, definitionOf } from '../cards/catalog.ts';
import type { CardDefinition } from '../definition.ts';
import { cardsOf, type Deck } from './deck.ts';
import type { FiledCard, FiledDeck } from './filed.ts';

/**
 * Reads a deck of GEMP: XML with an element for every copy, or the stored form `1_168,1_168|outside,id`. A blueprint id is
 * the card's code. Undefined when a text is neither.
 */
export function readGemp(text: string): FiledDeck | undefined {
  const bare = text.trim();
  if (/^\d+_\d+[*^]*(?=[,|]|$)/.test(bare)) return stored(bare);
  if (!bare.startsWith('<')) return undefined;
  const cards = [...bare.matchAll(/<(card|cardOutsideDeck|cardsOutsideDeck)\s([^<>]*)>/gi)].map(
    ([, element = '', attributes = '']) => {
      const id = attribute(attributes, 'blueprintId') ?? '';
      return filed(id, attribute(attributes, 'title') ?? id, element.toLowerCase() !== 'card');
    },
  );
  return { side: undefined, cards };
}

function stored(text: string): FiledDeck {
  const [deck = '', outside = ''] = text.split('|');
  const ids = (part: string) => part.split(',').flatMap((id) => id.trim() || []);
  const marked = ids(outside).filter((id) => id !== 'outside');
  return {
    side: undefined,
    cards: [...ids(deck).map((id) => filed(id, id, false)), ...marked.map((id) => filed(id, id, true))],
  };
}

function filed(id: string, called: string, outside: boolean): FiledCard {
  // An asterisk marks a foil, a caret another picture.
  const code = id.replace(/[*^]/g, '');
  return { card: byCode().get(code), called, count: 1, outside };
}

function attribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes) ?? [];
  return value === undefined ? undefined : value.replace(/&(\w+|#39);/g, (all, entity) => ENTITIES[entity] ?? all);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'", lt: '<', gt: '>' };

let codes: ReadonlyMap<string, CardDefinition> | undefined;

function byCode(): ReadonlyMap<string, CardDefinition> {
  codes ??= new Map(allCards().map((card) => [card.facts.code, card]));
  return codes;
}

/** The deck as GEMP reads it. */
export function writeGemp(deck: Deck): string {
  const element = (name: string) => (id: string) => {
    const { code, title } = definitionOf(id).facts;
    return `  <${name} blueprintId="${code}" title="${escaped(title)}"/>`;
  };
  const cards = cardsOf(deck).map(element('card'));
  const outside = (deck.under ?? []).map(element('cardOutsideDeck'));
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<deck>', ...cards, ...outside, '</deck>', ''].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

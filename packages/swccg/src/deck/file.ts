import { BadInput } from '@rangefinder/kernel';
import { allCards } from '../cards/catalog.ts';
import type { CardDefinition } from '../cards/definition.ts';
import type { Side } from '../cards/facts.ts';
import type { Deck } from './deck.ts';

/** A list as players write it: one card a line, with a count before or after the title. */
export function parseList(text: string): { list: Deck; notes: string[] } {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const notes: string[] = [];
  const found: { definition: CardDefinition; count: number; line: number }[] = [];
  const side = sideIn(lines) ?? likelySide(lines);
  lines.forEach((line, i) => {
    const entry = readLine(line);
    if (!entry) return;
    const definition = findByTitle(entry.title, side);
    if (definition) found.push({ definition, count: entry.count, line: i + 1 });
    else if (entry.counted) notes.push(`Line ${i + 1}: there is no card "${entry.title}".`);
  });
  if (found.length === 0)
    throw new BadInput('list', 'No line names a card. Write one card a line, such as "3x Stormtrooper".');
  const cards: Record<string, number> = {};
  for (const { definition, count, line } of found) {
    cards[definition.facts.id] = (cards[definition.facts.id] ?? 0) + count;
    if (!definition.text) notes.push(`Line ${line}: ${definition.facts.title} cannot be played yet.`);
  }
  const total = Object.values(cards).reduce((sum, count) => sum + count, 0);
  notes.unshift(`${total} cards of the ${side} side.`);
  return { list: { side, cards }, notes };
}

/** "3x Title", "3 Title", "Title x3", "Title"; bullets of uniqueness and card numbers are left out. */
function readLine(line: string): { title: string; count: number; counted: boolean } | undefined {
  const bare = line
    .replace(/^[-*]\s+/, '')
    .replace(/\s*\((?:L|D|V|Light|Dark)\)$/i, '')
    .trim();
  if (bare === '' || /^(#|\/\/)/.test(bare)) return undefined;
  const before = /^(\d{1,2})\s*[x×]?\s+(.+)$/i.exec(bare);
  if (before) return { title: before[2] ?? '', count: Number(before[1]), counted: true };
  const after = /^(.+?)\s*[x×]\s*(\d{1,2})$/i.exec(bare);
  if (after) return { title: after[1] ?? '', count: Number(after[2]), counted: true };
  return { title: bare, count: 1, counted: false };
}

function sideIn(lines: readonly string[]): Side | undefined {
  const named = lines.map((line) => /^(?:side\s*:?\s*)?(dark|light)(?:\s+side)?\s*:?$/i.exec(line)?.[1]?.toLowerCase());
  const side = named.find((found) => found !== undefined);
  return side === 'dark' || side === 'light' ? side : undefined;
}

/** The side that knows more of the titles. */
function likelySide(lines: readonly string[]): Side {
  const known = (side: Side) => lines.filter((line) => findByTitle(readLine(line)?.title ?? '', side)).length;
  return known('light') > known('dark') ? 'light' : 'dark';
}

function findByTitle(title: string, side: Side): CardDefinition | undefined {
  const wanted = plain(title);
  if (wanted === '') return undefined;
  return allCards().find(({ facts }) => facts.side === side && (plain(facts.title) === wanted || facts.id === title));
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z0-9]+/g, '');
}

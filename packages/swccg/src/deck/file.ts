import { BadInput, emptyRecord, type Language, type ParsedList } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { allCards, definitionOf } from '../cards/catalog.ts';
import type { CardDefinition } from '../definition.ts';
import type { CardFacts, Side } from '../facts.ts';
import type { Deck } from './deck.ts';
import { type ReadDeck, readFiled } from './filed.ts';
import { readGemp } from './gemp.ts';
import { readHolotable } from './holotable.ts';
import { readShareText } from './sharelink.ts';
import { inLine, REMARK } from './words.ts';

/** Reads a deck from any text; its notes are for people of one language. */
export async function parseList(text: string, language: Language = 'en'): Promise<ParsedList> {
  const shared = readShareText(text.slice(0, LONGEST_TEXT));
  if (shared) return { list: shared, notes: [] };
  const { list, notes } = readList(text);
  if (!list)
    throw new BadInput(
      '',
      notes
        .map((note) => note[language])
        .slice(0, 4)
        .join(' '),
    );
  return { list, notes: notes.map((note) => note[language]) };
}

/** No deck comes near these; more is a mistake, or meant to keep us busy. */
const LONGEST_TEXT = 100_000;
const MOST_LINES = 500;
const LONGEST_LINE = 200;

/** Reads a deck of GEMP or of Holotable, or a list as players write it. */
export function readList(text: string): ReadDeck {
  if (text.length > LONGEST_TEXT) return { list: null, notes: [REMARK.tooLong(text.length)] };
  const filed = readGemp(text) ?? readHolotable(text);
  return filed ? readFiled(filed) : readLines(text);
}

/** A list as players write it: one card a line, with a count before or after the title. */
function readLines(text: string): ReadDeck {
  const lines = text
    .split(/\r?\n/)
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE).trim());
  const notes: Words[] = [];
  const cards = emptyRecord<number>();
  const under: string[] = [];
  let below = false;
  const side = sideIn(lines) ?? likelySide(lines);
  lines.forEach((line, i) => {
    const entry = readLine(line);
    if (!entry) return;
    const definition = findByTitle(entry.title, side);
    if (!definition) {
      below = UNDER.test(entry.title);
      if (entry.counted || !isHeading(entry.title)) notes.push(inLine(i + 1, whyUnused(entry.title, side)));
      return;
    }
    const { facts, text: written } = definition;
    if (below) for (let copy = 0; copy < entry.count; copy++) under.push(facts.id);
    else cards[facts.id] = Math.min(60, (cards[facts.id] ?? 0) + entry.count);
    if (!written) notes.push(inLine(i + 1, REMARK.unwritten(facts.title)));
  });
  if (Object.keys(cards).length === 0) return { list: null, notes: [REMARK.noCard] };
  const total = Object.values(cards).reduce((sum, count) => sum + count, 0);
  notes.unshift(REMARK.total(total, side));
  return { list: under.length > 0 ? { side, cards, under } : { side, cards }, notes };
}

/** The heading of what lies under a starting Effect, outside the 60 (swccg.core-deck.6). */
const UNDER = /^under the starting effect/i;

const SECTIONS: readonly (readonly [CardFacts['type'], string])[] = [
  ['objective', 'Objectives'],
  ['location', 'Locations'],
  ['character', 'Characters'],
  ['starship', 'Starships'],
  ['vehicle', 'Vehicles'],
  ['weapon', 'Weapons'],
  ['device', 'Devices'],
  ['effect', 'Effects'],
  ['interrupt', 'Interrupts'],
];

/** The deck as a text that `parseList` reads again, and other tools as well. */
export function writeList({ side, cards, under = [] }: Deck): string {
  const lines = [side === 'dark' ? 'Dark Side' : 'Light Side'];
  const known = Object.entries(cards).map(([id, count]) => ({ facts: definitionOf(id).facts, count }));
  const rest = known.filter(({ facts }) => !SECTIONS.some(([type]) => type === facts.type));
  const sections = SECTIONS.map(([type, name]) => ({ name, found: known.filter(({ facts }) => facts.type === type) }));
  for (const { name, found } of [...sections, { name: 'Other cards', found: rest }]) {
    if (found.length === 0) continue;
    const total = found.reduce((sum, { count }) => sum + count, 0);
    lines.push('', `${name} (${total})`);
    for (const { facts, count } of found) lines.push(`${count}x ${facts.title}`);
  }
  if (under.length > 0) lines.push('', `Under the starting Effect (${under.length})`);
  for (const id of under) lines.push(`1x ${definitionOf(id).facts.title}`);
  return `${lines.join('\n')}\n`;
}

/** "3x Title", "3 Title", "Title x3", "Title"; bullets and card numbers are left out. */
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

/** "Dark Side", "Characters (20)", "Starting:" and the like name no card. */
function isHeading(line: string): boolean {
  const words = line.replace(/[\d():[\].=-]/g, ' ').trim();
  return /:$|^\W*$|\(\d+\)$/.test(line) || /^(light|dark)( side)?$|^side$/i.test(words) || isSection(words);
}

function isSection(words: string): boolean {
  const kinds = SECTIONS.flatMap(([, name]) => [name, name.slice(0, -1)]);
  const wanted = words.toLowerCase();
  return ['starting', 'deck', 'other cards', 'sites', 'systems', ...kinds].some(
    (kind) => kind.toLowerCase() === wanted,
  );
}

function whyUnused(title: string, side: Side): Words {
  const other = side === 'dark' ? 'light' : 'dark';
  const across = findByTitle(title, other);
  if (across) return REMARK.leftOutSide(across.facts.title, other);
  const wanted = plain(title);
  const near = allCards().filter(({ facts }) => {
    const known = plain(facts.title);
    return facts.side === side && wanted.length > 3 && (known.includes(wanted) || wanted.includes(known));
  });
  return REMARK.leftOut(title, near.length < 4 ? near.map(({ facts }) => facts.title) : []);
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

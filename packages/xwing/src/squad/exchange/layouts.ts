import type { SquadCards } from '../cards.ts';
import { pilotsNamed, upgradesNamed } from './cardnames.ts';

/** A squad as a text names it. */
export interface NamedSquad {
  readonly name?: string;
  readonly ships: readonly NamedShip[];
  readonly obstacles: readonly string[];
  /** Lines that name nothing. */
  readonly strange: readonly string[];
}

export interface NamedCard {
  readonly name: string;
  /** What it is said to cost: never believed, but it may tell namesakes apart. */
  readonly cost: number | undefined;
}

interface NamedShip {
  readonly pilot: NamedCard;
  readonly ship: string | undefined;
  readonly upgrades: readonly NamedCard[];
}

/** Takes a text apart into the names of a squad's cards. */
export function namesIn(cards: SquadCards, text: string): NamedSquad {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [only = '', ...others] = lines;
  if (others.length === 0 && /\s[/+|](\s|$)/.test(only)) return inOneLine(only);
  return lineByLine(cards, lines.slice(0, MOST_LINES));
}

const MOST_LINES = 400;
/** No line that names a card is longer. */
const LONGEST_LINE = 200;

/** For Tabletop Simulator: `Pilot + Upgrade + Upgrade / Pilot | obstacle / obstacle / obstacle`. */
function inOneLine(line: string): NamedSquad {
  const [ships = '', obstacles = ''] = line.split('|');
  const split = (part: string, mark: string) =>
    ` ${part} `
      .split(` ${mark} `)
      .map((name) => name.trim())
      .filter((name) => name !== '');
  return {
    ships: split(ships, '/').map((ship) => {
      const [pilot = '', ...upgrades] = split(ship, '+');
      return { pilot: uncosted(pilot), ship: undefined, upgrades: upgrades.map(uncosted) };
    }),
    obstacles: split(obstacles, '/'),
    strange: [],
  };
}

function uncosted(name: string): NamedCard {
  return { name, cost: undefined };
}

/** What a line says, without the marks of its layout. */
interface Line extends NamedCard {
  /** The ship behind the pilot's name: `Pilot – Ship`, `Pilot [Ship]`. */
  readonly ship: string | undefined;
  /** Bold, or with a ship: surely a pilot. */
  readonly pilot: boolean;
  readonly indented: boolean;
}

/** One card a line, upgrades under their pilot: the texts of YASB, those for Reddit, and those of Launch Bay Next. */
function lineByLine(cards: SquadCards, lines: readonly string[]): NamedSquad {
  const read = lines.flatMap((line) => readLine(line.slice(0, LONGEST_LINE)) ?? []);
  const marked = read.some(({ pilot }) => pilot);
  const ships: { pilot: NamedCard; ship: string | undefined; upgrades: NamedCard[] }[] = [];
  const strange: string[] = [];
  for (const line of read) {
    const current = ships.at(-1);
    if (line.pilot || (!marked && isPilot(cards, line, current !== undefined))) {
      ships.push({ pilot: line, ship: line.ship, upgrades: [] });
    } else if (current) current.upgrades.push(...separated(cards, line));
    else strange.push(line.name);
  }
  // What stands above the first ship is the name of the squad.
  const [name, ...further] = strange;
  return { ...(name === undefined ? {} : { name }), ships, obstacles: [], strange: further };
}

/** Without marks the names decide; a name of both kinds is an upgrade where it is indented. */
function isPilot(cards: SquadCards, { name, indented }: Line, hasShip: boolean): boolean {
  if (pilotsNamed(cards, name).length === 0) return false;
  return !hasShip || !indented || upgradesNamed(cards, name).length === 0;
}

/** Some people write a ship's upgrades in one line. */
function separated(cards: SquadCards, { name, cost }: Line): readonly NamedCard[] {
  if (upgradesNamed(cards, name).length > 0 || !name.includes(', ')) return [{ name, cost }];
  return name
    .split(', ')
    .filter((part) => part !== '')
    .map(uncosted);
}

const SUMS = /^(ship cost|loadout|half points|damage threshold|total|total points|points)\s*:/i;

function readLine(line: string): Line | undefined {
  const spaced = line.replaceAll('&nbsp;', ' ');
  const bold = spaced.trimStart().startsWith('**');
  const plain = spaced.replace(/[*_]/g, '');
  const text = plain.trim().replace(/^[-•]\s+/, '');
  const digits = (/^\((\d{1,3})\)/.exec(text) ?? /\((\d{1,3})\)$/.exec(text))?.[1];
  const cost = digits === undefined ? undefined : Number(digits);
  const bare = text.replace(/^\(\d+\)|\((\d+|[-–*])\)$/g, '').trim();
  if (bare === '' || SUMS.test(bare) || /^\[?view in |:\/\//i.test(bare)) return undefined;
  const [, pilot, ship] = /^([^[]+)\[([^\]]+)\]$/.exec(bare) ?? /^(\S.*?) [–—-] (.+)$/.exec(bare) ?? [];
  const indented = /^[\s\-•]/.test(plain);
  if (pilot === undefined) return { name: bare, cost, ship: undefined, pilot: bold, indented };
  return { name: pilot.trim(), cost, ship, pilot: true, indented };
}

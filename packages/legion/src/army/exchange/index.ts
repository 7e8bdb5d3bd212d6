import { UnreadableList } from '@rangefinder/kernel/lists';
import type { Army } from '../army.ts';
import { armiesIn, readHqLink, writeHqLink } from './hqlink.ts';
import { readText } from './readtext.ts';
import { keptThere, NOTHING_KNOWN, REMARK } from './remarks.ts';
import { isTabletop, readTabletop, writeTabletop } from './tabletop.ts';
import { writeMinimalText, writeStandardText, writeTournamentText } from './writetext.ts';
import type { Exchanged } from './written.ts';

/** The ways in which an army can be taken elsewhere. */
export const FOREIGN_FORMATS = ['hq', 'text', 'minimal', 'tournament', 'tabletop', 'json'] as const;
export type ForeignFormat = (typeof FOREIGN_FORMATS)[number];

/** Reads an army from a link or a text of another builder. `UnreadableList` says why when there is none in it. */
export function readForeign(text: string): Exchanged {
  const armies = armiesIn(text);
  const [first] = armies;
  if (first !== undefined) {
    const { list, remarks } = readHqLink(first);
    return { list, remarks: new Set(armies).size > 1 ? [...remarks, REMARK.severalArmies] : remarks };
  }
  if (/tabletopadmiral\.com/i.test(text)) throw keptThere('Tabletop Admiral');
  const named = readText(text);
  if (!named) throw new UnreadableList(NOTHING_KNOWN);
  return named;
}

/** Reads a list for Tabletop Simulator; undefined for what is none. */
export function readForeignJson(raw: unknown): Exchanged | undefined {
  return isTabletop(raw) ? readTabletop(raw) : undefined;
}

const WRITERS: Readonly<Record<ForeignFormat, (army: Army, link: string) => string>> = {
  hq: (_, link) => link,
  text: writeStandardText,
  minimal: writeMinimalText,
  tournament: writeTournamentText,
  tabletop: writeTabletop,
  json: (army) => JSON.stringify(army, null, 2),
};

export function writeForeign(army: Army, format: ForeignFormat): string {
  return WRITERS[format](army, writeHqLink(army));
}

import { UnreadableList } from '@rangefinder/kernel/lists';
import { type ForeignFormat, type Squad, writeXws } from '@rangefinder/xwing/squad';
import {
  type ForeignList,
  fabsBuilder,
  readLinks,
  readText,
  writeLaunchBayText,
  writeRedditText,
  writeTabletopText,
  writeYasbText,
} from '@rangefinder/xwing/squad/exchange';
import { SQUADS } from '../squads.ts';
import { OF_SECOND_EDITION } from '../xws.ts';
import { NOTHING_KNOWN } from './remarks.ts';
import { isYasb, readYasb, writeYasbLink, YASB } from './yasb.ts';

/** Reads a squad from a link or a text of another builder. `UnreadableList` says why when there is none in it. */
export function readForeign(text: string): ForeignList {
  const linked = readLinks(text, [YASB]);
  if (linked) return linked;
  if (/fabpsb\.net/i.test(text)) throw fabsBuilder();
  if (/yasb\.app|raithos\.github\.io|launchbaynext|xwing-legacy/i.test(text))
    throw new UnreadableList(OF_SECOND_EDITION);
  if (isYasb(text)) return readYasb(text);
  const named = readText(SQUADS, text);
  if (!named) throw new UnreadableList(NOTHING_KNOWN);
  return named;
}

const WRITERS: Readonly<Partial<Record<ForeignFormat, (squad: Squad) => string>>> = {
  xws: (squad) => JSON.stringify(writeXws(SQUADS, squad), null, 2),
  yasb: writeYasbLink,
  text: (squad) => writeYasbText(SQUADS, squad, writeYasbLink(squad)),
  reddit: (squad) => writeRedditText(SQUADS, squad, writeYasbLink(squad)),
  launchbaytext: (squad) => writeLaunchBayText(SQUADS, squad),
  tabletop: (squad) => writeTabletopText(SQUADS, squad),
};

/** Writes a squad as another builder would; what the edition does not list (`foreignFormats`) has no writer. */
export function writeForeign(squad: Squad, format: ForeignFormat): string {
  const write = WRITERS[format];
  if (!write) throw new Error(`Squads of the first edition are not written as ${format}.`);
  return write(squad);
}

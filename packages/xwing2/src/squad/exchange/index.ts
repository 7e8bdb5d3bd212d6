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
import { OF_FIRST_EDITION } from '../xws.ts';
import { LAUNCH_BAY, writeLaunchBayLink } from './launchbay.ts';
import { NOTHING_KNOWN } from './remarks.ts';
import { isYasb, readYasb, writeYasbLink, YASB } from './yasb.ts';

/** Reads a squad from a link or a text of another builder. `UnreadableList` says why when there is none in it. */
export function readForeign(text: string): ForeignList {
  const linked = readLinks(text, [LAUNCH_BAY, YASB]);
  if (linked) return linked;
  if (/fabpsb\.net/i.test(text)) throw fabsBuilder();
  if (/geordanr\.github\.io/i.test(text)) throw new UnreadableList(OF_FIRST_EDITION);
  if (isYasb(text)) return readYasb(text);
  const named = readText(SQUADS, text);
  if (!named) throw new UnreadableList(NOTHING_KNOWN);
  return named;
}

const WRITERS: Readonly<Record<ForeignFormat, (squad: Squad) => string>> = {
  xws: (squad) => JSON.stringify(writeXws(SQUADS, squad), null, 2),
  yasb: writeYasbLink,
  launchbay: writeLaunchBayLink,
  text: (squad) => writeYasbText(SQUADS, squad, writeYasbLink(squad)),
  reddit: (squad) => writeRedditText(SQUADS, squad, writeYasbLink(squad)),
  launchbaytext: (squad) => writeLaunchBayText(SQUADS, squad),
  tabletop: (squad) => writeTabletopText(SQUADS, squad),
};

export function writeForeign(squad: Squad, format: ForeignFormat): string {
  return WRITERS[format](squad);
}

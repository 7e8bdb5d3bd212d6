import { isObject } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { Squad } from '../squad.ts';
import { UnreadableSquad } from '../unreadable.ts';
import { OF_FIRST_EDITION, writeXws } from '../xws.ts';
import { readLaunchBay, writeLaunchBayLink } from './launchbay.ts';
import { type Link, linksIn } from './link.ts';
import { readText } from './readtext.ts';
import { fabsBuilder, REMARK } from './remarks.ts';
import { writeLaunchBayText, writeRedditText, writeTabletopText, writeYasbText } from './writetext.ts';
import { isYasb, readYasb, readYasbLink, writeYasbLink } from './yasb.ts';

/** What `readForeign` makes of a text: a list that `readSquad` reads, in our form or as XWS. */
export interface ForeignList {
  readonly list: unknown;
  readonly remarks: readonly Words[];
}

/** Reads a squad from a link or a text of another builder. `UnreadableSquad` says why when there is none in it. */
export function readForeign(text: string): ForeignList {
  const links = linksIn(text);
  const known = links.filter(isKnown);
  const [first] = known;
  if (first) {
    const { list, remarks } = readLink(first);
    const several = new Set(known.map(squadIn)).size > 1;
    return { list, remarks: several ? [...remarks, REMARK.furtherLinks] : remarks };
  }
  if (/fabpsb\.net/i.test(text)) throw fabsBuilder();
  if (/geordanr\.github\.io/i.test(text)) throw new UnreadableSquad(OF_FIRST_EDITION);
  if (isYasb(text)) return readYasb(text);
  return readText(text);
}

function isKnown(link: Link): boolean {
  return link.param('lbx') !== undefined || isYasb(link.param('d'));
}

function squadIn(link: Link): string {
  return link.param('lbx') ?? link.param('d') ?? '';
}

function readLink(link: Link): ForeignList {
  const launchBay = link.param('lbx');
  if (launchBay === undefined) return readYasbLink(link);
  // The code on a printed sheet may hold the whole squad as XWS.
  const xws = launchBay.startsWith('{') ? jsonIn(launchBay) : undefined;
  return xws === undefined ? readLaunchBay(launchBay) : { list: xws, remarks: [] };
}

function jsonIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The ways in which a squad can be taken to other builders. */
export const FOREIGN_FORMATS = ['xws', 'yasb', 'launchbay', 'text', 'reddit', 'launchbaytext', 'tabletop'] as const;
export type ForeignFormat = (typeof FOREIGN_FORMATS)[number];

const WRITERS: Readonly<Record<ForeignFormat, (squad: Squad) => string>> = {
  xws: (squad) => JSON.stringify(writeXws(squad), null, 2),
  yasb: writeYasbLink,
  launchbay: writeLaunchBayLink,
  text: writeYasbText,
  reddit: writeRedditText,
  launchbaytext: writeLaunchBayText,
  tabletop: writeTabletopText,
};

export function writeForeign(squad: Squad, format: ForeignFormat): string {
  return WRITERS[format](squad);
}

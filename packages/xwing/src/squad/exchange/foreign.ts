import { type Link, linksIn } from '@rangefinder/kernel/lists';
import { type Words, words } from '@rangefinder/kernel/words';

/** What is made of a text of another builder: a list that `readSquad` reads, in our form or as XWS. */
export interface ForeignList {
  readonly list: unknown;
  readonly remarks: readonly Words[];
}

/** The ways in which a squad can be taken to other builders. */
export type ForeignFormat = 'xws' | 'yasb' | 'launchbay' | 'text' | 'reddit' | 'launchbaytext' | 'tabletop';

/** Reads the links of a builder. */
export interface LinkReader {
  /** What of a link is the squad; undefined when it is none of this builder. */
  squadIn(link: Link): string | undefined;
  read(link: Link): ForeignList;
}

/** Reads a squad from the first link in a text that is one of these builders'; undefined when there is none. */
export function readLinks(text: string, readers: readonly LinkReader[]): ForeignList | undefined {
  const known = linksIn(text).flatMap((link) => {
    const reader = readers.find(({ squadIn }) => squadIn(link) !== undefined);
    return reader ? [{ link, reader }] : [];
  });
  const [first] = known;
  if (!first) return undefined;
  const { list, remarks } = first.reader.read(first.link);
  const several = new Set(known.map(({ link, reader }) => reader.squadIn(link))).size > 1;
  return { list, remarks: several ? [...remarks, FURTHER_LINKS] : remarks };
}

const FURTHER_LINKS = words(
  'There are several squads in this text; the first one was read.',
  'Il y a plusieurs escadrons dans ce texte ; le premier a été lu.',
  'W tym tekście jest kilka eskadr; odczytano pierwszą.',
);

import { UnreadableList } from '@rangefinder/kernel/lists';
import type { Words } from '@rangefinder/kernel/words';
import type { Exchange, SquadRules } from '../rules.ts';
import type { Squad } from '../squad.ts';
import { writeXws } from '../xws.ts';
import { type ForeignFormat, type ForeignList, type LinkReader, readLinks } from './foreign.ts';
import { readText } from './readtext.ts';
import { fabsBuilder } from './remarks.ts';
import { writeLaunchBayText, writeRedditText, writeTabletopText, writeYasbText } from './writetext.ts';

/** What an edition knows of the builders that people come from and go to. */
export interface Builders {
  readonly links: readonly LinkReader[];
  /** Sites of the other edition, and what is said of their squads. */
  readonly otherEdition: { readonly sites: RegExp; readonly said: Words };
  /** Reads what stands behind the address in a link of YASB; undefined when a text is none of it. */
  readCode(text: string): ForeignList | undefined;
  writeYasbLink(squad: Squad): string;
  /** Further formats. */
  readonly writers?: Readonly<Partial<Record<ForeignFormat, (squad: Squad) => string>>>;
  /** What is said where no squad is found. */
  readonly nothing: Words;
}

/** The ways from other builders and to them; a format that the edition does not list (`foreignFormats`) has no writer. */
export function exchangeWith(rules: SquadRules, builders: Builders): Exchange {
  const { links, otherEdition, readCode, writeYasbLink, nothing } = builders;
  const writers: Builders['writers'] = {
    xws: (squad) => JSON.stringify(writeXws(rules, squad), null, 2),
    yasb: writeYasbLink,
    text: (squad) => writeYasbText(rules, squad, writeYasbLink(squad)),
    reddit: (squad) => writeRedditText(rules, squad, writeYasbLink(squad)),
    launchbaytext: (squad) => writeLaunchBayText(rules, squad),
    tabletop: (squad) => writeTabletopText(rules, squad),
    ...builders.writers,
  };
  return {
    readForeign: (text) => {
      const linked = readLinks(text, links);
      if (linked) return linked;
      if (/fabpsb\.net/i.test(text)) throw fabsBuilder();
      if (otherEdition.sites.test(text)) throw new UnreadableList(otherEdition.said);
      const read = readCode(text) ?? readText(rules, text);
      if (!read) throw new UnreadableList(nothing);
      return read;
    },
    writeForeign: (squad, format) => {
      const write = writers[format];
      if (!write) throw new Error(`Squads of this edition are not written as ${format}.`);
      return write(squad);
    },
  };
}

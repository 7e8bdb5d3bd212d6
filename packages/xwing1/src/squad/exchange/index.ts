import { exchangeWith } from '@rangefinder/xwing/squad/exchange';
import { SQUAD_RULES } from '../rules.ts';
import { OF_SECOND_EDITION } from '../xws.ts';
import { NOTHING_KNOWN } from './remarks.ts';
import { isYasb, readYasb, writeYasbLink, YASB } from './yasb.ts';

/** Links and texts of the builders of first edition. */
export const { readForeign, writeForeign } = exchangeWith(SQUAD_RULES, {
  links: [YASB],
  otherEdition: { sites: /yasb\.app|raithos\.github\.io|launchbaynext|xwing-legacy/i, said: OF_SECOND_EDITION },
  readCode: (text) => (isYasb(text) ? readYasb(text) : undefined),
  writeYasbLink,
  nothing: NOTHING_KNOWN,
});

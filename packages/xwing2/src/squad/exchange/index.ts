import { exchangeWith } from '@rangefinder/xwing/squad/exchange';
import { SQUAD_RULES } from '../rules.ts';
import { OF_FIRST_EDITION } from '../xws.ts';
import { LAUNCH_BAY, writeLaunchBayLink } from './launchbay.ts';
import { NOTHING_KNOWN } from './remarks.ts';
import { isYasb, readYasb, writeYasbLink, YASB } from './yasb.ts';

/** Links and texts of the builders of second edition. */
export const { readForeign, writeForeign } = exchangeWith(SQUAD_RULES, {
  links: [LAUNCH_BAY, YASB],
  otherEdition: { sites: /geordanr\.github\.io/i, said: OF_FIRST_EDITION },
  readCode: (text) => (isYasb(text) ? readYasb(text) : undefined),
  writeYasbLink,
  writers: { launchbay: writeLaunchBayLink },
  nothing: NOTHING_KNOWN,
});

import type { Texts } from '@rangefinder/kernel';
import type { LegionEvent } from '../events.ts';
import { eventWords } from './events.ts';
import { optionWords } from './options.ts';
import { refusal } from './refusals.ts';
import { requestWords } from './requests.ts';

/** Plain words for requests, options and events, in every language. */
export const texts: Texts<LegionEvent> = {
  request: (request, language) => requestWords(request)[language],
  option: (request, option, language) => optionWords(request, option)[language],
  event: (event, language, players) => eventWords(event, players)[language],
  refusal,
};

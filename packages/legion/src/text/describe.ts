import type { Texts } from '@rangefinder/kernel';
import type { LegionEvent } from '../events.ts';

/** Plain words for requests, options and events, in every language. */
export const texts: Texts<LegionEvent> = {
  request: ({ topic }) => topic,
  option: (_request, { key }) => key,
  event: ({ type }) => type,
  refusal: ({ code }) => code,
};

import type { Texts } from '@rangefinder/kernel';
import type { XwingEvent } from '../events.ts';

/** Plain words for requests, options and events; the table's own texts come with its pages. */
export const texts: Texts<XwingEvent> = {
  request: ({ topic }) => topic,
  option: (_request, { key }) => key,
  event: (event) => `${event.type} ${'ship' in event ? event.ship : ''}`.trim(),
};

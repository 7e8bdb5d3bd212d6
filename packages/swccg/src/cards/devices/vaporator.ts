import { isOn, isSite } from '../../rules/locations.ts';
import type { Texts } from '../words.ts';

export const VAPORATOR: Texts = {
  vaporator: {
    text: 'Deploy for 1 at a Tatooine site, where it stays: Gravel Storm touches nobody there or at adjacent sites.',
    deploysOn: ({ location, on }) => (location && !on && isSite(location) && isOn(location, 'tatooine') ? 1 : null),
  },
};

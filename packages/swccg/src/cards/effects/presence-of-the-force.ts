import type { Place } from '../../definition.ts';
import { addEach, type Texts } from '../words.ts';

export const PRESENCE_OF_THE_FORCE: Texts = {
  'presence-of-the-force': {
    text: 'Deploy on any location: it has one more Force icon for each side.',
    deploysOn: ({ location, on }: Place) => (location && !on ? 0 : null),
    modifiers: [
      addEach('icons', 1, ({ location }, my) => my.self?.where.kind === 'at' && my.self.where.id === location.id),
    ],
  },
};

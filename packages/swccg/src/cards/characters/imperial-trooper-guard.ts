import { itself } from '../conditions.ts';
import { never, type Texts } from '../words.ts';
import { defends } from './rebel-guard.ts';

export const IMPERIAL_TROOPER_GUARD: Texts = {
  'imperial-trooper-guard': {
    text: 'Power +4 when defending a battle. May not move.',
    modifiers: [defends, never('may-move', itself)],
  },
};

import type { Texts } from '../words.ts';
import { jediPresence } from './jedi-presence.ts';

export const DARK_JEDI_PRESENCE: Texts = {
  'dark-jedi-presence': jediPresence(
    'imperial',
    'dark',
    'Use 1 Force: with your Dark Jedi present in battle, your other Imperials there have double power.',
  ),
};

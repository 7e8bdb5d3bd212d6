import type { Texts } from '../words.ts';
import { returnsHand } from './traffic-control.ts';

export const REACTOR_TERMINAL: Texts = {
  'reactor-terminal': returnsHand(
    'Deploy for 1. In your control phase, once, cards from hand go on top of your Used Pile as you like.',
  ),
};

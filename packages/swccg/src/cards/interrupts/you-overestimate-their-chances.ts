import type { Texts } from '../words.ts';
import { overconfident } from './dont-underestimate-our-chances.ts';

export const YOU_OVERESTIMATE_THEIR_CHANCES: Texts = {
  'you-overestimate-their-chances': overconfident(
    'dont-underestimate-our-chances',
    'When your opponent begins a battle, the battle damage of its loser is tripled. Or what Don’t Underestimate Our Chances makes of it is tripled once more.',
  ),
};

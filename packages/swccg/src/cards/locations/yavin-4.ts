import type { Texts } from '../words.ts';
import { planetSystem } from './tatooine.ts';

export const YAVIN_4: Texts = {
  'yavin-4-light': planetSystem('Yavin 4'),
  'yavin-4-dark': planetSystem('Yavin 4'),
};

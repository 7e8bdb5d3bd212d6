import type { CardText } from '../../definition.ts';
import type { Texts } from '../words.ts';
import { supportFromAbove } from './words.ts';

/** Yavin 4 does the same for its own sites. */
export const planetSystem = (name: string): CardText => ({
  text: `While you control this system, in battles at ${name} sites your total power is +1 for each of your starships here.`,
  light: { modifiers: [supportFromAbove] },
  dark: { modifiers: [supportFromAbove] },
});

export const TATOOINE: Texts = {
  'tatooine-light': planetSystem('Tatooine'),
  'tatooine-dark': planetSystem('Tatooine'),
};

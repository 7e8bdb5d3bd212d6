import type { CardText } from '../../definition.ts';
import type { Texts } from '../words.ts';

/** Lies beside the locations from before the game on. */
export const startingEffect: CardText = {
  text: 'Starting Effect: on table before any other starting card, with up to ten cards from outside the deck under it. Three times a game you may play a Defensive Shield from there.',
  shields: 3,
};

export const FEAR_IS_MY_ALLY: Texts = {
  'fear-is-my-ally': startingEffect,
};

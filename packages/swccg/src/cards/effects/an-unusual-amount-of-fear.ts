import type { Texts } from '../words.ts';
import { startingEffect } from './fear-is-my-ally.ts';

export const AN_UNUSUAL_AMOUNT_OF_FEAR: Texts = {
  'an-unusual-amount-of-fear': startingEffect,
};

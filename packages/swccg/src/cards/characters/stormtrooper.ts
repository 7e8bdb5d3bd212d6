import type { Texts } from '../words.ts';
import { freeBeside } from './rebel-trooper.ts';

export const STORMTROOPER: Texts = {
  stormtrooper: {
    text: 'Deploys free to a site where you have an Imperial of ability above 2.',
    ownCost: freeBeside('imperial'),
  },
};

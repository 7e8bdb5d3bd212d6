import type { Texts } from '../words.ts';
import { fetches } from './words.ts';

export const THE_EMPIRES_BACK: Texts = {
  'the-empires-back': fetches('Vader, Tarkin, Motti or Tagge', 2, 4, 'vader', 'tarkin', 'motti', 'tagge'),
};

import type { Texts } from '../words.ts';
import { teacher } from './words.ts';

export const RYCAR_RYJERD: Texts = {
  'rycar-ryjerd': teacher(
    'smuggler',
    'Deploy on your character that is no smuggler: becomes one. Or on your smuggler: power +1. Immune to Alter.',
  ),
};

import type { Texts } from '../words.ts';
import { teacher } from './words.ts';

export const KET_MALISS: Texts = {
  'ket-maliss': teacher(
    'warrior',
    'Deploy on your character that is no droid: becomes a warrior. Or on your warrior: power +1. Immune to Alter.',
  ),
};

import type { Texts } from '../words.ts';
import { teacher } from './words.ts';

export const SAITORR_KAL_FAS: Texts = {
  'saitorr-kal-fas': teacher(
    'warrior',
    'Deploy on your character that is no droid: becomes a warrior. Or on your warrior: power +1. Immune to Alter.',
  ),
};

import type { Texts } from '../words.ts';
import { teacher } from './words.ts';

export const ELLORRS_MADAK: Texts = {
  'ellorrs-madak': teacher(
    'pilot',
    'Deploy on your character that is no droid: becomes a pilot who adds 2 to power of what it pilots. Or on your pilot: 1 more. Immune to Alter.',
  ),
};

import type { Texts } from '../words.ts';
import { higherGround } from './end-this-destructive-conflict.ts';

export const HIGHER_GROUND: Texts = {
  'higher-ground': higherGround,
};

import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const pl: Translated<typeof en> = { title: 'Piaskownica' };

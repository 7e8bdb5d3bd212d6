import type { Translated } from '@rangefinder/table';
import type { en } from './words.en.ts';

export const fr: Translated<typeof en> = { title: 'Bac à sable' };

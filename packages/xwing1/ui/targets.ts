import { targeting } from '@rangefinder/xwing/ui';
import { aimOfOption, shotsFrom } from '../src/odds/aim.ts';
import type { XwingView } from '../src/view.ts';
import { piecesOf } from './options.ts';

/** Whom a player would rather shoot at. */
export const { ordered, likelyTarget } = targeting<XwingView>({
  hostile: ['lock', 'jam-target', 'bomb-target'],
  aimOfOption,
  shotsFrom,
  piecesOf,
  thingsOf: ({ bombs, obstacles }) => [...bombs, ...obstacles],
});

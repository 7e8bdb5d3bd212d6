import { targeting } from '@rangefinder/xwing/ui';
import { aimOfOption, shotsFrom } from '../src/odds/aim.ts';
import type { XwingView } from '../src/view.ts';
import { piecesOf } from './options.ts';

/** Whom a player would rather shoot at. */
export const { ordered, likelyTarget } = targeting<XwingView>({
  hostile: ['lock', 'jam-target', 'mine-target'],
  aimOfOption,
  shotsFrom,
  piecesOf,
  thingsOf: ({ devices, obstacles }) => [...devices, ...obstacles],
});

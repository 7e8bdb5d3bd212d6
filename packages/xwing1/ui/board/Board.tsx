import { spaceBoard } from '@rangefinder/xwing/ui';
import type { XwingEvent } from '../../src/events.ts';
import { ARC_LINES } from '../../src/rules/measure.ts';
import type { XwingView } from '../../src/view.ts';
import { ghostsOf, plansOf } from '../ghosts.ts';
import { namesOf } from '../names.ts';
import { tokenLook } from '../stats.ts';
import { attackShown } from './attack.ts';
import { BombGhosts } from './BombGhosts.tsx';
import { Marks } from './Marks.tsx';
import { optionsOnTable } from './options.ts';
import { boardPieces } from './pieces.tsx';
import { placeableIn } from './placeable.tsx';
import { hurtBy, motionOf, posesShown } from './playback.ts';
import { settling } from './settle.ts';

/** The table: ships, obstacles and bombs in space. */
export const Board = spaceBoard<XwingView, XwingEvent>({
  lines: ARC_LINES,
  lookOf: tokenLook,
  namesOf,
  optionsOnTable,
  ghostsOf,
  plansOf,
  boardPieces,
  placeableIn,
  posesShown,
  motionOf,
  hurtBy,
  attackShown,
  settling,
  Marks,
  Over: BombGhosts,
});

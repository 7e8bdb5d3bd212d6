import { spaceBoard } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import { ARC_LINES } from '../../src/rules/measure.ts';
import type { XwingView } from '../../src/view.ts';
import { ghostsOf, plansOf } from '../ghosts.ts';
import { namesOf } from '../names.ts';
import { attackShown } from './attack.ts';
import { Marks } from './Marks.tsx';
import { optionsOnTable } from './options.ts';
import { boardPieces } from './pieces.tsx';
import { placeableIn } from './placeable.tsx';
import { hurtBy, motionOf, posesShown } from './playback.ts';

/** The table: ships, obstacles, devices and markers in space. */
export const Board = spaceBoard<XwingView, XwingEvent>({
  lines: ARC_LINES,
  lookOf: (pilot) => {
    const { id: type, size } = pilotCard(pilot).type;
    return { type, size };
  },
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
  Marks,
});

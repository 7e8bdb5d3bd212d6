import './first.css';
import { boardKeys } from '@rangefinder/board';
import type { Language } from '@rangefinder/kernel';
import type { GameTable, GameUi } from '@rangefinder/table';
import { lazy } from 'react';
import type { XwingEvent } from '../src/events.ts';
import type { XwingView } from '../src/view.ts';
import { Board } from './board/Board.tsx';
import { Ending } from './Ending.ts';
import { effect } from './effects.ts';
import { piecesOf } from './options.ts';
import { Preview } from './preview/Preview.tsx';
import { confirm, drawsOptions, duration, letter, likely, suggested, worthTelling } from './requests.ts';
import { Status } from './Status.tsx';
import { Side } from './side/Side.tsx';
import { ordered } from './targets.ts';
import { Tray } from './tray/Tray.tsx';
import { WORDS } from './words.ts';

/** Letters the board listens to itself. */
function keys(language: Language) {
  return [
    { key: 'R', does: WORDS.showRanges[language] },
    { key: 'A', does: WORDS.showArcs[language] },
    ...boardKeys(language),
  ];
}

const table: GameTable<XwingView, XwingEvent> = {
  Board,
  Ending,
  Preview,
  Side,
  Status,
  Tray,
  confirm,
  drawsOptions,
  duration,
  effect,
  keys,
  letter,
  likely,
  ordered,
  piecesOf,
  suggested,
  worthTelling,
};

/** What X-Wing first edition brings to the browser. */
export const ui: GameUi = {
  table,
  Builder: lazy(() => import('./builder/index.tsx').then(({ Builder }) => ({ default: Builder }))),
  ListCard: lazy(() => import('./builder/index.tsx').then(({ ListCard }) => ({ default: ListCard }))),
};

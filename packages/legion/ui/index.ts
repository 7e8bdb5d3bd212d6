import './board/board.css';
import './board/terrain/terrain.css';
import './parts.css';
import { boardKeys } from '@rangefinder/board';
import type { Language } from '@rangefinder/kernel';
import type { GameTable, GameUi } from '@rangefinder/table';
import { lazy } from 'react';
import type { LegionEvent } from '../src/events.ts';
import { MISSIONS } from '../src/missions.ts';
import { positionOf, writePosition } from '../src/positionfile.ts';
import type { LegionState } from '../src/state.ts';
import type { LegionView } from '../src/view.ts';
import { Board } from './board/Board.tsx';
import { Builder, ListCard } from './builder/index.ts';
import { Ending } from './ending/Ending.tsx';
import { piecesOf } from './options.ts';
import { Preview } from './preview/Preview.tsx';
import {
  confirm,
  drawsOptions,
  duration,
  effect,
  likely,
  ordered,
  otherWay,
  suggested,
  worthTelling,
} from './requests.ts';
import { Status } from './Status.tsx';
import { Side } from './side/Side.tsx';
import { Tray } from './tray/Tray.tsx';
import { BATTLES, WORDS } from './words.ts';

/** Letters the board listens to itself. */
function keys(language: Language) {
  return [
    { key: 'R', does: WORDS.showRanges[language] },
    { key: 'H', does: WORDS.showHeights[language] },
    { key: 'S', does: WORDS.showSight[language] },
    ...boardKeys(language),
  ];
}

const table: GameTable<LegionView, LegionEvent> = {
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
  likely,
  ordered,
  otherWay,
  piecesOf,
  suggested,
  worthTelling,
};

/** What Star Wars: Legion brings to the browser. */
export const ui: GameUi = {
  table,
  Builder,
  ListCard,
  Editor: lazy(() => import('./editor/index.ts').then(({ Editor }) => ({ default: Editor }))),
  editsAround: true,
  Odds: lazy(() => import('./odds/Odds.tsx').then(({ Odds }) => ({ default: Odds }))),
  positionOf: (state: LegionState) => writePosition(positionOf(state)),
  mission: (id, language) => battleOf(id, language),
};

/** How large a battle is, as pages offer it. */
function battleOf(id: string, language: Language) {
  const { name, about } = BATTLES[MISSIONS.find((one) => one === id) ?? 'standard'];
  return { name: name[language], about: about[language] };
}

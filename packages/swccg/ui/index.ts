import './board/board.css';
import './parts.css';
import type { Language, Option, RequestView } from '@rangefinder/kernel';
import type { GameTable, GameUi } from '@rangefinder/table';
import { lazy } from 'react';
import type { SwccgEvent } from '../src/events.ts';
import { side } from '../src/text/words.ts';
import type { SwccgView } from '../src/view.ts';
import { Board } from './board/Board.tsx';
import { Ending } from './ending/Ending.tsx';
import { piecesOf } from './pieces.ts';
import { Preview } from './preview/Preview.tsx';
import { amountOf, drawsOptions, duration, likely, ordered, phaseAfterPass, worthTelling } from './requests.ts';
import { Status } from './Status.tsx';
import { Side } from './side/Side.tsx';
import { Tray } from './tray/Tray.tsx';
import { PHASE_WORDS, WORDS } from './words.ts';

/** Letters the table listens to itself. */
function keys(language: Language) {
  return [
    { key: '+', does: WORDS.zoomIn[language] },
    { key: '-', does: WORDS.zoomOut[language] },
    { key: '0', does: WORDS.fit[language] },
    { key: '←↑↓→', does: WORDS.cards[language] },
  ];
}

/** What an option brings, where its name does not say it. */
function effect(request: RequestView, option: Option, _view: SwccgView, language: Language): string | null {
  const next = phaseAfterPass(request, option);
  if (next !== null) return (next === 'end' ? WORDS.thenTheirs : WORDS.thenPhase(PHASE_WORDS[next]))[language];
  const amount = amountOf(request, option);
  return amount === null ? null : WORDS.drains(amount)[language];
}

const table: GameTable<SwccgView, SwccgEvent> = {
  Board,
  Ending,
  Preview,
  Side,
  Status,
  Tray,
  drawsOptions,
  duration,
  effect,
  keys,
  likely,
  ordered,
  piecesOf,
  worthTelling,
};

/** What the card game brings to the browser. */
export const ui: GameUi = {
  table,
  Builder: lazy(() => import('./builder/index.ts').then(({ Builder }) => ({ default: Builder }))),
  ListCard: lazy(() => import('./builder/index.ts').then(({ ListCard }) => ({ default: ListCard }))),
  seat: (seat, language) => side(seat)[language],
};

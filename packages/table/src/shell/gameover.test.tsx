import { LANGUAGES, type Viewer } from '@rangefinder/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from '../language.ts';
import type { Snapshot } from '../session.ts';
import { RematchWanted } from './GameOver.tsx';

const over = (viewer: Viewer, rematch: readonly number[]): Snapshot => ({
  game: 'salvage',
  viewer,
  view: {},
  events: [],
  decisions: 9,
  request: null,
  waitingFor: [],
  seats: ['Ann', 'Bob'].map((name) => ({ name, kind: 'human', connected: true, faltered: false })),
  outcome: { winner: 0, rule: 'salvage.end.1' },
  clock: null,
  status: 'live',
  problem: null,
  thinking: false,
  handTo: null,
  chat: [],
  undoTo: null,
  rematch,
  undoAsked: null,
});

it.each(LANGUAGES)('who wants to play again is told to the other, and waits (%s)', (language) => {
  const said = (viewer: Viewer, rematch: readonly number[]) =>
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <RematchWanted snapshot={over(viewer, rematch)} />
      </LanguageContext>,
    );
  expect(said(0, [])).toBe('');
  expect(said(0, [1])).toContain('Bob');
  expect(said('spectator', [1])).toContain('Bob');
  expect(said(1, [1])).not.toContain('Bob');
  expect(said(1, [1])).not.toBe('');
});

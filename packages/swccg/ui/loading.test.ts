import { expect, it, vi } from 'vitest';

/** Rules and cards need each other. Wherever a page begins to load them, none may miss another that is not there yet. */
it.each([
  ['the whole ui', () => import('./index.ts')],
  ['the builder', () => import('./builder/index.ts')],
  ['the board', () => import('./board/Board.tsx')],
  ['a card', () => import('./card/CardFace.tsx')],
  ['decks', () => import('../src/deck/validate.ts')],
  ['the view', () => import('../src/view.ts')],
] as const)('loads from %s', async (_, load) => {
  vi.resetModules();
  expect(Object.keys(await load())).not.toEqual([]);
});

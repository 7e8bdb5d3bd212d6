import { expect, it, vi } from 'vitest';

/** Rules and cards need each other. Wherever a page begins to load them, none may miss another that is not there yet. */
it.each([
  ['the whole ui', () => import('./index.ts')],
  ['the builder', () => import('./builder/index.ts')],
  ['the editor', () => import('./editor/index.ts')],
  ['squads', () => import('../src/squad/choices.ts')],
  ['positions', () => import('../src/positionfile.ts')],
  ['tokens', () => import('../src/rules/tokens.ts')],
  ['the state', () => import('../src/setup.ts')],
] as const)('loads from %s', async (_, load) => {
  vi.resetModules();
  expect(Object.keys(await load())).not.toEqual([]);
});

import type { MatchRecord } from '@rangefinder/kernel';
import { commitmentOf, seedAfterUndo, seedOf } from '@rangefinder/protocol';
import { expect, it } from 'vitest';
import { checkFairness } from './checks.ts';

const secret = 'the secret';
const words = ['mine', null];
const fairness = { commitment: commitmentOf(secret), words, secret };
const record: MatchRecord = {
  format: 'rangefinder-record',
  version: 1,
  game: 'salvage',
  rulesVersion: '1',
  setup: {},
  seed: seedOf(secret, words),
  decisions: [],
};
const results = (...of: Parameters<typeof checkFairness>) =>
  checkFairness(...of).map(({ id, result }) => `${id} ${result}`);

it('holds when everything follows from the secret and the words', () => {
  expect(results(fairness, record)).toEqual(['commitment holds', 'seed holds']);
});

it('waits for the secret and for the record', () => {
  expect(results({ ...fairness, secret: null }, null)).toEqual(['commitment waiting', 'seed waiting']);
});

it('finds a secret that was exchanged, a word that was, and dice that were', () => {
  expect(results({ ...fairness, secret: 'another' }, record)).toEqual(['commitment fails', 'seed fails']);
  expect(results({ ...fairness, words: ['not mine', null] }, record)).toEqual(['commitment holds', 'seed fails']);
  expect(results(fairness, { ...record, seed: '00' })).toEqual(['commitment holds', 'seed fails']);
});

it('follows the dice through undos, also where one took back another', () => {
  const reseeds = (...undos: number[]) => undos.map((undo, at) => ({ at, seed: seedAfterUndo(secret, words, undo) }));
  expect(results(fairness, { ...record, reseeds: reseeds(1, 3) }).at(-1)).toBe('undos holds');
  expect(results(fairness, { ...record, reseeds: reseeds(3, 1) }).at(-1)).toBe('undos fails');
  expect(results(fairness, { ...record, reseeds: [{ at: 0, seed: 'loaded' }] }).at(-1)).toBe('undos fails');
});

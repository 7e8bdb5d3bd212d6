import { describe, expect, it } from 'vitest';
import { hashOfAll, isSettled, type Kept, testsLeft } from './kept.ts';

const TESTS = { 'a.yaml': 'a1', 'b.yaml': 'b1' };

describe('verdicts of earlier runs', () => {
  it('holds for a killed mutant as long as the test that noticed it reads the same', () => {
    const verdict = { killedBy: 'a.yaml', file: 'a.yaml', hash: 'a1' };
    expect(isSettled(verdict, TESTS)).toBe(true);
    expect(isSettled(verdict, { ...TESTS, 'b.yaml': 'b2' })).toBe(true);
    expect(isSettled(verdict, { ...TESTS, 'a.yaml': 'a2' })).toBe(false);
    expect(isSettled(verdict, { 'b.yaml': 'b1' })).toBe(false);
    expect(isSettled(undefined, TESTS)).toBe(false);
  });

  it('holds for one that ended in a loop whatever the tests', () => {
    expect(isSettled({ killedBy: 'a loop without end', file: '', hash: '' }, {})).toBe(true);
  });

  it('tries a survivor again with the tests that are new to it', () => {
    const verdict = { survived: hashOfAll(TESTS) };
    const kept: Kept = { verdicts: {}, tests: { [hashOfAll(TESTS)]: TESTS } };
    expect(isSettled(verdict, TESTS)).toBe(true);
    const later = { ...TESTS, 'b.yaml': 'b2', 'c.yaml': 'c1' };
    expect(isSettled(verdict, later)).toBe(false);
    expect(testsLeft(kept, verdict, later)).toEqual(new Set(['b.yaml', 'c.yaml']));
    expect(testsLeft(kept, undefined, later)).toEqual(new Set(Object.keys(later)));
  });
});

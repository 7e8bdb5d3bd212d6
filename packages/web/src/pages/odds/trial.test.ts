import { describe, expect, it } from 'vitest';
import { counted, dealt, NO_SCORE, playedIn, verdictOf } from './trial.ts';

describe('a trial of two lists', () => {
  it('counts who won', () => {
    const score = [0, 1, null, 0].reduce(counted, NO_SCORE);
    expect(score).toEqual({ wins: [2, 1], draws: 1 });
    expect(playedIn(score)).toBe(4);
  });

  it('deals every match to one worker, and wakes none in vain', () => {
    expect(dealt(5, 2)).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect(dealt(1, 4)).toEqual([[0]]);
  });

  it('calls nobody better whom chance explains', () => {
    expect(verdictOf({ low: 0.51, high: 0.8 })).toBe('first');
    expect(verdictOf({ low: 0.2, high: 0.49 })).toBe('second');
    expect(verdictOf({ low: 0.4, high: 0.6 })).toBe('open');
  });
});

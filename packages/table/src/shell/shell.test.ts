import type { RequestView, SeenEvent } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { clockText, timeLeft } from './Clocks.tsx';
import { goesOn, hurried } from './usePlayback.ts';
import { focusOf, isOffered, suggestedBy } from './useTableModel.ts';

describe('playback', () => {
  const event = (type: string): SeenEvent => ({ event: { type, rule: 'kernel.turn.1' }, decision: 0 });
  const [first, second] = [event('first'), event('second')];

  it('shows what happens while one looks on, and not what a match brings with it when it is opened', () => {
    expect(goesOn([first], [first, second])).toBe(true);
    expect(goesOn([], [first, second])).toBe(false);
    expect(goesOn([first, second], [first])).toBe(false);
  });

  it('takes its time', () => {
    expect(hurried([{ lasts: 500 }, { lasts: 300 }])).toEqual([{ lasts: 500 }, { lasts: 300 }]);
  });

  it('hurries when much happened at once', () => {
    const queue = hurried(Array.from({ length: 20 }, () => ({ lasts: 1000 })));
    expect(queue.reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(7000);
  });

  it('shows nothing of what nobody could follow', () => {
    expect(hurried(Array.from({ length: 100 }, () => ({ lasts: 1000 })))).toEqual([]);
  });
});

describe('clocks', () => {
  it('run for those who are asked only, and never below zero', () => {
    const clock = { at: 1000, left: [60_000, 5000], running: [1] };
    expect(timeLeft(clock, 0, 4000)).toBe(60_000);
    expect(timeLeft(clock, 1, 4000)).toBe(2000);
    expect(timeLeft(clock, 1, 99_000)).toBe(0);
  });

  it('are read as minutes and seconds', () => {
    expect(clockText(187_000)).toBe('3:07');
    expect(clockText(3_729_000)).toBe('1:02:09');
    expect(clockText(0)).toBe('0:00');
  });
});

it('an option is pointed at as long as it is offered, a piece as long as one points', () => {
  const asked = { kind: 'pick', seat: 0, topic: 'attack', rule: 'kernel.turn.1', min: 1, max: 1, refused: [] } as const;
  const request = { ...asked, options: [{ key: 'red' }] };
  expect(isOffered({ kind: 'option', key: 'red' }, request)).toBe(true);
  expect(isOffered({ kind: 'option', key: 'blue' }, request)).toBe(false);
  expect(isOffered({ kind: 'option', key: 'red' }, null)).toBe(false);
  expect(isOffered({ kind: 'piece', id: 'blue' }, request)).toBe(true);
  expect(isOffered(null, request)).toBe(false);
});

describe('what a question is about', () => {
  const asked = { seat: 0, topic: 'attack', rule: 'kernel.turn.1' as const, refused: [] };
  const parts = { piecesOf: (_: RequestView, { key }: { readonly key: string }) => key.split('+') };

  it('are the pieces of its options, each once', () => {
    const options = [{ key: 'red+blue' }, { key: 'blue' }];
    expect(focusOf({ ...asked, kind: 'pick', options, min: 1, max: 1 }, parts)).toEqual(['red', 'blue']);
  });

  it('are the pieces that are placed', () => {
    const place = { ...asked, kind: 'place' as const, pieces: ['red'], candidates: [], free: true };
    expect(focusOf(place, parts)).toEqual(['red']);
  });

  it('is nothing while nothing is asked', () => {
    expect(focusOf(null, parts)).toEqual([]);
  });
});

describe('what is marked when a question comes', () => {
  const asked = { kind: 'pick' as const, seat: 0, topic: 'reroll', rule: 'kernel.turn.1' as const, refused: [] };
  const options = [{ key: 'first' }, { key: 'second' }];
  const parts = { suggested: () => ['second'] };

  it('is what the game suggests, where several may be chosen', () => {
    expect(suggestedBy(parts, { ...asked, options, min: 0, max: 2 }, {})).toEqual(['second']);
    expect(suggestedBy(parts, { ...asked, options, min: 0, max: 1 }, {})).toEqual(['second']);
    expect(suggestedBy({}, { ...asked, options, min: 0, max: 2 }, {})).toEqual([]);
  });

  it('is nothing where one press answers, or before anything is seen', () => {
    expect(suggestedBy(parts, { ...asked, options, min: 1, max: 1 }, {})).toEqual([]);
    expect(suggestedBy(parts, { ...asked, options, min: 0, max: 2 }, null)).toEqual([]);
    expect(suggestedBy(parts, null, {})).toEqual([]);
  });
});

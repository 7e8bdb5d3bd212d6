import { disc, rectangle } from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import { focusOf, subjectOf } from './focus.ts';
import type { BoardPiece } from './pieces.ts';

function piece(id: string, x: number, y: number, body: BoardPiece['body']): BoardPiece {
  return { id, pose: { x, y, heading: 0 }, body, side: 'near', name: id, says: id, className: '', look: null };
}

const PIECES = [
  piece('mini', 100, 200, [disc(0, 0, 13.5)]),
  piece('walker', 400, 200, [rectangle(100, 100)]),
  piece('other', 900, 900, [disc(0, 0, 13.5)]),
];

const ASKED = { seat: 0, rule: 'kernel.turn.1', topic: 'question', refused: [] } as const;

describe('what a decision is about', () => {
  it('is who is asked and the pieces of the options, where the game says no more', () => {
    const pick = { ...ASKED, kind: 'pick' as const, options: [], min: 1, max: 1 };
    expect(focusOf(pick, ['b', 'c'], 'a')).toEqual({ pieces: ['a', 'b', 'c'], closely: true });
    expect(focusOf(null, [], null)).toBeNull();
  });

  it('is every place where pieces may be put; where that is everywhere, the whole table', () => {
    const [first, second] = [
      { x: 1, y: 1, heading: 0 },
      { x: 2, y: 2, heading: 0 },
    ];
    const candidates = [first, second].map((pose) => ({ key: `${pose.x}`, poses: [pose] }));
    const place = { ...ASKED, kind: 'place' as const, pieces: ['a'], candidates };
    expect(focusOf({ ...place, free: false }, [], null)).toMatchObject({ places: [first, second], closely: true });
    expect(focusOf({ ...place, free: true }, ['a'], null)).toEqual({ pieces: [], places: [second], closely: false });
  });

  it('holds its pieces whole, and the places that matter to it', () => {
    const subject = subjectOf({ pieces: ['mini', 'walker'], places: [{ x: 50, y: 700 }], closely: true }, PIECES);
    expect(subject?.frame.left).toBe(50);
    expect(subject?.frame.high).toBe(700);
    expect(subject?.frame.low).toBeCloseTo(200 - 50 * Math.SQRT2, 6);
    expect(subject?.frame.right).toBeCloseTo(400 + 50 * Math.SQRT2, 6);
  });

  it('is as small as the smallest of its pieces', () => {
    const one = subjectOf({ pieces: ['mini', 'walker'], closely: true }, PIECES);
    expect(one?.least).toBeCloseTo(13.5 * Math.SQRT2, 6);
    expect(subjectOf({ pieces: ['walker'], closely: true }, PIECES)?.least).toBe(44);
    expect(subjectOf({ pieces: ['mini'], closely: false }, PIECES)?.least).toBeNull();
  });

  it('is nothing when nothing of it lies on the table', () => {
    expect(subjectOf({ pieces: ['gone'], closely: true }, PIECES)).toBeNull();
  });
});

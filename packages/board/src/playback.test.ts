import type { Pose } from '@rangefinder/geometry';
import type { GameEvent } from '@rangefinder/kernel';
import type { Playback } from '@rangefinder/table';
import { describe, expect, it } from 'vitest';
import { between, shownPoses } from './playback.ts';

interface Step extends GameEvent {
  readonly id: string;
  readonly from?: Pose;
}

const at = (x: number): Pose => ({ x, y: 0, heading: 0 });

function shown(events: readonly Step[]): ReadonlyMap<string, Pose> {
  const [current, ...next] = events.map((event) => ({ decision: 1, event }));
  const playing: Playback<Step> | null = current ? { current, next, startedAt: 0, duration: 100 } : null;
  const pieces = [
    { id: 'a', pose: at(3), here: true },
    { id: 'gone', pose: at(9), here: false },
  ];
  return shownPoses(pieces, playing, {
    moves: ({ type, id, from }) => (type === 'moved' && from ? { id, from } : null),
    leaves: ({ type, id }) => (type === 'left' ? id : null),
  });
}

const moved = (id: string, x: number): Step => ({ type: 'moved', rule: 'game.book.1', id, from: at(x) });

describe('pieces as far as it has been shown', () => {
  it('stand where the first move still to be shown begins', () => {
    expect(shown([]).get('a')).toEqual(at(3));
    expect(shown([moved('a', 1), moved('a', 2)]).get('a')).toEqual(at(1));
    expect(shown([moved('stranger', 1)]).has('stranger')).toBe(false);
  });

  it('are there until the event that takes them away', () => {
    expect(shown([]).has('gone')).toBe(false);
    expect(shown([{ type: 'left', rule: 'game.book.1', id: 'gone' }]).get('gone')).toEqual(at(9));
    expect(shown([moved('gone', 5), { type: 'left', rule: 'game.book.1', id: 'gone' }]).get('gone')).toEqual(at(5));
  });

  it('turn the shorter way round', () => {
    const half = between({ x: 0, y: 0, heading: 350 }, { x: 10, y: 20, heading: 10 }, 0.5);
    expect(half).toEqual({ x: 5, y: 10, heading: 360 });
  });
});

import type { RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { asksForManeuver, drawsOptions, piecesOf } from './requests.ts';

function pick(topic: string, ...keys: string[]): RequestView {
  return {
    kind: 'pick',
    seat: 0,
    topic,
    rule: 'xw2.attack.5',
    options: keys.map((key) => ({ key })),
    min: 1,
    max: 1,
    refused: [],
  };
}

describe('requests', () => {
  it('tell which pieces an option is about', () => {
    const about = (key: string) => piecesOf(pick('any', key), { key });
    expect(about('attack:academypilot-2:primary:front')).toEqual(['academypilot-2']);
    expect(about('over:coreasteroid5-4+coreasteroid0-1')).toEqual(['coreasteroid5-4', 'coreasteroid0-1']);
    expect(about('lock:cache-3')).toEqual(['cache-3']);
    expect(about('academypilot')).toEqual(['academypilot']);
    // A card may have the name of a ship.
    expect(about('card:lukeskywalker')).toEqual([]);
  });

  it('know dials by their options', () => {
    expect(asksForManeuver(pick('set-dial', '1-straight', '2-left-bank'))).toBe(true);
    expect(asksForManeuver(pick('action', 'focus', 'none'))).toBe(false);
    expect(drawsOptions(pick('set-dial', '1-straight', '2-left-bank'))).toBe(true);
    expect(drawsOptions(pick('attack', 'none'))).toBe(false);
  });
});

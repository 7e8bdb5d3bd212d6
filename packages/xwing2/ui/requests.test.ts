import { Match, type Option, type RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { xwing2 } from '../src/index.ts';
import { piecesOf } from './options.ts';
import { asksForManeuver, drawsOptions, likely } from './requests.ts';

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
    const about = (topic: string, told: Option['about']) => piecesOf(pick(topic), { key: 'any', about: told });
    expect(about('attack', { target: 'academypilot-2', weapon: 'primary:front', range: 2 })).toEqual([
      'academypilot-2',
    ]);
    const over = ['coreasteroid5-4', 'coreasteroid0-1'];
    expect(about('attack-line', { over })).toEqual(over);
    expect(about('jam', { lock: 'cache-3' })).toEqual(['cache-3']);
    expect(about('engage', { piece: 'academypilot' })).toEqual(['academypilot']);
    // A card may have the name of a ship.
    expect(about('action', { action: 'card:lukeskywalker' })).toEqual([]);
    expect(about('dials-ready', undefined)).toEqual([]);
  });

  it('know dials by their topics', () => {
    expect(asksForManeuver(pick('set-dial', '1-straight', '2-left-bank'))).toBe(true);
    expect(asksForManeuver(pick('action', 'focus', 'none'))).toBe(false);
    expect(drawsOptions(pick('set-dial', '1-straight', '2-left-bank'))).toBe(true);
    expect(drawsOptions(pick('attack', 'none'))).toBe(false);
  });
});

it('an ability is suggested where it gains something for what it costs, as a bot would use it', () => {
  const suggested = (red: readonly string[], green: readonly string[]) => {
    const ships = [
      { id: 'a', pilot: 'redsquadronveteran', pose: [400, 300, 0], upgrades: ['crackshot'] },
      { id: 'd', pilot: 'academypilot', seat: 1, pose: [400, 530, 180] },
    ];
    const setup = xwing2.parseSetup({ position: { phase: 'engagement', ships } });
    const match = Match.start(xwing2, { setup, seed: 'suggested', script: { dice: [...red, ...green] } });
    match.submit(0, 'attack:d:primary:front');
    const request = match.pendingFor(0).own;
    expect(request?.topic).toBe('use-ability');
    return request && likely(request, match.view(0));
  };
  expect(suggested(['hit', 'hit', 'blank'], ['evade', 'blank', 'blank'])).toBe('use');
  expect(suggested(['hit', 'blank', 'blank'], ['evade', 'evade', 'blank'])).toBe('decline');
});

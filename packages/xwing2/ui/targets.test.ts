import { Match, type Plain, type RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { xwing2 } from '../src/index.ts';
import { effect } from './effects.ts';
import { likely } from './requests.ts';
import { ordered } from './targets.ts';

/** Luke ahead of Wedge; a hurt enemy and a sound one in front of Luke, one behind him, and a rock. */
const view = Match.start(xwing2, {
  setup: xwing2.parseSetup({
    position: {
      phase: 'activation',
      ships: [
        { pilot: 'lukeskywalker', pose: [400, 300, 0] },
        { pilot: 'wedgeantilles', pose: [400, 200, 0] },
        { pilot: 'academypilot', id: 'behind', seat: 1, pose: [460, 160, 0] },
        { pilot: 'academypilot', id: 'sound', seat: 1, pose: [380, 520, 180] },
        { pilot: 'academypilot', id: 'hurt', seat: 1, pose: [440, 520, 180], damage: ['directhit', 'directhit'] },
      ],
      obstacles: [{ token: 'coreasteroid5', id: 'rock', pose: [330, 300, 0] }],
    },
  }),
  seed: 'targets',
}).view(0);

/** Luke with Wedge on his right and a rock ahead, the enemy far away. */
const crowded = Match.start(xwing2, {
  setup: xwing2.parseSetup({
    position: {
      phase: 'activation',
      ships: [
        { pilot: 'lukeskywalker', pose: [200, 100, 0] },
        { pilot: 'wedgeantilles', pose: [250, 100, 0] },
        { pilot: 'academypilot', seat: 1, pose: [800, 800, 180] },
      ],
      obstacles: [{ token: 'coreasteroid5', id: 'rock', pose: [160, 260, 0] }],
    },
  }),
  seed: 'targets',
}).view(0);

const SHOTS: Readonly<Record<string, Plain>> = {
  'attack:sound:primary:front': { target: 'sound', weapon: 'primary:front', range: 2 },
  'attack:hurt:primary:front': { target: 'hurt', weapon: 'primary:front', range: 2 },
};

const pick = (topic: string, ...keys: string[]): RequestView => ({
  kind: 'pick',
  seat: 0,
  topic,
  rule: 'xw2.lock.8',
  about: { ship: 'lukeskywalker' },
  options: keys.map((key) => (key === 'none' ? { key } : { key, about: SHOTS[key] ?? { piece: key } })),
  min: 1,
  max: 1,
  refused: [],
});

describe('whom to lock', () => {
  const order = (topic: string, ...keys: string[]) => ordered(pick(topic, ...keys), view).map(({ key }) => key);
  const all = ['wedgeantilles', 'rock', 'behind', 'sound', 'hurt'];

  it('is first the enemy a shot brings most against, then those out of shot, then things, one’s own last', () => {
    expect(order('lock', ...all)).toEqual(['hurt', 'sound', 'behind', 'rock', 'wedgeantilles']);
    expect(likely(pick('lock', ...all), view)).toBe('hurt');
  });

  it('is never suggested to be one’s own', () => {
    expect(likely(pick('lock', 'wedgeantilles', 'rock'), view)).toBe('rock');
    expect(likely(pick('lock', 'wedgeantilles'), view)).toBeNull();
  });

  it('is no suggestion where there is nothing but rocks to lock', () => {
    expect(likely(pick('action', 'lock', 'none'), view)).toBe('lock');
    expect(likely(pick('action', 'lock', 'none'), crowded)).toBeNull();
    expect(likely(pick('action', 'lock', 'focus'), crowded)).toBe('focus');
  });

  it('goes for attacks as well, with the one that brings most first and none last', () => {
    const attacks = ['none', 'attack:sound:primary:front', 'attack:hurt:primary:front'];
    expect(order('attack', ...attacks)).toEqual(attacks.toReversed());
    expect(likely(pick('attack', ...attacks), view)).toBe('attack:hurt:primary:front');
    expect(likely(pick('attack', 'none'), view)).toBeNull();
  });

  it('leaves other questions in the order of the rules', () => {
    expect(order('coordinate', ...all)).toEqual(all);
  });
});

describe('how to roll', () => {
  it('is suggested to the side where there is room, and the other side says that there is none', () => {
    const sides = pick('roll-side', 'left', 'right');
    expect(likely(sides, view)).toBe('right');
    expect(likely(sides, crowded)).toBe('left');
    expect(effect(sides, { key: 'right' }, crowded, 'en')).toBe('does not fit there');
    expect(effect(sides, { key: 'left' }, crowded, 'en')).toBeNull();
  });
});

import { GAMES } from '@rangefinder/games';
import { BadInput, isObject } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';

/** What a client may send in the place of anything. */
const HOSTILE: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  '5',
  '',
  [],
  {},
  '__proto__',
  'toString',
  { toString: 1 },
  [null],
  JSON.parse('{ "__proto__": { "a": 1 }, "constructor": 2 }'),
  'x'.repeat(100_000),
  Array(2000).fill('x'),
];

/** The data with each part of it replaced in turn. */
function* spoiled(data: unknown): Generator<unknown> {
  yield* HOSTILE;
  if (Array.isArray(data)) {
    for (const [i, item] of data.entries()) for (const bad of spoiled(item)) yield data.with(i, bad);
  } else if (isObject(data)) {
    for (const [key, value] of Object.entries(data)) for (const bad of spoiled(value)) yield { ...data, [key]: bad };
  }
}

/** What was thrown besides a refusal, or a refusal as long as what was sent. */
function unkind(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.message.length < 2000 ? undefined : 'a message without end';
    return String(error);
  }
}

const POSITIONS: Readonly<Record<string, object>> = {
  xwing2: {
    ships: [{ id: 'luke', pilot: 'lukeskywalker', upgrades: ['r2d2'], pose: [400, 300, 0], tokens: { focus: 1 } }],
    obstacles: [{ token: 'coreasteroid0', pose: [200, 200, 0] }],
    devices: [{ device: 'sensorbuoy', pose: [700, 300, 0] }],
    decks: [['directhit']],
  },
  xwing1: {
    ships: [{ id: 'luke', pilot: 'lukeskywalker', upgrades: ['r2d2'], pose: [400, 300, 0], tokens: { focus: 1 } }],
    bombs: [{ bomb: 'proximitymine', pose: [700, 300, 0] }],
    discards: [['directhit']],
  },
  legion: {
    units: [{ id: 'storm', unit: 'stormtroopers', tokens: { aim: 1 }, minis: [{ number: 1, pose: [500, 500, 0] }] }],
    players: [{ hand: ['push'] }],
    markers: [{ id: 'crate', kind: 'objective', pose: [800, 300, 0], memory: { wounds: 1 } }],
  },
  swccg: {
    locations: ['tatooine-cantina-dark', { card: 'death-star', parsec: 3 }],
    cards: [{ card: 'darth-vader', id: 'vader', at: 'tatooine-cantina' }],
    dark: { hand: ['stormtrooper'], force: 3 },
  },
};

describe.each(GAMES.filter(({ id }) => id in POSITIONS).map((entry) => [entry.id, entry] as const))(
  '%s',
  (id, entry) => {
    it('refuses whatever is sent as a list with a sentence', async () => {
      const game = await entry.load();
      const list: unknown = JSON.parse(JSON.stringify(game.readyLists[0]?.list));
      const other = game.readyLists.find(({ seats }) => seats?.includes(1) ?? true)?.list;
      for (const bad of spoiled(list)) {
        const looks = () => [game.validate(bad), game.seatsFor?.(bad), game.missionsFor?.(bad), game.shareText?.(bad)];
        expect(unkind(looks)).toBeUndefined();
      }
      for (const bad of HOSTILE) expect(unkind(() => game.newSetup({ lists: [bad, other] }))).toBeUndefined();
    });

    it('refuses whatever is sent as a position with a sentence', async () => {
      const game = await entry.load();
      const setup = { position: POSITIONS[id] };
      expect(() => game.checkPossible?.(game.parseSetup(setup))).not.toThrow();
      for (const bad of spoiled(setup))
        expect(unkind(() => game.checkPossible?.(game.parseSetup(bad)))).toBeUndefined();
    });
  },
);

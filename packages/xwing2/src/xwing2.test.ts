import {
  IllegalDecision,
  Match,
  type MatchOptions,
  notPlain,
  Random,
  randomAnswer,
  type Seat,
  type Viewer,
} from '@rangefinder/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xwing2 } from './index.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });
const seats = fc.constantFrom<Seat>(0, 1);
type XwingMatch = ReturnType<typeof begin>;

function begin(seed: string, options: MatchOptions = { checkpoints: false }) {
  const setup = xwing2.randomSetup(new Random(`setup of ${seed}`));
  return Match.start(xwing2, { setup, seed }, options);
}

/** One random decision of a random seat among those asked. */
function step(match: XwingMatch, random: Random): void {
  const request = random.choose('seat', match.pending);
  match.submit(request.seat, randomAnswer(request, random));
}

/** A match after some random decisions. */
function playSome(seed: string, decisions: number, options?: MatchOptions): XwingMatch {
  const match = begin(seed, options);
  const random = new Random(`bot of ${seed}`);
  for (let i = 0; i < decisions && match.pending.length > 0; i++) step(match, random);
  return match;
}

describe('secrets', () => {
  it('a state imagined anew looks the same to its viewer, byte for byte', () => {
    fc.assert(
      fc.property(seeds, fc.nat(260), (seed, decisions) => {
        const match = playSome(seed, decisions);
        for (const viewer of [0, 1, 'spectator'] as const satisfies Viewer[]) {
          const view = JSON.stringify(match.view(viewer));
          for (let i = 0; i < 3; i++) {
            const other = xwing2.imagine(match.state, viewer, new Random(`secret ${i} of ${seed}`));
            expect(JSON.stringify(xwing2.view(other, viewer))).toBe(view);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('imagining changes what is hidden', () => {
    const match = inPlanning('imagine');
    const unset = xwing2.imagine(match.state, 0, new Random('unset'));
    expect(unset.ships.every(({ dial }) => dial === null)).toBe(true);
    setDials(match, 1, 'some');
    const dials = (i: number) =>
      xwing2
        .imagine(match.state, 0, new Random(`secret ${i}`))
        .ships.map(({ dial }) => dial)
        .join();
    expect(new Set([0, 1, 2, 3, 4].map(dials)).size).toBeGreaterThan(1);
  });

  it('after an undo the next damage cards and the facedown ones are others, unless somebody has seen them', () => {
    const damage = [
      { card: 'directhit', faceup: false },
      { card: 'fuelleak', faceup: false },
    ];
    const setup = xwing2.parseSetup({
      position: {
        phase: 'engagement',
        ships: [
          { id: 'x', pilot: 'blacksquadronace', seat: 0, pose: [400, 300, 0], damage },
          { id: 'y', pilot: 'blacksquadronace', seat: 1, pose: [400, 500, 180] },
        ],
      },
    });
    const after = Array.from({ length: 40 }, (_, i) => {
      const match = Match.start(xwing2, { setup, seed: 'undo' });
      const [ship] = match.state.ships;
      const [, leak] = ship?.damage ?? [];
      if (leak) Object.assign(leak, { faceup: false, seen: true });
      match.reseed(`new ${i}`);
      const { deck } = match.state.players[0];
      return { next: deck.at(-1), facedown: ship?.damage[0]?.card, seen: ship?.damage[1]?.card, count: deck.length };
    });
    expect(new Set(after.map(({ next }) => next)).size).toBeGreaterThan(6);
    expect(new Set(after.map(({ facedown }) => facedown)).size).toBeGreaterThan(6);
    expect(new Set(after.map(({ seen }) => seen))).toEqual(new Set(['fuelleak']));
    expect(new Set(after.map(({ count }) => count)).size).toBe(1);
  });

  it('tells a seat the same events and questions whatever is on the dials of the other', () => {
    fc.assert(
      fc.property(seeds, seats, (seed, seat) => {
        const [one, two] = ['one', 'two'].map((dials) => {
          const match = inPlanning(seed);
          setDials(match, 1 - seat, dials);
          const known = JSON.stringify([match.view(seat), match.events(seat), match.pendingFor(seat)]);
          setDials(match, seat, 'own');
          return { known, later: untilRevealed(match, seat) };
        });
        expect(two?.known).toBe(one?.known);
        expect(two?.later).toBe(one?.later);
      }),
      { numRuns: 25 },
    );
  });

  it('tells the opponent and spectators the same whichever secret condition was assigned', () => {
    const ships = [
      { id: 'zam', pilot: 'zamwesell', seat: 0, pose: [400, 200, 0], charges: 2 },
      { id: 'tie', pilot: 'academypilot', seat: 1, pose: [400, 700, 180] },
    ];
    const setup = xwing2.parseSetup({ position: { phase: 'system', ships } });
    const known = ['youshouldthankme', 'youdbettermeanbusiness'].map((condition) => {
      const match = Match.start(xwing2, { setup, seed: 'zam' });
      match.submit(0, condition);
      expect(match.state.ships[0]?.conditions).toMatchObject([{ card: condition, secret: true }]);
      expect(match.view(0).ships[0]?.conditions).toMatchObject([{ card: condition }]);
      return [1, 'spectator' as const].map((viewer) =>
        JSON.stringify([match.view(viewer), match.events(viewer), match.pendingFor(viewer)]),
      );
    });
    expect(known[1]).toEqual(known[0]);
  });

  it('never shows a facedown damage card or a deck, not even to their owner', () => {
    fc.assert(
      fc.property(seeds, seats, fc.nat(260), (seed, seat, decisions) => {
        const { ships, players, devices } = playSome(seed, decisions).view(seat);
        for (const { damage } of ships) for (const { card, faceup } of damage) if (!faceup) expect(card).toBeNull();
        for (const { deck } of players) expect(typeof deck).toBe('number');
        for (const { damage } of devices) expect(typeof damage).toBe('number');
      }),
      { numRuns: 25 },
    );
  });
});

describe('every match', () => {
  it('is plain data and its record plays again to the same hashes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = playSome(seed, Number.POSITIVE_INFINITY, { hashes: true });
        expect(match.outcome?.rule).toMatch(/^xw2\./);
        expect(notPlain(match.state)).toBeUndefined();
        const record = match.record();
        const again = Match.replay(xwing2, JSON.parse(JSON.stringify(record)), { hashes: true });
        expect(again.record()).toEqual(record);
      }),
      { numRuns: 8 },
    );
  });

  it('offers no place that its own check would refuse', () => {
    let checked = 0;
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const match = begin(seed);
      const random = new Random(`bot of ${seed}`);
      for (; match.pending.length > 0; step(match, random)) {
        for (const request of match.pending) {
          if (request.kind !== 'place' || !request.check) continue;
          for (const { key, poses } of request.candidates) {
            expect([request.topic, key, request.check(poses)]).toEqual([request.topic, key, undefined]);
            checked++;
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it('forked at every decision stands where it stood', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = begin(seed, { checkpointEvery: 1 });
        const random = new Random(`bot of ${seed}`);
        const forks: XwingMatch[] = [];
        while (match.pending.length > 0) {
          const fork = match.fork();
          expect(fork.hash()).toBe(match.hash());
          expect(JSON.stringify(fork.pendingFor(0))).toBe(JSON.stringify(match.pendingFor(0)));
          if (match.decisions.length % 25 === 0) forks.push(fork);
          step(match, random);
        }
        for (const fork of forks) {
          for (const [seat, answer] of match.decisions.slice(fork.decisions.length)) fork.submit(seat, answer);
          expect(fork.hash()).toBe(match.hash());
        }
      }),
      { numRuns: 3 },
    );
  });

  it('neither crashes nor changes for any JSON as an answer', () => {
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.constantFrom('none', 'focus', 'use', 'ready', 'done', '__proto__', 'constructor'),
      fc.array(fc.constantFrom('none', 'focus', '0', 'ready'), { maxLength: 4 }),
      fc.array(fc.record({ x: fc.double(), y: fc.double(), heading: fc.double() }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(
        seeds,
        fc.nat(200),
        fc.array(fc.tuple(fc.integer({ min: -1, max: 2 }), hostile), { minLength: 1, maxLength: 12 }),
        (seed, decisions, messages) => {
          const match = playSome(seed, decisions);
          for (const [seat, answer] of messages) {
            const before = JSON.stringify([match.state, match.log.length, match.pendingFor(0), match.pendingFor(1)]);
            try {
              match.submit(seat, answer);
            } catch (error) {
              expect(error).toBeInstanceOf(IllegalDecision);
              const after = [match.state, match.log.length, match.pendingFor(0), match.pendingFor(1)];
              expect(JSON.stringify(after)).toBe(before);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** A match at the first Planning Phase of a later round, its dials not set. */
function inPlanning(seed: string): XwingMatch {
  const match = begin(seed);
  const random = new Random(`bot of ${seed}`);
  const wanted = 1 + random.below('round', 3);
  const isThere = () => match.state.round >= wanted && match.pending.length === 2;
  while (!isThere() && match.pending.length > 0) step(match, random);
  return match;
}

/** One seat sets its dials at random and, now and then, changes some before it is ready. */
function setDials(match: XwingMatch, seat: Seat, dials: string): void {
  const random = new Random(`dials ${dials} of ${seat}`);
  let changes = random.below('changes', 3);
  for (let request = match.requestOf(seat); request && isDial(request.topic); request = match.requestOf(seat)) {
    const ready = request.topic === 'dials-ready' && changes-- <= 0;
    match.submit(seat, ready ? 'ready' : randomAnswer(request, random));
    if (ready) return;
  }
}

function isDial(topic: string): boolean {
  return topic === 'set-dial' || topic === 'dials-ready' || topic === 'which-dial';
}

/** What a seat is told up to the first dial that the other one reveals. */
function untilRevealed(match: XwingMatch, seat: Seat): string {
  const theirs = new Set(match.state.ships.filter((ship) => ship.seat !== seat).map(({ id }) => id));
  const events = match.events(seat);
  const rolled = events.findLastIndex(({ type }) => type === 'order-roll');
  const end = events.findIndex((event, i) => i > rolled && event.type === 'dial-revealed' && theirs.has(event.ship));
  return JSON.stringify(events.slice(0, end < 0 ? events.length : end));
}

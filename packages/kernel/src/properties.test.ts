import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SalvageState, salvage } from '../sample/index.ts';
import { IllegalDecision } from './errors.ts';
import { notPlain } from './json.ts';
import { randomAnswer } from './legal.ts';
import { fromLink, toLink } from './link.ts';
import { Match } from './match.ts';
import { Random } from './random.ts';
import type { Seat } from './request.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });
type Sample = ReturnType<typeof begin>;

function begin(seed: string, checkpointEvery = 1) {
  return Match.start(
    salvage,
    { setup: salvage.randomSetup(new Random(`setup of ${seed}`)), seed },
    { hashes: true, checkpointEvery },
  );
}

/** One random decision of a random seat among those asked; sometimes a free placement. */
function step(match: Sample, random: Random): void {
  const request = random.choose('seat', match.pending);
  if (request.kind === 'place' && random.below('free', 2) === 0) {
    const pose = {
      x: random.below('free', 3000) / 10,
      y: random.below('free', 3000) / 10,
      heading: random.below('free', 360),
    };
    if (!match.check(request.seat, [pose])) {
      match.submit(request.seat, [pose]);
      return;
    }
  }
  match.submit(request.seat, randomAnswer(request, random));
}

function playOut(match: Sample, random: Random): void {
  while (match.pending.length > 0) step(match, random);
}

describe('every match of the sample game', () => {
  it('same record, same hashes; and its state is plain data', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = begin(seed);
        playOut(match, new Random(`bot of ${seed}`));
        const record = match.record();
        expect(notPlain(match.state)).toBeUndefined();
        const again = Match.replay(salvage, JSON.parse(JSON.stringify(record)), { hashes: true });
        expect(again.record()).toEqual(record);
        expect(again.log).toEqual(match.log);
      }),
      { numRuns: 300 },
    );
  });

  it('forked at every decision, both play on alike, however seldom the state is copied', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(1, 8), (seed, checkpointEvery) => {
        const match = begin(seed, checkpointEvery);
        const random = new Random(`bot of ${seed}`);
        const forks: Sample[] = [];
        while (match.pending.length > 0) {
          const fork = match.fork();
          expect(fork.hash()).toBe(match.hash());
          expect(fork.log).toEqual(match.log);
          expect(fork.pendingFor(0)).toEqual(match.pendingFor(0));
          forks.push(fork.fork());
          step(match, random);
        }
        for (const fork of forks) {
          for (const [seat, answer] of match.decisions.slice(fork.decisions.length)) fork.submit(seat, answer);
          expect(fork.hash()).toBe(match.hash());
          expect(fork.log).toEqual(match.log);
          expect(fork.record()).toEqual(match.record());
        }
      }),
      { numRuns: 60 },
    );
  });

  it('undone to any decision and redone, it is the same match', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), (seed, at) => {
        const match = begin(seed);
        playOut(match, new Random(`bot of ${seed}`));
        const whole = match.record();
        const log = match.log.slice();
        match.undo(at % (whole.decisions.length + 1));
        for (const [seat, answer] of whole.decisions.slice(match.decisions.length)) match.submit(seat, answer);
        expect(match.record()).toEqual(whole);
        expect(match.log).toEqual(log);
      }),
      { numRuns: 200 },
    );
  });

  it('shows a seat the same bytes whatever the secrets of the other', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom<Seat>(0, 1), fc.nat(), (seed, seat, stop) => {
        const match = begin(seed);
        const random = new Random(`bot of ${seed}`);
        for (let i = 0; i < stop % 40 && match.pending.length > 0; i++) step(match, random);
        const view = JSON.stringify(match.view(seat));
        for (let i = 0; i < 5; i++) {
          const other = salvage.imagine(match.state, seat, new Random(`secret ${i} of ${seed}`));
          expect(JSON.stringify(salvage.view(other, seat))).toBe(view);
          expect(JSON.stringify(salvage.view(salvage.imagine(match.state, 'spectator', random), 'spectator'))).toBe(
            JSON.stringify(match.view('spectator')),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('tells a seat the same events and questions whatever the other drew, bids, or lies in the deck', () => {
    const secretOf = (match: Sample, seat: Seat) =>
      JSON.stringify([match.view(seat), match.events(seat), match.pendingFor(seat)]);
    fc.assert(
      fc.property(seeds, fc.constantFrom<Seat>(0, 1), fc.nat(5), fc.nat(5), (seed, seat, bid, otherBid) => {
        const own = begin(seed).state.crews[seat === 0 ? 0 : 1].contract;
        // Every other seed that deals this seat the same contract is, to this seat, the same match.
        const twins = Array.from({ length: 8 }, (_, i) => twin(seed, `${seed}/${i}`)).filter(
          ({ state }) => contract(state, seat) === own,
        );
        const match = twin(seed, seed);
        match.submit(1 - seat, `bid:${bid}`);
        for (const other of twins) {
          other.submit(1 - seat, `bid:${otherBid}`);
          expect(secretOf(other, seat)).toBe(secretOf(match, seat));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('neither crashes nor changes for any bytes or JSON as an answer', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.string(),
      fc.array(fc.constantFrom('bid:0', 'bid:1', 'use', 'keep', 'at:30,30'), { maxLength: 4 }),
      fc.array(fc.record({ x: fc.double(), y: fc.double(), heading: fc.double() }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(
        seeds,
        fc.nat(20),
        fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), hostile), { maxLength: 20 }),
        (seed, moves, messages) => {
          const match = begin(seed);
          const random = new Random(`bot of ${seed}`);
          for (let i = 0; i < moves && match.pending.length > 0; i++) step(match, random);
          for (const [seat, answer] of messages) {
            const before = JSON.stringify([
              match.state,
              match.decisions,
              match.log.length,
              match.pendingFor(0),
              match.pendingFor(1),
            ]);
            try {
              match.submit(seat, answer);
            } catch (error) {
              expect(error).toBeInstanceOf(IllegalDecision);
              expect(
                JSON.stringify([
                  match.state,
                  match.decisions,
                  match.log.length,
                  match.pendingFor(0),
                  match.pendingFor(1),
                ]),
              ).toBe(before);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('survives the trip through a link', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const match = begin(seed);
        playOut(match, new Random(`bot of ${seed}`));
        const { hashes, ...record } = match.record();
        const link = await toLink(match.record());
        expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(await fromLink(link)).toEqual(record);
      }),
      { numRuns: 50 },
    );
  });

  it('a damaged link is refused in a sentence', async () => {
    const link = await toLink(begin('s').record());
    for (const damaged of ['', '!!!', link.slice(0, -5), 'AAAA']) {
      await expect(fromLink(damaged)).rejects.toThrow(/link/);
    }
  });
});

function twin(seed: string, other: string): Sample {
  return Match.start(
    salvage,
    { setup: salvage.randomSetup(new Random(`setup of ${seed}`)), seed: other },
    { hashes: true },
  );
}

function contract(state: SalvageState, seat: Seat): string {
  return state.crews[seat === 0 ? 0 : 1].contract;
}

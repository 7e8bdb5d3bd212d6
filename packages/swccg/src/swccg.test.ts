import {
  leastAnswer,
  Match,
  type MatchOptions,
  notPlain,
  Random,
  type Reason,
  randomAnswer,
  type Seat,
  type Viewer,
} from '@rangefinder/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCards } from './cards/catalog.ts';
import { parseList } from './deck/file.ts';
import { randomDeck } from './deck/random.ts';
import { validate } from './deck/validate.ts';
import { swccg } from './index.ts';
import { isShuffled, layOn, lookAt, moveTopOf, recirculate, takeOut } from './rules/piles.ts';
import { FACE_DOWN } from './state.ts';
import { texts } from './text/describe.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });
const seats = fc.constantFrom<Seat>(0, 1);
type SwccgMatch = ReturnType<typeof begin>;

function begin(seed: string, options: MatchOptions = { checkpoints: false }, hideResponses = false) {
  const setup = swccg.randomSetup(new Random(`setup of ${seed}`));
  const switches = { ...setup.switches, hideResponses };
  return Match.start(swccg, { setup: { ...setup, switches }, seed }, options);
}

function step(match: SwccgMatch, random: Random): void {
  const request = random.choose('seat', match.pending);
  match.submit(request.seat, randomAnswer(request, random));
}

function playSome(seed: string, decisions: number, options?: MatchOptions, hideResponses = false): SwccgMatch {
  const match = begin(seed, options, hideResponses);
  const random = new Random(`bot of ${seed}`);
  for (let i = 0; i < decisions && match.pending.length > 0; i++) step(match, random);
  return match;
}

/** Plays on; the same randomness answers the same questions alike. */
function playOn(match: SwccgMatch, random: Random): SwccgMatch {
  for (let i = 0; i < 80 && match.pending.length > 0; i++) step(match, random);
  return match;
}

/** The first three cards that come out of a face-down pile. */
function turnedUp(match: SwccgMatch, since: number): string {
  const cards = match.log.slice(since).flatMap(({ event }) => {
    if (event.type === 'lost-force') return event.from === 'hand' ? [] : [event.card];
    return event.type === 'destiny' || event.type === 'drew' ? [event.card] : [];
  });
  return cards.slice(0, 3).join();
}

describe('secrets', () => {
  it('a state imagined anew looks the same to its viewer, byte for byte', () => {
    fc.assert(
      fc.property(seeds, fc.nat(500), (seed, decisions) => {
        const match = playSome(seed, decisions);
        for (const viewer of [0, 1, 'spectator'] as const satisfies Viewer[]) {
          const view = JSON.stringify(match.view(viewer));
          const other = swccg.imagine(match.state, viewer, new Random(`secret of ${seed}`));
          expect(JSON.stringify(swccg.view(other, viewer))).toBe(view);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('imagining changes what is hidden, and no card on table', () => {
    const { state } = playSome('imagine', 60);
    const imagined = [0, 1, 2].map((i) => swccg.imagine(state, 0, new Random(`secret ${i}`)));
    expect(new Set(imagined.map(({ players }) => players[1].reserve.join())).size).toBe(3);
    expect(new Set(imagined.map(({ players }) => players[0].reserve.join())).size).toBeGreaterThan(1);
    for (const { players, cards } of imagined) {
      expect(players[0].hand).toEqual(state.players[0].hand);
      expect(cards).toEqual(state.cards);
    }
  });

  it('cards that turned up before an undo do not turn up again', () => {
    const matches = Array.from({ length: 60 }, (_, i) => {
      const seed = `reveal ${i}`;
      const match = playSome(seed, 60 + i * 9);
      const [at, logged] = [match.decisions.length, match.log.length];
      const first = turnedUp(playOn(match, new Random(`again ${seed}`)), logged);
      match.undo(at);
      match.reseed(`new ${seed}`);
      return [first, turnedUp(playOn(match, new Random(`again ${seed}`)), logged)];
    }).filter(([first]) => first !== '');
    expect(matches.length).toBeGreaterThan(40);
    expect(matches.filter(([first, second]) => first === second).length).toBeLessThan(matches.length / 10);
  });

  it('after an undo, face-down cards that were seen lie where they lay', () => {
    fc.assert(
      fc.property(seeds, fc.nat(500), (seed, decisions) => {
        const match = playSome(seed, decisions);
        const known = () =>
          match.state.players.flatMap((player) =>
            FACE_DOWN.map((pile) => player[pile].map((card, i) => (player.seen[pile][i] ? card : null))),
          );
        const all = () => match.state.players.map((player) => FACE_DOWN.flatMap((pile) => player[pile]).sort());
        const before = [known(), all()];
        match.reseed('new');
        expect([known(), all()]).toEqual(before);
        for (const player of match.state.players)
          for (const pile of FACE_DOWN) expect(player.seen[pile]).toHaveLength(player[pile].length);
      }),
      { numRuns: 25 },
    );
  });

  it('knows which face-down cards were seen: those played, drawn for destiny, retrieved, looked at; no Force that was used', () => {
    const match = Match.start(swccg, {
      seed: 'seen',
      setup: swccg.parseSetup({
        position: { dark: { hand: [], reserve: ['kessel', 'bantha', 'stormtrooper'], force: 3 }, light: {} },
      }),
    });
    const player = match.state.players[0];
    const seen = () => FACE_DOWN.map((pile) => player.seen[pile].join());
    expect(seen()).toEqual(['false,false,false', 'false,false,false', '']);
    moveTopOf(player, 'force', 'used');
    layOn(player, 'used', 'stormtrooper');
    expect(lookAt(player, 'reserve', 1)).toEqual(['kessel']);
    moveTopOf(player, 'reserve', 'force');
    expect(seen()).toEqual(['false,false', 'true,false,false', 'true,false']);
    expect(recirculate(player)).toBe(2);
    expect(takeOut(player, 'reserve', 'bantha')).toBe('bantha');
    expect(seen()).toEqual(['false,true,false', 'true,false,false', '']);
    isShuffled(player, 'reserve');
    expect(seen()).toEqual(['false,false,false', 'true,false,false', '']);
  });

  const TWIN_CARDS = [
    'sense-dark',
    'imperial-barrier',
    'kessel',
    'bantha',
    'sense-light',
    'rebel-barrier',
    'x-wing',
    'blaster',
  ];

  /** Two tables that differ only in what the seat's opponent holds and in the order of all face-down piles. */
  function twins(seed: string, seat: Seat): SwccgMatch[] {
    const hands = [
      ['sense-dark', 'imperial-barrier', 'ommni-box'],
      ['stormtrooper', 'kessel', 'bantha'],
    ];
    const lightHands = [
      ['sense-light', 'rebel-barrier', 'the-bith-shuffle'],
      ['rebel-trooper', 'x-wing', 'blaster'],
    ];
    return [0, 1].map((which) => {
      const random = new Random(`pile ${which} of ${seed}`);
      const shuffled = (cards: readonly string[]) => random.shuffle('pile', cards, (card) => card);
      const hidden = (seat === 0 ? lightHands : hands)[which] ?? [];
      const own = seat === 0 ? ['stormtrooper', 'presence-of-the-force'] : ['rebel-trooper', 'demotion'];
      const dark = ['stormtrooper', 'bantha', 'kessel', 'tie-fighter', 'ommni-box', 'tusken-raider'];
      const light = ['rebel-trooper', 'x-wing', 'blaster', 'rebel-pilot', 'the-bith-shuffle', 'yavin-4-light'];
      const setup = swccg.parseSetup({
        switches: { hideResponses: true },
        position: {
          turn: seat === 0 ? 'dark' : 'light',
          phase: 'activate',
          locations: ['tatooine-dark', 'tatooine-cantina-dark', 'yavin-4-light', 'yavin-4-jungle-light'],
          cards: [
            { card: 'darth-vader', at: 'tatooine-cantina' },
            { card: 'luke-skywalker', at: 'yavin-4-jungle' },
          ],
          dark: { hand: seat === 0 ? own : hidden, reserve: shuffled(dark), force: 3 },
          light: { hand: seat === 1 ? own : hidden, reserve: shuffled(light), force: 3 },
        },
      });
      return Match.start(swccg, { setup, seed });
    });
  }

  /** What a seat may try with cards that the other holds, or that lie face down. */
  const TRIED = TWIN_CARDS.flatMap((card) => [
    `deploy:${card}`,
    `deploy:${card}:yavin-4-jungle`,
    `play:${card}:cancel`,
    `lose:hand:${card}`,
    `shield:${card}`,
  ]);

  it('tells a seat the same view, events, questions and refusals whatever the other holds', () => {
    fc.assert(
      fc.property(seeds, seats, (seed, seat) => {
        const known = twins(seed, seat).map((match) => {
          const random = new Random(`own choices of ${seed}`);
          const heard: string[] = [];
          // The seat acts as it likes until a card of a face-down pile is turned up; the other always passes
          for (let i = 0; i < 25 && match.pending.length > 0; i++) {
            heard.push(JSON.stringify([match.view(seat), match.events(seat), match.pendingFor(seat)]));
            const request = match.requestOf(seat);
            heard.push(JSON.stringify(TRIED.map((key) => match.check(seat, key)?.message)));
            if (request) match.submit(seat, calmAnswer(request, random));
            else match.submit(1 - seat, 'pass');
            if (match.state.current !== seat) break;
          }
          return heard;
        });
        expect(known[1]).toEqual(known[0]);
      }),
      { numRuns: 25 },
    );
  });

  it('asks people who play apart whatever they hold', () => {
    const lists = [0, 1].map((seat) => swccg.readyLists.find(({ seats }) => seats?.includes(seat))?.list);
    expect(swccg.newSetup({ lists, apart: true }).switches.hideResponses).toBe(true);
    expect(swccg.newSetup({ lists }).switches.hideResponses).toBe(false);
  });

  /** Anything that turns up no face-down card: no drawing, no drain, no battle. */
  function calmAnswer(request: Parameters<typeof randomAnswer>[0], random: Random): string {
    if (request.kind !== 'pick') throw new Error('Nothing is placed in this game.');
    const calm = request.options.map(({ key }) => key).filter((key) => !/^(draw|drain|battle)/.test(key));
    return random.choose('calm', calm);
  }

  it('never shows a pile or the other hand', () => {
    fc.assert(
      fc.property(seeds, seats, fc.nat(400), (seed, seat, decisions) => {
        const { players } = playSome(seed, decisions).view(seat);
        players.forEach((player, owner) => {
          for (const pile of [player.reserve, player.force, player.used, player.lost])
            expect(typeof pile).toBe('number');
          expect(player.hand === null).toBe(owner !== seat);
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe('every match', () => {
  it('is plain data, ends, and its record plays again to the same hashes', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, hide) => {
        const match = playSome(seed, Number.POSITIVE_INFINITY, { hashes: true, checkpoints: false }, hide);
        expect(match.outcome?.rule).toMatch(/^swccg\./);
        expect(notPlain(match.state)).toBeUndefined();
        const record = match.record();
        const again = Match.replay(swccg, JSON.parse(JSON.stringify(record)), { hashes: true });
        expect(again.record()).toEqual(record);
      }),
      { numRuns: 5 },
    );
  });

  it('forked now and then goes on as it went on', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = begin(seed, { checkpointEvery: 1 });
        const random = new Random(`bot of ${seed}`);
        const forks: SwccgMatch[] = [];
        while (match.pending.length > 0) {
          if (match.decisions.length % 40 === 0) forks.push(match.fork());
          step(match, random);
        }
        for (const fork of forks) {
          for (const [seat, answer] of match.decisions.slice(fork.decisions.length)) fork.submit(seat, answer);
          expect(fork.hash()).toBe(match.hash());
        }
      }),
      { numRuns: 2 },
    );
  });

  it('ends although nobody does anything', () => {
    const match = begin('idle');
    while (match.pending.length > 0)
      for (const request of match.pending) match.submit(request.seat, leastAnswer(request));
    expect(match.outcome?.rule).toBe('swccg.table.1');
  });

  it('keeps every one of the 120 cards', () => {
    fc.assert(
      fc.property(seeds, fc.nat(600), (seed, decisions) => {
        const { state } = playSome(seed, decisions);
        const piles = state.players.flatMap((player) =>
          [player.reserve, player.force, player.used, player.lost, player.hand, player.out].flat(),
        );
        const laid = state.locations.flatMap(({ stack }) => stack);
        expect(piles.length + laid.length + state.cards.length + state.drawn.length + state.playing.length).toBe(120);
      }),
      { numRuns: 20 },
    );
  });

  it('never has a rule against what it offers', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = begin(seed);
        const random = new Random(`bot of ${seed}`);
        for (let i = 0; i < 600 && match.pending.length > 0; i++) {
          for (const request of match.pending) {
            if (request.kind !== 'pick' || !request.refusal) continue;
            for (const { key } of request.options) expect([key, request.refusal(key)]).toEqual([key, undefined]);
            const offered = request.options.map(({ key }) => key);
            expect(request.refused?.().filter(({ key }) => offered.includes(key)) ?? []).toEqual([]);
          }
          step(match, random);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('has words for everything, in three languages', () => {
    const match = begin('words');
    const random = new Random('bot of words');
    const reasons = new Map<string, Reason>();
    while (match.pending.length > 0) {
      for (const request of match.pending) {
        if (request.kind !== 'pick') throw new Error('Nothing is placed in this game.');
        for (const language of ['en', 'fr', 'pl'] as const) {
          expect(texts.request(request, language)).not.toBe(request.topic);
          for (const option of request.options) expect(texts.option(request, option, language)).toMatch(/^[^:]/);
        }
        for (const { why } of request.refused?.() ?? []) reasons.set(JSON.stringify(why), why);
      }
      step(match, random);
    }
    for (const language of ['en', 'fr', 'pl'] as const) {
      for (const event of match.events(0)) expect(texts.event(event, language)).toMatch(/[.!]$/);
    }
    expect(reasons.size).toBeGreaterThan(20);
    for (const reason of reasons.values()) {
      expect(new Set((['en', 'fr', 'pl'] as const).map((language) => texts.refusal(reason, language))).size).toBe(3);
    }
  });
});

describe('decks', () => {
  it('random ones are legal', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('dark' as const, 'light' as const), (seed, side) => {
        expect(validate(randomDeck(new Random(seed), side))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('ready ones are legal', () => {
    for (const { list } of swccg.readyLists) expect(validate(list)).toEqual([]);
  });

  it('are read from the lists players write', async () => {
    const { list, notes } = await parseList(
      'Dark Side\n\nLocations\n1 Kessel\n2x Tatooine: Cantina\nStormtrooper x3\n1 Jar Jar',
    );
    expect(list).toEqual({ side: 'dark', cards: { kessel: 1, 'tatooine-cantina-dark': 2, stormtrooper: 3 } });
    expect(notes.join(' ')).toContain('Jar Jar');
    await expect(parseList('nothing here')).rejects.toThrow('one card a line');
  });

  it('refuse a card whose text is not written, by name', () => {
    const unwritten = allCards().find(({ text }) => text === null);
    if (!unwritten) return;
    const [problem] = validate({ side: unwritten.facts.side, cards: { [unwritten.facts.id]: 60 } });
    expect(problem?.message).toContain(unwritten.facts.title);
  });
});

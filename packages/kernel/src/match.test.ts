import { describe, expect, it } from 'vitest';
import { salvage } from '../sample/index.ts';
import { BadInput, IllegalDecision, MatchFailure } from './errors.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { type Procedure, pick, pickOne, place, together } from './procedure.ts';
import { parseRecord } from './record.ts';
import type { GameEvent, Table } from './table.ts';

/** A game made of a single procedure, to ask odd things. */
function gameOf(
  play: (table: Table<{ over: boolean; notes: string[] }>) => Procedure<void>,
): Game<null, { over: boolean; notes: string[] }> {
  return {
    id: 'odd',
    name: 'Odd',
    rulesVersion: '1',
    events: { happened: {} },
    rulePrefix: 'odd',
    seats: ['one', 'two'],
    ruleFiles: [],
    parseSetup: () => null,
    newSetup: () => null,
    missions: [],
    readyLists: [],
    randomSetup: () => null,
    setup: () => ({ over: false, notes: [] }),
    play,
    outcome: (state) => (state.over ? { winner: null, rule: 'odd.end.1' } : null),
    view: () => ({}),
    imagine: (state) => state,
    texts: { request: () => '', option: () => '', event: () => '', refusal: ({ code }) => code },
    catalog: () => [],
    validate: () => [],
    bots: {},
  };
}
const start = { setup: null, seed: 's' };
const two = [{ key: 'a' }, { key: 'b' }];
const ask = { seat: 0, topic: 't', rule: 'odd.ask.1' } as const;
const happened: GameEvent = { type: 'happened', rule: 'odd.event.1' };

function refusal(act: () => void): IllegalDecision {
  try {
    act();
  } catch (error) {
    if (error instanceof IllegalDecision) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a match', () => {
  it('asks both seats at once and shows neither the other’s answer until both are in', () => {
    const match = Match.start(salvage, { setup: { rounds: 1 }, seed: 's' });
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1]);
    match.submit(1, 'bid:4');
    expect(match.pending.map(({ seat }) => seat)).toEqual([0]);
    expect(match.view(0).crews[1]?.bid).toBeNull();
    expect(match.view(1).crews[1]?.bid).toBe(4);
    expect(match.events(0).some((event) => event.type === 'bids')).toBe(false);
    match.submit(0, 'bid:2');
    expect(match.events(0)).toContainEqual({ type: 'bids', rule: 'salvage.bid.3', bids: [2, 4] });
  });

  it('gives the same state whichever seat answers first', () => {
    const a = Match.start(salvage, { setup: { rounds: 1 }, seed: 's' });
    const b = a.fork();
    a.submit(0, 'bid:1');
    a.submit(1, 'bid:3');
    b.submit(1, 'bid:3');
    b.submit(0, 'bid:1');
    expect(a.hash()).toBe(b.hash());
  });

  it('refuses, names the rule, and stays as it was', () => {
    const match = Match.start(salvage, { setup: { rounds: 1, position: { crews: [{ fuel: 3 }, {}] } }, seed: 's' });
    const before = match.hash();
    expect(refusal(() => match.submit(0, 'bid:4'))).toMatchObject({ reason: 'forbidden', rule: 'salvage.bid.2' });
    expect(refusal(() => match.submit(0, 'bid:x'))).toMatchObject({ reason: 'not-an-option', rule: 'salvage.bid.1' });
    expect(refusal(() => match.submit(0, ['bid:1', 'bid:2']))).toMatchObject({ reason: 'too-many' });
    expect(refusal(() => match.submit(0, []))).toMatchObject({ reason: 'too-few' });
    expect(refusal(() => match.submit(0, 7))).toMatchObject({ reason: 'malformed', rule: 'kernel.answer.1' });
    expect(refusal(() => match.submit(5, 'bid:1'))).toMatchObject({ reason: 'not-asked', rule: 'kernel.turn.1' });
    expect(match.check(0, 'bid:1')).toBeUndefined();
    expect(match.hash()).toBe(before);
    expect(match.decisions).toHaveLength(0);
  });

  it('says what forbids a key that nobody listed, where the rules know', () => {
    const forbids = (key: string) => (key === 'c' ? ({ rule: 'odd.ask.2', code: 'no-c' } as const) : undefined);
    const match = Match.start(
      gameOf(function* () {
        yield* pickOne({ ...ask, options: two, refusal: forbids });
      }),
      start,
    );
    expect(refusal(() => match.submit(0, 'c'))).toMatchObject({ reason: 'forbidden', rule: 'odd.ask.2', code: 'no-c' });
    expect(refusal(() => match.submit(0, 'd'))).toMatchObject({ reason: 'not-an-option', rule: 'odd.ask.1' });
    expect(match.pendingFor(0).own).not.toHaveProperty('refusal');
  });

  it('checks a free placement by the rules and puts it on the grid', () => {
    const match = Match.start(salvage, {
      setup: {
        rounds: 2,
        position: {
          deck: ['cruiser', 'cruiser'],
          field: [{ wreck: 'cruiser', seat: 1, pose: { x: 100, y: 100, heading: 0 } }],
        },
      },
      seed: 's',
    });
    match.submit(0, 'bid:5');
    match.submit(1, 'bid:0');
    match.submit(0, 'keep');
    match.submit(1, 'keep');
    expect(refusal(() => match.submit(0, [{ x: 10, y: 100, heading: 0 }]))).toMatchObject({ rule: 'salvage.tow.1' });
    expect(refusal(() => match.submit(0, [{ x: 130, y: 100, heading: 0 }]))).toMatchObject({ rule: 'salvage.tow.2' });
    expect(refusal(() => match.submit(0, [{ x: Number.NaN, y: 100, heading: 0 }]))).toMatchObject({
      reason: 'malformed',
    });
    expect(refusal(() => match.submit(0, [{ x: 200, y: 100, heading: 0, z: 1 }]))).toMatchObject({
      reason: 'malformed',
    });
    expect(refusal(() => match.submit(0, []))).toMatchObject({ rule: 'kernel.answer.2' });
    match.submit(0, [{ x: 140.00004, y: 100, heading: -90 }]);
    expect(match.state.field[1]?.pose).toEqual({ x: 140, y: 100, heading: 270 });
  });

  it('refuses everything once it is over', () => {
    const match = Match.start(salvage, { setup: { rounds: 1 }, seed: 's' });
    match.submit(0, 'bid:0');
    match.submit(1, 'bid:0');
    match.submit(0, 'keep');
    expect(match.outcome).toEqual({ winner: null, rule: 'salvage.end.4' });
    expect(refusal(() => match.submit(0, 'bid:0'))).toMatchObject({ reason: 'over', rule: 'kernel.turn.2' });
  });

  it('answers a request with one legal answer by itself, unless that would tell a secret', () => {
    const match = Match.start(
      gameOf(function* (table) {
        const only = yield* pickOne({ ...ask, options: [{ key: 'only' }] });
        const all = yield* pick({ ...ask, options: two, min: 2, max: 2 });
        const none = yield* pick({ ...ask, options: two, min: 0, max: 0 });
        const there = yield* place({
          ...ask,
          pieces: ['p'],
          candidates: [{ key: 'here', poses: [{ x: 0, y: 0, heading: 0 }] }],
        });
        table.state.notes.push(only.key, String(all.length), String(none.length), there.candidate ?? '');
        yield* pickOne({ ...ask, options: [{ key: 'secretly' }], secret: true });
        table.state.over = true;
      }),
      start,
    );
    expect(match.state.notes).toEqual(['only', '2', '0', 'here']);
    expect(match.pending).toHaveLength(1);
    match.submit(0, 'secretly');
    expect(match.outcome).toEqual({ winner: null, rule: 'odd.end.1' });
  });

  it('shows of an option its key and what it is about, never what the rules hang on it', () => {
    const match = Match.start(
      gameOf(function* (table) {
        const options = [
          { key: 'a', about: { name: 'A' }, live: table.state },
          { key: 'b', live: table.state },
        ];
        const { live } = yield* pickOne({ ...ask, options });
        live.over = true;
      }),
      start,
    );
    expect(match.pendingFor(0).own).toMatchObject({ options: [{ key: 'a', about: { name: 'A' } }, { key: 'b' }] });
    expect(JSON.stringify(match.pendingFor(0))).not.toContain('live');
    expect(JSON.stringify(match.pending)).not.toContain('live');
    match.submit(0, 'a');
    expect(match.outcome).toEqual({ winner: null, rule: 'odd.end.1' });
  });

  it('writes equal choices alike', () => {
    const match = Match.start(
      gameOf(function* (table) {
        yield* pick({ ...ask, options: two, min: 0, max: 2 });
        yield* pick({ ...ask, options: two, min: 0, max: 2 });
        table.state.over = true;
      }),
      start,
    );
    expect(refusal(() => match.submit(0, ['a', 'a']))).toMatchObject({ reason: 'twice', rule: 'kernel.answer.3' });
    match.submit(0, ['b', 'a']);
    match.submit(0, ['b']);
    expect(match.decisions).toEqual([
      [0, ['a', 'b']],
      [0, 'b'],
    ]);
  });

  it('rewinds to any decision, and after a reseed rolls new dice that the record remembers', () => {
    const ten = { setup: { rounds: 8 }, seed: 'dice' };
    const play = (match: Match) => {
      for (let i = 0; i < 12 && match.pending[0]; i++) match.submit(match.pending[0].seat, firstKey(match));
    };
    const match = Match.start(salvage, ten, { hashes: true });
    play(match);
    const whole = match.record();
    match.undo(4);
    expect(match.decisions).toHaveLength(4);
    play(match);
    expect(match.record().hashes?.slice(0, 12)).toEqual(whole.hashes);
    match.undo(4);
    match.reseed('other');
    play(match);
    expect(match.record().reseeds).toEqual([{ at: 4, seed: 'other' }]);
    expect(match.seed).toBe('other');
    const again = Match.replay(salvage, match.record());
    expect(again.hash()).toBe(match.hash());
    expect(match.fork().hash()).toBe(match.hash());
    expect(() => match.undo(1000)).toThrow(BadInput);
  });

  it('turns a bug in the rules into a failure that carries the record', () => {
    const broken = gameOf(function* () {
      yield* pickOne({ ...ask, options: two });
      throw new Error('the rule forgot something');
    });
    const match = Match.start(broken, start);
    expect(() => match.submit(0, 'a')).toThrow(MatchFailure);
    expect(() => match.submit(0, 'a')).toThrow(/forgot something/);
    expect(match.record().decisions).toEqual([[0, 'a']]);
    expect(() => match.fork()).toThrow(MatchFailure);
  });

  it.each([
    ['a choice without enough options', () => pick({ ...ask, options: two, min: 3, max: 3 }), /3 to 3 of 2 options/],
    ['a choice among nothing', () => pickOne({ ...ask, options: [] }), /among no options/],
    ['a placement without a place', () => place({ ...ask, pieces: ['p'], candidates: [] }), /no place is legal/],
    [
      'a seat asked twice at once',
      () =>
        together([
          { seat: 0, procedure: pickOne({ ...ask, options: two }) },
          { seat: 0, procedure: pickOne({ ...ask, options: two }) },
        ]),
      /different seats/,
    ],
    [
      'a part that asks another seat',
      () => together([{ seat: 1, procedure: pickOne({ ...ask, options: two }) }]),
      /asked seat 0/,
    ],
  ])('fails at the line that asks: %s', (_, procedure, message) => {
    const game = gameOf(function* () {
      yield* procedure() as Procedure<unknown>;
    });
    expect(() => Match.start(game, start)).toThrow(message);
  });

  it('ends an endless loop with a clear error and its record, instead of hanging', () => {
    const loops = gameOf(function* (table) {
      yield* pickOne({ ...ask, options: two });
      for (;;) table.emit(happened);
    });
    const match = Match.start(loops, start, { events: false });
    expect(() => match.submit(0, 'a')).toThrow(/endless loop/);
    const asks = gameOf(function* () {
      for (;;) yield* pickOne({ ...ask, options: two });
    });
    const endless = Match.start(asks, start, { maxDecisions: 10 });
    for (let i = 0; i < 10; i++) endless.submit(0, 'a');
    expect(() => endless.submit(0, 'a')).toThrow(/passed 10 decisions/);
  });

  it('does not accept rules that stop without an outcome', () => {
    expect(() =>
      Match.start(
        gameOf(function* () {}),
        start,
      ),
    ).toThrow(/without an outcome/);
  });
});

describe('a record', () => {
  it('is refused with the place of the first thing wrong', () => {
    const good = Match.start(salvage, { setup: { rounds: 1 }, seed: 's' }).record();
    expect(parseRecord(JSON.parse(JSON.stringify(good)))).toEqual(good);
    const wrong: [unknown, RegExp][] = [
      [null, /JSON object/],
      [{ ...good, format: 'x' }, /format: This is not a record/],
      [{ ...good, version: 9 }, /version: Record version 9/],
      [{ ...good, seed: 1 }, /seed: A text/],
      [{ ...good, decisions: {} }, /decisions: A list/],
      [{ ...good, decisions: [[0]] }, /decisions\[0\]/],
      [{ ...good, decisions: [[-1, 'a']] }, /decisions\[0\]\[0\]/],
      [
        {
          ...good,
          decisions: [
            [0, 'a'],
            [0, 5],
          ],
        },
        /decisions\[1\]\[1\]/,
      ],
      [{ ...good, hashes: ['x'] }, /1 for 0 decisions/],
    ];
    for (const [raw, message] of wrong) expect(() => parseRecord(raw)).toThrow(message);
  });

  it('that does not fit the rules is refused at the decision that breaks them', () => {
    const record = Match.start(salvage, { setup: { rounds: 1 }, seed: 's' }).record();
    expect(() =>
      Match.replay(salvage, {
        ...record,
        decisions: [
          [0, 'bid:1'],
          [1, 'bid:77'],
        ],
      }),
    ).toThrow(/decisions\[1\].*salvage\.bid\.1/);
    expect(() => Match.replay(salvage, { ...record, game: 'chess' })).toThrow(/record of "chess"/);
  });
});

function firstKey(match: Match): string {
  const request = match.pending[0];
  if (request?.kind === 'place') return request.candidates[0]?.key ?? '';
  return request?.options.at(-1)?.key ?? '';
}

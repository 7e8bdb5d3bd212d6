import { BadInput, type Game, parseRuleBook } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { describe, expect, it } from 'vitest';
import { matches, valueAt } from './compare.ts';
import { pathOf } from './document.ts';
import { citedIds, conformance } from './report.ts';
import { runScenario } from './run.ts';

const gameOf = async (id: string): Promise<Game | undefined> => (id === 'salvage' ? salvage : undefined);
const failureOf = async (text: string) => (await runScenario('a.yaml', text, gameOf)).failure;

const head = `game: salvage
title: A test
proves: [salvage.bid.4]
setup: { rounds: 2, position: { deck: [mine, mine], crews: [{ ready: [] }, { ready: [] }] } }
`;
/** Where lists alone are looked at there is no match to set up. */
const LISTS = head.replace(/setup: .*\n/, '');
const bids = `steps:
  - p1: bid:2
  - p2: bid:1
`;

describe('a scenario', () => {
  it('names no rule that is not in the book', async () => {
    const rules = ['salvage.bid.4', 'salvage.bid.6'].map((id) => `- \`${id}\` [core] So it is.`).join('\n');
    const book = parseRuleBook([{ name: 'rules.md', text: `## Bids {#bid}\n\n${rules}\n` }]);
    const failure = async (text: string) =>
      (await runScenario('a.yaml', text, gameOf, undefined, async () => book)).failure;
    const missing = (rule: string) => `${head}${bids}  - expect: { no-events: [{ type: coin, rule: ${rule} }] }\n`;
    expect(await failure(missing('salvage.bid.4'))).toBeUndefined();
    expect(await failure(missing('salvage.bid.40'))).toBe('a.yaml:8:27: There is no rule "salvage.bid.40".');
    expect(await failure(missing('salvage.bid.4').replace('[salvage.bid.4]', '[salvage.bid.40]'))).toBe(
      'a.yaml:3:10: There is no rule "salvage.bid.40".',
    );
  });

  it('passes when everything is as it says', async () => {
    const text = `${head}${bids}  - expect: { state: { "crews[0].fuel": 5 }, events: [{ type: mine, lost: 3 }] }\n`;
    expect(await runScenario('a.yaml', text, gameOf)).toEqual({
      file: 'a.yaml',
      title: 'A test',
      game: 'salvage',
      proves: ['salvage.bid.4'],
      happened: ['contract', 'round', 'bids', 'won', 'mine'],
      failure: undefined,
    });
  });

  it('stops in the middle of what a decision sets off, and looks at the table there', async () => {
    const stopped = `${head}${bids}  - stop: { type: won }\n`;
    const text = `${stopped}  - expect: { state: { "crews[0].fuel": 8 }, no-events: [{ type: mine }] }\n`;
    const { failure, happened } = await runScenario('a.yaml', text, gameOf);
    expect(failure).toBeUndefined();
    expect(happened).toEqual(['contract', 'round', 'bids', 'won']);
    const afterwards = `${stopped}  - expect: { state: { "crews[0].fuel": 5 } }`;
    expect(await failureOf(afterwards)).toMatch(/crews\[0\]\.fuel is 8, not 5/);
  });

  it('stops before anybody is asked, and knows what each viewer is told of until then', async () => {
    const text = `${head}steps:
  - stop: { type: contract, seat: 1 }
  - expect:
      state: { dealt: false }
      events: [{ type: contract, seat: 0 }]
      no-events: [{ type: round }]
      seen: { p2: [{ type: contract, seat: 0 }], spectator: [{ type: contract, seat: 1 }] }
      unseen: { p2: [{ type: contract, seat: 0, wreck: freighter }, { type: contract, seat: 0, wreck: corvette }, { type: contract, seat: 0, wreck: cruiser }] }
`;
    expect(await runScenario('a.yaml', text, gameOf)).toMatchObject({ failure: undefined, happened: ['contract'] });
  });

  it.each([
    [
      'a state that is otherwise',
      `${bids}  - expect: { state: { "crews[0].fuel": 6 } }`,
      /^a\.yaml:8:24: crews\[0\]\.fuel is 5, not 6\.$/,
    ],
    [
      'a stop at what does not happen',
      `${bids}  - stop: { type: coin }\n  - expect: { state: { "crews[0].fuel": 5 } }`,
      /does not happen after this decision/,
    ],
    [
      'a stop at what no game knows',
      `${bids}  - stop: { type: dance }\n  - expect: { state: { "crews[0].fuel": 5 } }`,
      /"dance" is none/,
    ],
    [
      'a stop before any decision at what comes later',
      'steps:\n  - stop: { type: won }\n  - expect: { state: { "crews[0].fuel": 5 } }',
      /^a\.yaml:6:5: What the scenario stops at does not happen before anybody is asked/,
    ],
    [
      'something that comes before such a stop',
      'steps:\n  - expect: { state: { round: 1 } }\n  - stop: { type: round }\n  - expect: { state: { round: 1 } }',
      /^a\.yaml:6:5: Where it stops before any decision nothing comes before that/,
    ],
    [
      'what is otherwise where it stops before any decision',
      'steps:\n  - stop: { type: contract }\n  - expect: { no-events: [{ type: contract, seat: 0 }] }',
      /^a\.yaml:7:27: There should be no such event/,
    ],
    [
      'a stop that nothing looks at',
      `${bids}  - refuse: { p1: x, rule: salvage.bid.1 }\n  - stop: { type: won }`,
      /Nothing is expected/,
    ],
    [
      'a decision after a stop',
      `steps:\n  - p1: bid:2\n  - stop: { type: won }\n  - p2: bid:1\n  - expect: { not-asked: [p1] }`,
      /nothing to decide/,
    ],
    ['a question where it stops', `${bids}  - stop: { type: won }\n  - expect: { not-asked: [p1] }`, /nobody is asked/],
    ['an event that did not happen', `${bids}  - expect: { events: [{ type: coin }] }`, /^a\.yaml:8:24: No event/],
    [
      'an event that should not happen',
      `${bids}  - expect: { no-events: [{ type: mine }] }`,
      /^a\.yaml:8:27: There should be no such event/,
    ],
    [
      'an event that a seat is not told of',
      'steps:\n  - expect: { seen: { p2: [{ type: contract, seat: 0, wreck: cruiser }] } }',
      /^a\.yaml:6:28: No event/,
    ],
    [
      'an event that a viewer should not be told of',
      'steps:\n  - expect: { unseen: { spectator: [{ type: contract, seat: 0 }] } }',
      /^a\.yaml:6:37: There should be no such event/,
    ],
    [
      'something that should not be there',
      `${bids}  - expect: { absent: [deck] }`,
      /^a\.yaml:8:24: deck should not be there/,
    ],
    [
      'something absent of what is not there either',
      `${bids}  - expect: { absent: ["crews[0].hold.wreck"] }`,
      /^a\.yaml:8:24: There is nothing of which crews\[0\]\.hold\.wreck could be a part/,
    ],
    [
      'a view that is otherwise',
      `${bids}  - expect: { view: { p1: { round: 1 } } }`,
      /^a\.yaml:8:29: round is 2, not 1/,
    ],
    ['another question', `${bids}  - expect: { asked: { p1: place-buoy } }`, /^a\.yaml:8:24: Player 1 is asked "bid"/],
    [
      'an option that is missing',
      `${bids}  - expect: { asked: { p1: { offers: ["bid:9"] } } }`,
      /bid:9 should be offered/,
    ],
    ['an option too many', `${bids}  - expect: { asked: { p1: { lacks: ["bid:1"] } } }`, /bid:1 should not be offered/],
    ['a question nobody expected', `${bids}  - expect: { not-asked: [p1] }`, /Player 1 is asked "bid"/],
    ['a match that is not over', `${bids}  - expect: { outcome: p1 }`, /^a\.yaml:8:15: The match is not over/],
    [
      'a legal answer said to be refused',
      'steps:\n  - refuse: { p1: "bid:1", rule: salvage.bid.2 }',
      /^a\.yaml:6:5: "bid:1" should be refused/,
    ],
    [
      'another rule that refuses',
      'steps:\n  - refuse: { p1: "bid:6", rule: salvage.bid.1 }',
      /^a\.yaml:6:28: It is refused by salvage\.bid\.2/,
    ],
    [
      'an illegal decision',
      'steps:\n  - p1: bid:7\n  - expect: { outcome: draw }',
      /^a\.yaml:6:5: This decision is refused.*salvage\.bid\.2/,
    ],
    [
      'a decision that nobody is asked for',
      'steps:\n  - p1: bid:1\n  - p1: bid:2\n  - expect: { outcome: draw }',
      /^a\.yaml:7:5: This decision is refused.*kernel\.turn\.1.*p2 is asked "bid"\. What has one legal answer/,
    ],
    [
      'dice nobody rolls',
      `dice: { coin: [sun] }\n${bids}  - expect: { state: { round: 2 } }`,
      /^a\.yaml:5:9: Nobody rolled/,
    ],
    [
      'a face the die lacks',
      'dice: { coin: [star] }\nsteps:\n  - p1: bid:1\n  - p2: bid:1\n  - expect: { state: { round: 2 } }',
      /^a\.yaml:8:5: The rules failed: .*shows only sun, moon/,
    ],
    [
      'more dice than scripted',
      'dice: { coin: [sun] }\nsteps:\n  - p1: bid:1\n  - p2: bid:1\n  - p1: bid:1\n  - p2: bid:1\n  - expect: { outcome: p1 }',
      /^a\.yaml:(5:9: More dice|11)/,
    ],
    [
      'a list that breaks less',
      'lists:\n  - { list: { rounds: 3 }, problems: [salvage.setup.5] }',
      /^a\.yaml:5:28: It does not break/,
    ],
    [
      'a list that breaks more',
      'lists:\n  - { list: { rounds: 9 }, problems: [] }',
      /^a\.yaml:5:28: It also breaks salvage\.setup\.5/,
    ],
    [
      'what means nothing said to be refused',
      'steps:\n  - refuse: { p1: dance, rule: salvage.bid.1 }',
      /^a\.yaml:6:5: No rule forbids this, it means nothing here: "dance" is not offered/,
    ],
    [
      'somebody who is nobody said to be refused',
      'steps:\n  - refuse: { p3: x, rule: kernel.turn.1 }',
      /^a\.yaml:6:5: A refusal says whose/,
    ],
    [
      'a mistyped field that is absent',
      `${bids}  - expect: { absent: ["crews[0].fule"] }`,
      /^a\.yaml:8:24: Nothing in this match is called "fule"\.$/,
    ],
    ['the absence of what all objects have', `${bids}  - expect: { absent: [toString] }`, /is called "toString"/],
    [
      'a place beyond the end of a list',
      `${bids}  - expect: { absent: ["crews[2]"] }`,
      /^a\.yaml:8:24: What is not in a list is named, or the list is counted\.$/,
    ],
    [
      'a part of a number',
      `${bids}  - expect: { absent: ["round.fuel"] }`,
      /^a\.yaml:8:24: There is nothing of which round\.fuel/,
    ],
    [
      'the absence of an event about nobody',
      `${bids}  - expect: { no-events: [{ type: ability, ability: flight }] }`,
      /^a\.yaml:8:44: Nothing in this match is called "flight"\.$/,
    ],
    [
      'dice that nobody rolls before it stops',
      'dice: { coin: [sun] }\nsteps:\n  - stop: { type: contract }\n  - expect: { state: { dealt: false } }',
      /^a\.yaml:5:9: Nobody rolled/,
    ],
  ])('goes red with its place for %s', async (_, text, message) => {
    expect(await failureOf((text.startsWith('lists') ? LISTS : head) + text)).toMatch(message);
  });

  it.each([
    ['a tag that nobody knows', `${head.replace('title: A', 'title: !evil A')}`, /^a\.yaml:2:8: Unresolved tag: !evil/],
    ['an alias of nothing', head.replace('A test', '*a'), /^a\.yaml:2:8: Nothing before this is marked &a\.$/],
    [
      'an alias within itself',
      `${head}steps: &s [{ expect: { state: { round: *s } } }]`,
      /^a\.yaml:5:40: \*s would be within itself\.$/,
    ],
    [
      'aliases without end',
      `a: &a [1, 1, 1, 1, 1]\nb: &b [*a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c]\n${head}`,
      /^a\.yaml:2:8: Written out, its aliases/,
    ],
    ['lists in lists in lists', `${head}lists: ${'['.repeat(5000)}`, /^a\.yaml:5:\d+: This is nested too deeply\.$/],
    [
      'more of them than a reader bears',
      `${head}lists: ${'['.repeat(150)}${']'.repeat(150)}`,
      /^a\.yaml:5:\d+: This is nested too deeply\.$/,
    ],
    ['a key that is no name', head.replace('rounds: 2', '__proto__: 2'), /^a\.yaml:4:10: "__proto__" is no name/],
    [
      'a rule that it proves twice',
      head.replace('.4]', '.4, salvage.bid.4]'),
      /^a\.yaml:3:25: "salvage\.bid\.4" stands/,
    ],
    ['a rule id that is a map', head.replace('[salvage.bid.4]', '[{ toString: 1 }]'), /is not a rule id/],
    ['a seed of many', `${head}seed: [a]`, /^a\.yaml:5:1: A text is expected here/],
    [
      'a setup of nothing',
      head.replace(/setup: .*/, 'setup: null') + bids.concat('  - expect: { not-asked: [p1] }'),
      /^a\.yaml:4:1: /,
    ],
    ['dice without a match', `${LISTS}dice: {}\nlists: [{ list: {}, problems: [] }]`, /^a\.yaml:4:1: Without steps/],
    ['a decision of nobody', `${head}steps: [{ p3: x }]`, /^a\.yaml:5:11: "p3" is no step/],
    ['the view of nobody', `${head}steps: [{ expect: { view: { p3: { round: 1 } } } }]`, /"p3" is nobody/],
    ['what nobody is not told', `${head}steps: [{ expect: { unseen: { p3: [{ type: mine }] } } }]`, /"p3" is nobody/],
    ['nobody who is not asked', `${head}steps: [{ expect: { not-asked: [p3] } }]`, /"p3" is nobody/],
    ['a path with holes', `${head}steps: [{ expect: { state: { "crews..fuel": 1 } } }]`, /is no path such as/],
    ...['state: {}', 'absent: []', 'events: []', 'no-events: []', 'not-asked: []', 'view: {}', 'view: { p1: {} }'].map(
      (empty): [string, string, RegExp] => [
        `nothing in ${empty}`,
        `${head}steps: [{ expect: { ${empty}, asked: { p1: bid } } }]`,
        /^a\.yaml:5:\d+: Nothing is expected here\.$/,
      ],
    ),
    ...['seen: {}', 'unseen: { p1: [] }', 'asked: {}', 'asked: { p2: {} }', 'asked: { p2: { lacks: [] } }'].map(
      (empty): [string, string, RegExp] => [
        `nothing in ${empty}`,
        `${head}steps: [{ expect: { ${empty}, state: { round: 1 } } }]`,
        /^a\.yaml:5:\d+: Nothing is expected here\.$/,
      ],
    ),
  ])('is no scenario with %s', async (_, text, message) => {
    expect(await failureOf(text)).toMatch(message);
  });

  it.each([
    ['not YAML', 'game: [', /^a\.yaml:1:\d+: /],
    ['an unknown field', `${head}stepz: []`, /^a\.yaml:5:1: "stepz" is unknown here/],
    ['a duplicate key', `${head}title: again`, /^a\.yaml:5:1: .*unique/i],
    ['no steps', head, /proves nothing/],
    ['steps without expectations', `${head}${bids}`, /^a\.yaml:5:1: .*proves nothing/],
    ['an unknown game', head.replace('salvage', 'chess'), /./],
    ['a bad rule id', head.replace('salvage.bid.4', 'Bid 4'), /^a\.yaml:3:10: "Bid 4" is not a rule id/],
    ['an unknown step', `${head}steps: [{ p0: x }]`, /^a\.yaml:5:11: "p0" is no step/],
    [
      'a broken setup',
      `${head.replace('rounds: 2', 'rounds: 99')}${bids}  - expect: { outcome: draw }`,
      /^a\.yaml:4:10: rounds: A whole number from 1 to 8/,
    ],
    [
      'a broken position',
      `${head.replace('[mine, mine]', '[mine, rock]')}${bids}  - expect: { outcome: draw }`,
      /^a\.yaml:4:46: position\.deck\[1\]: One of .* is expected, not "rock"/,
    ],
    ['an answer of no form', `${head}steps: [{ p1: 5 }]`, /^a\.yaml:5:11: An answer is/],
    [
      'an event that the game does not know',
      `${head}${bids}  - expect: { events: [{ type: rock }] }`,
      /^a\.yaml:8:24: An event has a type, and "rock" is none; there is round, /,
    ],
    [
      'the absence of an event that never happens',
      `${head}${bids}  - expect: { no-events: [{ type: rock }] }`,
      /^a\.yaml:8:27: An event has a type, and "rock" is none/,
    ],
    [
      'an event without its type',
      `${head}${bids}  - expect: { no-events: [{ seat: 0 }] }`,
      /^a\.yaml:8:27: An event has a type, and nothing is none/,
    ],
    [
      'the absence of an event with a field that such events do not have',
      `${head}${bids}  - expect: { no-events: [{ type: mine, seats: 0 }] }`,
      /^a\.yaml:8:41: "mine" has no "seats"; it has type, rule, seat, lost\.$/,
    ],
    [
      'the absence of an event whose place has such a field',
      `${head}${bids}  - expect: { unseen: { p2: [{ type: buoy, pose: { x: 1, z: 2 } }] } }`,
      /^a\.yaml:8:58: The pose of "buoy" has no "z"; it has x, y, heading\.$/,
    ],
    [
      'a stop at an event with a field that such events do not have',
      `${head}${bids}  - stop: { type: won, payed: 2 }\n  - expect: { state: { round: 1 } }`,
      /^a\.yaml:8:24: "won" has no "payed"/,
    ],
    [
      'what is impossible in other words',
      `impossible: 1\n${head}${bids}  - expect: { not-asked: [p1] }`,
      /^a\.yaml:1:1: A text is expected here/,
    ],
    [
      'what is called impossible and is not',
      `impossible: true\n${head}${bids}  - expect: { not-asked: [p1] }`,
      /^a\.yaml:1:1: This could come about in play/,
    ],
    [
      'dice that are no names',
      `${head}dice: { coin: [moon], other: 3 }\n${bids}  - expect: { not-asked: [p1] }`,
      /^a\.yaml:5:23: dice\.other: /,
    ],
    ['an expectation of nothing', `${head}steps: [{ expect: {} }]`, /Nothing is expected/],
  ])('is refused with file, line and column: %s', async (_, text, message) => {
    expect(await failureOf(text)).toMatch(message);
  });
});

describe('a scenario that starts from what could not come about', () => {
  /** Salvage as if too many rounds and too few were impossible, the one alone if one likes. */
  const strict = {
    ...salvage,
    liberties: ['rounds'],
    checkPossible({ rounds, position }: Parameters<typeof salvage.setup>[0], liberty?: string) {
      if (rounds > 5 && liberty !== 'rounds') throw new BadInput('rounds', 'Nobody plays that long.');
      if (position?.round !== 1) throw new BadInput('position.round', 'There is no such round.');
    },
  };
  const text = (impossible: string, rounds: number, round: number) =>
    `${impossible}game: salvage
title: A test
proves: []
setup:
  rounds: ${rounds}
  position: { round: ${round}, deck: [mine, mine, mine, mine, mine, mine], crews: [{ ready: [] }, { ready: [] }] }
steps: [{ expect: { asked: { p1: bid } } }]
`;
  const failure = async (...said: Parameters<typeof text>) =>
    (await runScenario('a.yaml', text(...said), async () => strict)).failure;

  it.each([
    ['', 2, 1, undefined],
    ['', 6, 1, 'a.yaml:5:3: rounds: Nobody plays that long. A scenario that means it says "impossible: rounds".'],
    ['', 6, 2, 'a.yaml:5:3: rounds: Nobody plays that long.'],
    ['impossible: rounds\n', 6, 1, undefined],
    ['impossible: rounds\n', 2, 1, 'a.yaml:1:1: This could come about in play, so nothing here is impossible.'],
    ['impossible: rounds\n', 6, 2, 'a.yaml:7:15: position.round: There is no such round.'],
    ['impossible: deck\n', 6, 1, 'a.yaml:1:1: "impossible" is true, false, rounds.'],
    ['impossible: true\n', 6, 2, undefined],
    ['impossible: true\n', 2, 1, 'a.yaml:1:1: This could come about in play, so nothing here is impossible.'],
  ])('says so in one respect or in all: %s', async (impossible, rounds, round, said) => {
    expect(await failure(impossible, rounds, round)).toBe(said);
  });
});

describe('comparing', () => {
  it('takes maps as parts, lists as wholes, and numbers to a hundredth', () => {
    expect(matches({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] } })).toBe(true);
    expect(matches({ a: [1, 2, 3] }, { a: [1, 2] })).toBe(false);
    expect(matches(1.2345, 1.23)).toBe(true);
    expect(matches(1.2345, 1.24)).toBe(false);
    expect(matches(1, 2)).toBe(false);
    expect(matches(undefined, null)).toBe(false);
  });

  it('finds items of lists by index, id or key', () => {
    const state = {
      ships: [
        { id: 'luke', tokens: ['focus'] },
        { id: 'wedge', tokens: [] },
      ],
    };
    expect(valueAt(state, pathOf('ships.luke.tokens[0]'))).toBe('focus');
    expect(valueAt(state, pathOf('ships[1].tokens.length'))).toBe(0);
    expect(valueAt(state, pathOf('ships.biggs.tokens'))).toBeUndefined();
  });
});

describe('the conformance report', () => {
  const book = parseRuleBook([
    {
      name: 'r.md',
      text: '## A {#a}\n- `g.a.1` [core] One.\n- `g.a.2` [core] Two.\n- `g.a.3` [info] Three.\n- `g.a.4` [build] Four.\n',
    },
  ]);
  const result = { file: 's.yaml', title: '', game: 'g', happened: [], failure: undefined };

  it('counts cited and proven rules, and names what is left', () => {
    const report = conformance(
      'g',
      book,
      [{ file: 'x.ts', text: "rule: 'g.a.1' // g.a.4" }],
      [{ ...result, proves: ['g.a.1'] }],
    );
    expect(report).toEqual({
      game: 'g',
      rules: {
        core: { total: 2, cited: 1, proven: 1 },
        build: { total: 1, cited: 1, proven: 0 },
        info: { total: 1, cited: 0, proven: 0 },
      },
      left: ['g.a.2', 'g.a.4'],
      uncited: [],
      unknown: [],
      failing: [],
    });
  });

  it('names the core and build rules that are proven and cited nowhere', () => {
    const proves = ['g.a.1', 'g.a.2', 'g.a.3', 'g.a.4'] as const;
    const uncitedWith = (text: string, failure?: string) =>
      conformance('g', book, [{ file: 'x.ts', text }], [{ ...result, proves, failure }]).uncited;
    expect(uncitedWith("rule: 'g.a.1'")).toEqual(['g.a.2', 'g.a.4']);
    expect(uncitedWith('// g.a.1, .4')).toEqual(['g.a.2']);
    expect(uncitedWith('// g.a.1 to .4')).toEqual([]);
    expect(uncitedWith('', 's.yaml:1:1: no')).toEqual([]);
  });

  it.each([
    ['x.lock.4, .6', ['x.lock.4', 'x.lock.6']],
    ['(x.lock.4 and .6).', ['x.lock.4', 'x.lock.6']],
    ['x.lock.4 to .6', ['x.lock.4', 'x.lock.5', 'x.lock.6']],
    ['x.lock.1, .3 to .5 and .9: why', ['x.lock.1', 'x.lock.3', 'x.lock.4', 'x.lock.5', 'x.lock.9']],
    ['x.lock.1, .2, x.full-arcs.5 to .6; more', ['x.lock.1', 'x.lock.2', 'x.full-arcs.5', 'x.full-arcs.6']],
    ['`x.missions.setup.1` to `.3`', ['x.missions.setup.1', 'x.missions.setup.2', 'x.missions.setup.3']],
    ['x.lock.4,\n   * .6', ['x.lock.4', 'x.lock.6']],
    ['// x.lock.4 and\n  // .6', ['x.lock.4', 'x.lock.6']],
    ["rule: 'x.lock.4', .6", ['x.lock.4']],
    ['x.lock.4, 0.6 and 7', ['x.lock.4']],
    ['x.lock.4. And .6', ['x.lock.4']],
    ['y.lock.4, .6', []],
  ])('finds what %j cites', (text, ids) => {
    expect(citedIds(text, ['x'])).toEqual(ids);
  });

  it('names unknown ids and where they are cited; a failing scenario proves nothing', () => {
    const report = conformance(
      'g',
      book,
      [{ file: 'x.ts', text: 'g.a.77' }],
      [
        { ...result, proves: ['g.b.1'] },
        { ...result, proves: ['g.a.1'], failure: 's.yaml:1:1: no' },
      ],
    );
    expect(report.unknown).toEqual(['g.a.77 (x.ts)', 'g.b.1 (s.yaml)']);
    expect(report.left).toContain('g.a.1');
    expect(report.failing).toEqual(['s.yaml:1:1: no']);
  });
});

import { type Bot, type Game, Match, pickOne, Random } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { describe, expect, it } from 'vitest';
import { playOut } from './play.ts';
import { randomBot } from './random.ts';
import { playTrial, simulate } from './simulate.ts';
import { soak } from './soak.ts';
import { winRate } from './winrate.ts';

describe('bots', () => {
  it('play a match to its end, the same one for the same seed', () => {
    const play = () => {
      const match = Match.start(salvage, { setup: { rounds: 8 }, seed: 's' });
      playOut(match, [randomBot(), randomBot()], 's');
      return match.record();
    };
    expect(play()).toEqual(play());
  });

  it('never change the dice: another bot in one seat, the same deck and contracts', () => {
    const least: Bot = {
      decide: ({ request }) =>
        request.kind === 'pick' ? (request.options[0]?.key ?? '') : (request.candidates[0]?.key ?? ''),
    };
    const decks = [randomBot(), least].map((bot) => {
      const match = Match.start(salvage, { setup: { rounds: 4 }, seed: 's' });
      const deck = match.state.deck.slice();
      playOut(match, [randomBot(), bot], 's');
      return [deck, match.state.crews.map(({ contract }) => contract)];
    });
    expect(decks[0]).toEqual(decks[1]);
  });

  it('are told when they answer what the rules refuse', () => {
    const cheat: Bot = { decide: () => 'bid:99' };
    const match = Match.start(salvage, { setup: { rounds: 1 }, seed: 's' });
    expect(() => playOut(match, [cheat, cheat], 's')).toThrow(/illegal answer to "bid"/);
  });

  it('are compared on setups of the usual size, where a game has such', () => {
    const typical: Game = { ...(salvage as unknown as Game), typicalSetup: () => ({ rounds: 1 }) };
    const [usual, any] = [typical, salvage as unknown as Game].map((game) =>
      simulate(game, { games: 4, seed: 'usual', bots: [randomBot, randomBot] }),
    );
    expect(usual?.decisions).toBeLessThan(any?.decisions ?? 0);
  });

  it('let lists change seats after every match, and take their bots along', () => {
    const asked: unknown[] = [];
    const game: Game = {
      ...(salvage as unknown as Game),
      newSetup: ({ lists, mission }) => {
        asked.push([...lists, mission]);
        return { rounds: 1 };
      },
    };
    const least = (): Bot => ({
      decide: ({ request }) => (request.kind === 'pick' ? request.options : request.candidates)[0]?.key ?? '',
    });
    const trial = { seed: 't', bots: [randomBot, least], lists: ['a', 'b'], mission: 'm' };
    const report = simulate(game, { ...trial, games: 6 });
    expect(asked.slice(0, 2)).toEqual([
      ['a', 'b', 'm'],
      ['b', 'a', 'm'],
    ]);
    const alone = Array.from({ length: 6 }, (_, i) => playTrial(game, trial, i).winner);
    expect(report.wins).toEqual([0, 1].map((list) => alone.filter((winner) => winner === list).length));
    expect(report.rates[0]).toEqual(winRate(report.wins[0] ?? 0, report.draws, 6));
    expect(() => playTrial(game, { ...trial, lists: ['a'] }, 0)).toThrow('2 lists');
    const sided: Game = { ...game, seatsFor: (list) => [list === 'a' ? 1 : 0] };
    asked.length = 0;
    simulate(sided, { ...trial, games: 2 });
    expect(asked).toEqual([
      ['b', 'a', 'm'],
      ['b', 'a', 'm'],
    ]);
    expect(() => playTrial({ ...game, seatsFor: () => [0] }, trial, 0)).toThrow('same seat');
  });

  it('win so often, and it is so sure', () => {
    // Wilson's interval of 8 in 10, as tables have it.
    const { rate, low, high } = winRate(8, 0, 10);
    expect([rate, low, high].map((one) => one.toFixed(3))).toEqual(['0.800', '0.490', '0.943']);
    expect(winRate(0, 4, 4).rate).toBe(0.5);
    expect(winRate(0, 0, 20)).toMatchObject({ rate: 0, low: 0 });
    expect(winRate(20, 0, 20).high).toBe(1);
    expect(winRate(0, 0, 0)).toEqual({ rate: 0.5, low: 0, high: 1 });
  });

  it('see only the view of their seat', () => {
    const seen: unknown[] = [];
    const spy: Bot = {
      decide: ({ view, request, random }) => {
        seen.push(view());
        return randomBot().decide({ seat: 0, request, view, random });
      },
    };
    const match = Match.start(salvage, { setup: { rounds: 8 }, seed: 's' });
    playOut(match, [spy, randomBot()], 's');
    expect(seen.length).toBeGreaterThan(5);
    for (const view of seen) expect(view).toMatchObject({ crews: [{}, { contract: null, bid: null }] });
  });
});

describe('simulate', () => {
  it('counts every match once', () => {
    const report = simulate(salvage, { games: 50, seed: 'x', bots: [randomBot, randomBot] });
    expect(report).toMatchObject({ game: 'salvage', games: 50, finished: 50 });
    expect(report.wins.reduce((sum, n) => sum + n, report.draws)).toBe(50);
  });
});

describe('soak', () => {
  it('verifies every record of a sound game', () => {
    expect(soak(salvage, { games: 100, seed: 'x', from: 0 })).toMatchObject({
      finished: 100,
      stuck: 0,
      failed: 0,
      verified: 100,
      failures: [],
    });
  });

  it('finds a game that sticks, one that fails and one that does not replay, and says how to repeat each', () => {
    let games = 0;
    const broken: Game = {
      ...salvage,
      id: 'broken',
      *play(table) {
        const game = games++;
        const state = table.state as { outcome: unknown; round: number };
        yield* pickOne({ seat: 0, topic: 't', rule: 'broken.rule.1', options: [{ key: 'a' }, { key: 'b' }] });
        if (game === 0) for (;;) table.emit({ type: 'again', rule: 'broken.rule.1' });
        if (game === 1) throw new Error('a bug');
        state.round = game;
        state.outcome = { winner: null, rule: 'broken.rule.1' };
      },
    };
    const report = soak(broken, { games: 3, seed: 'x', from: 7 });
    expect(report).toMatchObject({ stuck: 1, failed: 2, verified: 0 });
    expect(report.failures.map(({ kind }) => kind)).toEqual(['stuck', 'failed', 'differs']);
    expect(report.failures[1]?.repeat).toBe('rangefinder soak broken --seed "x" --from 8 --games 1');
    expect(report.failures[1]?.record?.decisions).toHaveLength(1);
  });

  it('plays the same match again by its number', () => {
    const all = [new Random('x/2/setup'), new Random('x/2/setup')].map((random) => salvage.randomSetup(random));
    expect(all[0]).toEqual(all[1]);
    const one = soak(salvage, { games: 1, seed: 'x', from: 2 });
    const upTo = [3, 2].map((games) => soak(salvage, { games, seed: 'x', from: 0 }).decisions);
    expect(one.decisions).toBe((upTo[0] ?? 0) - (upTo[1] ?? 0));
  });
});

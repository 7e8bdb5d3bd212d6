import { type Bot, Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { swccg } from '../index.ts';
import type { SwccgView } from '../view.ts';
import { greedyBot } from './greedy.ts';

const randomBot: Bot<SwccgView> = { decide: ({ request, random }) => randomAnswer(request, random) };

/** The ready decks against each other, in every pairing in turn. */
function setup(game: number) {
  const of = (seat: number) => swccg.readyLists.filter(({ seats }) => seats?.includes(seat)).map(({ list }) => list);
  const [dark, light] = [of(0), of(1)];
  return swccg.parseSetup({ decks: { dark: dark[game % dark.length], light: light[(game >> 1) % light.length] } });
}

function play(game: number, bots: readonly Bot<SwccgView>[]) {
  const seed = `greedy ${game}`;
  const match = Match.start(swccg, { setup: setup(game), seed }, { events: false, checkpoints: false });
  const randoms = bots.map((_, seat) => new Random(`${seed}/bot:${seat}`));
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const { seat } = request;
    const [bot, random] = [bots[seat], randoms[seat]];
    if (!bot || !random) throw new Error('Nobody sits there.');
    match.submit(seat, bot.decide({ seat, request, view: () => match.view(seat), random }));
  }
  return match;
}

describe('the greedy bot', () => {
  it('beats chance with the ready decks, on either side', () => {
    const games = 60;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const seat = (i >> 2) % 2;
      const bots = seat === 0 ? [greedyBot(), randomBot] : [randomBot, greedyBot()];
      if (play(i, bots).outcome?.winner === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(0.9 * games);
  }, 60_000);

  it('plays the same game twice from one seed', () => {
    const records = [0, 1].map(() => play(3, [greedyBot(), greedyBot()]).record());
    expect(records[1]).toEqual(records[0]);
  });
});

import { type Bot, Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { xwing1 } from '../index.ts';
import type { XwingView } from '../view.ts';
import { greedyBot } from './greedy.ts';

const randomBot: Bot<XwingView> = { decide: ({ request, random }) => randomAnswer(request, random) };

function winnerOf(seed: string, bots: readonly Bot<XwingView>[]): number | null {
  const match = Match.start(
    xwing1,
    { setup: xwing1.randomSetup(new Random(`${seed}/setup`)), seed },
    { events: false, checkpoints: false },
  );
  const randoms = bots.map((_, seat) => new Random(`${seed}/bot:${seat}`));
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const { seat } = request;
    const [bot, random] = [bots[seat], randoms[seat]];
    if (!bot || !random) throw new Error('Nobody sits there.');
    match.submit(seat, bot.decide({ seat, request, view: () => match.view(seat), random }));
  }
  return match.outcome?.winner ?? null;
}

describe('the greedy bot', () => {
  it('beats chance, on either side', () => {
    let won = 0;
    for (let i = 0; i < 20; i++) {
      const seat = i % 2;
      const bots = seat === 0 ? [greedyBot(), randomBot] : [randomBot, greedyBot()];
      if (winnerOf(`greedy ${i}`, bots) === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});

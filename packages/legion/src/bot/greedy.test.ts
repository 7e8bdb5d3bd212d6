import { type Bot, Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { legion } from '../index.ts';
import type { LegionView } from '../view.ts';
import { greedyBot } from './greedy.ts';

const randomBot: Bot<LegionView> = { decide: ({ request, random }) => randomAnswer(request, random) };

function play(seed: string, bots: readonly Bot<LegionView>[]): { winner: number | null; answers: string } {
  const setup = { ...legion.randomSetup(new Random(`${seed}/setup`)), rounds: 4 };
  const match = Match.start(legion, { setup, seed }, { events: false, checkpoints: false });
  const randoms = bots.map((_, seat) => new Random(`${seed}/bot:${seat}`));
  const answers: unknown[] = [];
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const { seat } = request;
    const [bot, random] = [bots[seat], randoms[seat]];
    if (!bot || !random) throw new Error('Nobody sits there.');
    const answer = bot.decide({ seat, request, view: () => match.view(seat), random });
    answers.push(answer);
    match.submit(seat, answer);
  }
  return { winner: match.outcome?.winner ?? null, answers: JSON.stringify(answers) };
}

describe('the greedy bot', () => {
  it('beats chance, on either side', { timeout: 120_000 }, () => {
    let won = 0;
    for (let i = 0; i < 8; i++) {
      const seat = i % 2;
      const bots = seat === 0 ? [greedyBot(), randomBot] : [randomBot, greedyBot()];
      if (play(`greedy ${i}`, bots).winner === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });

  it('plays the same game twice alike, and changes nothing by thinking', { timeout: 60_000 }, () => {
    const once = () => play('alike', [greedyBot(), greedyBot()]).answers;
    expect(once()).toBe(once());
  });
});

import { type Bot, Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../army/ready.ts';
import { legion } from '../index.ts';
import type { LegionView } from '../view.ts';
import { greedyBot } from './greedy.ts';

const SMALL = READY_ARMIES.filter(({ mode }) => mode === 'skirmish');

const randomBot: Bot<LegionView> = { decide: ({ request, random }) => randomAnswer(request, random) };

function play(seed: string, bots: readonly Bot<LegionView>[]): { winner: number | null; answers: string } {
  // The smaller game, and a shorter one: many decisions in little time.
  const random = new Random(`${seed}/setup`);
  const lists = [random.choose('setup', SMALL), random.choose('setup', SMALL)];
  const setup = { ...legion.newSetup({ lists }), rounds: 4 };
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
  it('beats chance, on either side', { timeout: 240_000 }, () => {
    let won = 0;
    for (let i = 0; i < 6; i++) {
      const seat = i % 2;
      const bots = seat === 0 ? [greedyBot(), randomBot] : [randomBot, greedyBot()];
      if (play(`greedy ${i}`, bots).winner === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });

  it('plays the same game twice alike, and changes nothing by thinking', { timeout: 120_000 }, () => {
    const once = () => play('alike', [greedyBot(), greedyBot()]).answers;
    expect(once()).toBe(once());
  });
});

import { Match, Random, randomAnswer } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { describe, expect, it } from 'vitest';
import { type InTurn, replay } from './replay.ts';

describe('a match that is played again', () => {
  it('lets others play between any two decisions, and comes out the same, undos too', async () => {
    const setup = salvage.newSetup({ lists: [], mission: undefined });
    const played = Match.start(salvage, { setup, seed: 'again' });
    const random = new Random('again');
    const step = () => {
      const [request] = played.pending;
      if (request) played.submit(request.seat, randomAnswer(request, random));
    };
    for (let i = 0; i < 6; i++) step();
    for (const [to, seed] of [
      [3, 'b'],
      [3, 'c'],
      [0, 'd'],
    ] as const) {
      played.undo(to);
      played.reseed(seed);
      for (let i = 0; i < 4; i++) step();
    }
    const record = played.record();
    let turns = 0;
    const inTurn: InTurn = async (work) => {
      turns++;
      return work();
    };
    const again = await replay(salvage, record, inTurn, { slice: 0 });
    expect(again.hash()).toBe(record.hash);
    expect(again.record().reseeds).toEqual(record.reseeds);
    expect(turns).toBe(1 + record.decisions.length);
  });
});

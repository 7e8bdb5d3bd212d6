import { Match, Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { playOn, somewhere, VIEWERS } from '../test/matches.ts';
import { GAMES } from './index.ts';

const seenBy = (match: Match) =>
  VIEWERS.map((viewer) => JSON.stringify([match.view(viewer), match.pendingFor(viewer)]));

describe.each(GAMES)('after an undo in $name', ({ load }) => {
  it('everybody sees what they saw then, and the record plays the same again', async () => {
    const game = await load();
    for (let i = 0; i < 14; i++) {
      const seed = `undo ${i}`;
      const match = somewhere(game, seed, 30 + i * 37);
      if (match.outcome) continue;
      const at = match.decisions.length;
      const before = seenBy(match);
      playOn(match, new Random(`second ${seed}`), 25);
      match.undo(at);
      match.reseed(`new ${seed}`);
      expect(seenBy(match)).toEqual(before);
      playOn(match, new Random(`third ${seed}`), 60);
      match.undo(Math.min(at + 10, match.decisions.length));
      match.reseed(`newer ${seed}`);
      playOn(match, new Random(`fourth ${seed}`), 60);
      expect(Match.replay(game, match.record()).hash()).toBe(match.hash());
      expect(match.fork().hash()).toBe(match.hash());
    }
  });

  it('hides what it hid, and none of it is what it was', async () => {
    const game = await load();
    if (!game.redraw) return; // nothing lies there by chance that nobody has seen
    let same = 0;
    for (let i = 0; i < 40; i++) {
      const match = somewhere(game, `hidden ${i}`, 10 + i * 11);
      if (match.outcome) continue;
      const before = match.hash();
      match.reseed(`new ${i}`);
      if (match.hash() === before) same++;
    }
    expect(same).toBeLessThan(3);
  });

  it('brings by chance something else than it would have', async () => {
    const game = await load();
    let same = 0;
    for (let i = 0; i < 20; i++) {
      const match = somewhere(game, `chance ${i}`, 5 + i * 7);
      if (match.outcome) continue;
      const other = match.fork();
      other.reseed(`new ${i}`);
      // Long enough to come to some dice, even where two armies are still being set up.
      for (const one of [match, other]) playOn(one, new Random(`same ${i}`), 150);
      if (match.hash() === other.hash()) same++;
    }
    expect(same).toBeLessThan(3);
  });
});

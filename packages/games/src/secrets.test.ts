import { notPlain, Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { somewhere, VIEWERS } from '../test/matches.ts';
import { GAMES } from './index.ts';

describe.each(GAMES)('what $name hides', ({ load }) => {
  it('can be imagined otherwise, and whoever may not see it sees no difference', async () => {
    const game = await load();
    let [hides, others] = [false, 0];
    for (let i = 0; i < 8; i++) {
      const match = somewhere(game, `secrets ${i}`, 3 + i * 5);
      if (match.outcome) continue;
      hides ||= new Set(VIEWERS.map((viewer) => JSON.stringify(match.view(viewer)))).size > 1;
      for (const viewer of VIEWERS) {
        const other = game.imagine(match.state, viewer, new Random(`secret ${i}`));
        expect(JSON.stringify(game.view(other, viewer)), `view of ${viewer}`).toBe(JSON.stringify(match.view(viewer)));
        expect(notPlain(other)).toBeUndefined();
        if (JSON.stringify(other) !== JSON.stringify(match.state)) others++;
      }
    }
    if (hides) expect(others, 'imagined states that are other than the true one').toBeGreaterThan(0);
  });

  it('is a state apart: whatever is imagined, the match stays as it is', async () => {
    const game = await load();
    const match = somewhere(game, 'apart', 12);
    const before = match.hash();
    for (const viewer of VIEWERS) game.imagine(match.state, viewer, new Random('secret'));
    expect(match.hash()).toBe(before);
  });
});

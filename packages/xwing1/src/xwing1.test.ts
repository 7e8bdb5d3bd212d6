import { clonePlain, Match, notPlain, Random, randomAnswer, type Viewer } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { xwing1 } from './index.ts';

const VIEWERS = [0, 1, 'spectator'] as const satisfies Viewer[];

/** A match after some random decisions. */
function playSome(seed: string, decisions: number) {
  const setup = xwing1.randomSetup(new Random(`setup of ${seed}`));
  const match = Match.start(xwing1, { setup, seed }, { checkpoints: false });
  const random = new Random(`bot of ${seed}`);
  for (let i = 0; i < decisions && match.pending.length > 0; i++) {
    const request = random.choose('seat', match.pending);
    match.submit(request.seat, randomAnswer(request, random));
  }
  return match;
}

it('a state imagined anew looks the same to its viewer, byte for byte, and is another', () => {
  let others = 0;
  for (let i = 0; i < 12; i++) {
    const match = playSome(`secrets ${i}`, i * 22);
    for (const viewer of VIEWERS) {
      const other = xwing1.imagine(match.state, viewer, new Random(`secret ${i}`));
      expect(JSON.stringify(xwing1.view(other, viewer))).toBe(JSON.stringify(match.view(viewer)));
      expect(notPlain(other)).toBeUndefined();
      if (JSON.stringify(other) !== JSON.stringify(match.state)) others++;
    }
  }
  expect(others).toBeGreaterThan(20);
});

it('a damage deck dealt anew after an undo changes no view', () => {
  let dealt = 0;
  for (let i = 0; i < 12; i++) {
    const { state } = playSome(`redraw ${i}`, i * 22);
    const anew = clonePlain(state);
    xwing1.redraw?.(anew, new Random(`redraw ${i}`));
    for (const viewer of VIEWERS)
      expect(JSON.stringify(xwing1.view(anew, viewer))).toBe(JSON.stringify(xwing1.view(state, viewer)));
    if (String(anew.players[0].deck) !== String(state.players[0].deck)) dealt++;
  }
  expect(dealt).toBeGreaterThan(8);
});

it('no event that is told to the other side names a dial that lies facedown', () => {
  const seen = playSome('dials', 200).events('spectator');
  expect(seen.some(({ type }) => type === 'phase')).toBe(true);
  expect(seen.filter(({ type }) => type === 'dial-set')).toEqual([]);
});

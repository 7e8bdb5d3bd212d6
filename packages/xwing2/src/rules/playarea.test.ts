import { Match, Random, randomAnswer } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { xwing2 } from '../index.ts';

describe('play areas of another size (xw2.play-area.4)', () => {
  it.each([600, 1500])('take a whole match: %i mm', (playArea) => {
    const random = new Random(`play area ${playArea}`);
    const setup = { ...xwing2.randomSetup(random), mission: 'dogfight' as const, playArea };
    const match = Match.start(xwing2, { setup, seed: 'play area' });
    for (let asked = match.pending[0]; asked; asked = match.pending[0])
      match.submit(asked.seat, randomAnswer(asked, random));
    expect(match.outcome?.rule).toMatch(/^xw2\./);
  });

  it('are refused in missions and out of reason', () => {
    const random = new Random('play area');
    const setup = { ...xwing2.randomSetup(random), rounds: 12 };
    expect(() => xwing2.parseSetup({ ...setup, mission: 'salvage', playArea: 1500 })).toThrow(/playArea/);
    expect(() => xwing2.parseSetup({ ...setup, mission: 'dogfight', playArea: 100 })).toThrow(/600 to 2000/);
    for (const playArea of [599.5, 2000.5])
      expect(() => xwing2.parseSetup({ ...setup, mission: 'dogfight', playArea })).toThrow(/600 to 2000/);
  });
});

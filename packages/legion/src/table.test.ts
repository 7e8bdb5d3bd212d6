import { Match } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { askRules } from './asking.ts';
import { legion } from './index.ts';
import { giveKeyword, hasKeyword } from './sources.ts';

/** Two leaders who look at each other over 600 mm, and a walker beside them. */
function table() {
  const setup = legion.parseSetup({
    position: {
      phase: 'activation',
      begun: true,
      units: [
        {
          id: 'rebel',
          unit: 'luke-skywalker-hero-of-the-rebellion',
          seat: 0,
          order: 'faceup',
          minis: [[300, 450, 90]],
        },
        { id: 'vader', unit: 'darth-vader-dark-lord-of-the-sith', seat: 1, minis: [[900, 450, 270]] },
        { id: 'walker', unit: 'at-st', seat: 1, minis: [[600, 800, 180]] },
      ],
    },
  });
  const t = askRules(legion.view(Match.start(legion, { setup, seed: 'table' }).state, 0));
  const [rebel, vader, walker] = [t.unit('rebel'), t.unit('vader'), t.unit('walker')];
  const put = (unit: typeof rebel, x: number, y: number) => {
    t.leader(unit).pose = { x, y, heading: 0 };
    t.shifted();
  };
  return { t, rebel, vader, walker, put };
}

describe('what the table remembers', () => {
  it('of sights lasts until a vehicle comes between, and until it leaves again', () => {
    const { t, rebel, vader, walker, put } = table();
    expect(t.sees(rebel, vader)).toBe(true);
    put(walker, 600, 450);
    expect(t.sees(rebel, vader)).toBe(false);
    put(walker, 600, 800);
    expect(t.sees(rebel, vader)).toBe(true);
    put(vader, 900, 840);
    expect([t.sees(rebel, vader), t.range(rebel, vader)]).toEqual([true, 5]);
  });

  it('of sights lasts until a vehicle is gone', () => {
    const { t, rebel, vader, walker, put } = table();
    put(walker, 600, 450);
    expect(t.sees(rebel, vader)).toBe(false);
    walker.place = 'defeated';
    t.shifted();
    expect(t.sees(rebel, vader)).toBe(true);
  });

  it('of two units lasts until either moves', () => {
    const { t, rebel, vader, walker, put } = table();
    const all = () => [t.range(rebel, vader), t.attackRange(rebel, vader), t.touch(rebel, vader)];
    expect(all()).toEqual([4, 4, false]);
    put(walker, 300, 800);
    expect(all()).toEqual([4, 4, false]);
    put(rebel, 700, 450);
    expect(all()).toEqual([2, 2, false]);
    expect(t.enemiesTouching(rebel)).toEqual([]);
    put(vader, 727, 450);
    expect(all()).toEqual([1, 1, true]);
    expect(t.enemiesTouching(rebel)).toEqual([vader]);
  });

  it('of a unit’s keywords lasts until it is given others, and what they do with it', () => {
    const { t, rebel, vader } = table();
    expect([hasKeyword(t, rebel, 'unhindered'), hasKeyword(t, vader, 'unhindered')]).toEqual([false, false]);
    expect(t.abilities.ask('ignores-difficult', vader, false)).toBe(false);
    giveKeyword(t, vader, 'round', { id: 'unhindered', value: 1, of: '' });
    expect([hasKeyword(t, rebel, 'unhindered'), hasKeyword(t, vader, 'unhindered')]).toEqual([false, true]);
    expect(t.abilities.ask('ignores-difficult', vader, false)).toBe(true);
  });
});

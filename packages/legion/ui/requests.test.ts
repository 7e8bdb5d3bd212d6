import { leastAnswer, Match, type RequestView } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { pickUnder } from '../src/ask.ts';
import { legion } from '../src/index.ts';
import { confirm, likely, otherWay, suggested } from './requests.ts';

const SQUAD = [0, 30, 60, 90];

/** Stormtroopers that aimed shoot at rebels: the question which dice are rolled again. */
function aimed(seed: string) {
  const minis = (y: number, heading: number) => SQUAD.map((x) => [500 + x, y, heading]);
  const setup = legion.parseSetup({
    position: {
      begun: true,
      units: [
        { id: 'storm', unit: 'stormtroopers', order: 'faceup', tokens: { aim: 1 }, minis: minis(300, 0) },
        { id: 'rebels', unit: 'rebel-troopers', seat: 1, minis: minis(600, 180) },
      ],
    },
  });
  const match = Match.start(legion, { setup, seed }, { events: false, checkpoints: false });
  for (let i = 0; i < 20; i++) {
    for (const request of match.pending) {
      const dice = pickUnder(request, 'spend-aim');
      const seen = match.pendingFor(request.seat).own;
      if (dice && seen) return { request: seen, dice, view: match.view(request.seat) };
      const wanted = ['attack', 'rebels:all', 'done', 'aim'];
      const options = request.kind === 'pick' ? request.options.map(({ key }) => key) : [];
      match.submit(request.seat, wanted.find((key) => options.includes(key)) ?? leastAnswer(request));
    }
  }
  throw new Error('Nobody was asked about an aim token.');
}

it('the dice that show nothing are marked to be rolled again, and no more than a token allows', () => {
  const marked = ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel'].map((seed) => {
    const { request, dice, view } = aimed(seed);
    const keys = suggested(request, view);
    // Stormtroopers turn surges into hits, and are Precise 1.
    const blanks = dice.options.filter(({ about }) => about?.face === 'blank').map(({ key }) => key);
    expect(blanks).toEqual(expect.arrayContaining([...keys]));
    expect(keys).toHaveLength(Math.min(3, blanks.length));
    return keys.length;
  });
  expect(new Set(marked).size).toBeGreaterThan(1);
});

it('nothing is marked where no dice are asked about, and nothing said of rolling', () => {
  const { request, view } = aimed('ash');
  const other: RequestView = { ...request, topic: 'choose' };
  expect([0, 1, 2].map((count) => confirm(request, count, 'en'))).toEqual([
    'Reroll nothing',
    'Reroll 1 die',
    'Reroll 2 dice',
  ]);
  expect(confirm(other, 2, 'en')).toBeNull();
  expect(suggested(other, view)).toEqual([]);
});

it('the target that is offered first is the one that is sure to fall, not the first of the list', () => {
  const squad = (y: number, heading: number) => SQUAD.map((x) => [500 + x, y, heading]);
  const units = [
    { id: 'storm', unit: 'stormtroopers', order: 'faceup', minis: squad(300, 0) },
    { id: 'rebels', unit: 'rebel-troopers', seat: 1, minis: squad(520, 180) },
    { id: 'survivor', unit: 'fleet-troopers', seat: 1, minis: [[350, 520, 180]] },
  ];
  const setup = legion.parseSetup({ position: { begun: true, units } });
  const match = Match.start(legion, { setup, seed: 'ash' }, { events: false, checkpoints: false });
  for (let i = 0; i < 60; i++) {
    for (const request of match.pending) {
      const { own } = match.pendingFor(request.seat);
      if (own?.kind === 'pick' && own.topic === 'target' && own.seat === 0) {
        expect(own.options[0]?.key).toMatch(/^rebels/);
        expect(likely(own, match.view(0))).toBe('survivor');
        expect([...(otherWay(own, 'en')?.instead ?? [])]).toEqual([
          ['rebels', 'rebels:choose'],
          ['survivor', 'survivor:choose'],
        ]);
        return;
      }
      const options = request.kind === 'pick' ? request.options.map(({ key }) => key) : [];
      const wanted = ['attack', 'done'].find((key) => options.includes(key));
      match.submit(request.seat, wanted ?? leastAnswer(request));
    }
  }
  throw new Error('Nobody was asked for a target.');
});

import { leastAnswer, Match } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { legion } from '../../src/index.ts';
import { focusOf } from './focus.ts';

const SQUAD = [0, 30, 60, 90];

/** What is looked at where stormtroopers are asked a question: some rebels stand before them, others far off. */
function lookedAt(topic: string) {
  const minis = (y: number, heading: number) => SQUAD.map((x) => [500 + x, y, heading]);
  const setup = legion.parseSetup({
    position: {
      begun: true,
      units: [
        { id: 'storm', unit: 'stormtroopers', order: 'faceup', tokens: { aim: 1 }, minis: minis(100, 0) },
        { id: 'rebels', unit: 'rebel-troopers', seat: 1, minis: minis(400, 180) },
        { id: 'fleet', unit: 'fleet-troopers', seat: 1, minis: [[1700, 880, 180]] },
      ],
    },
  });
  const match = Match.start(legion, { setup, seed: 'ash' }, { events: false, checkpoints: false });
  for (let i = 0; i < 20; i++) {
    for (const request of match.pending) {
      const { own } = match.pendingFor(request.seat);
      if (own?.topic === topic) return focusOf(match.view(request.seat), own)?.pieces ?? [];
      const options = request.kind === 'pick' ? request.options.map(({ key }) => key) : [];
      const wanted = ['attack', 'rebels:all', 'done', 'aim'];
      match.submit(request.seat, wanted.find((key) => options.includes(key)) ?? leastAnswer(request));
    }
  }
  throw new Error(`Nobody was asked ${topic}.`);
}

it('whoever chooses an action sees whom it could attack, and nobody else for it', () => {
  const pieces = lookedAt('action');
  expect(pieces).toContain('storm');
  expect(pieces).toContain('rebels');
  expect(pieces).not.toContain('fleet');
});

it('both sides of an attack stay in sight while its dice are asked about', () => {
  const pieces = lookedAt('spend-aim');
  expect(pieces).toContain('storm');
  expect(pieces).toContain('rebels');
});

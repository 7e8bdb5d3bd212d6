import type { SeenEvent } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { shortLines } from './lines.ts';

function told(types: readonly string[]): readonly string[] {
  const lines = types.map((type, index) => {
    const seen: SeenEvent = { decision: 0, event: { type, rule: 'sample.turn.1' } };
    return { index, seen };
  });
  return shortLines(lines, ({ event }) => event.type !== 'shuffled').map(({ seen }) => seen.event.type);
}

it('leaves out the phases in which nothing happened that is worth telling', () => {
  expect(told(['round', 'phase', 'moved', 'phase', 'shuffled', 'phase', 'phase', 'drawn'])).toEqual([
    'round',
    'phase',
    'moved',
    'phase',
    'drawn',
  ]);
});

it('keeps every round, and the phase that goes on', () => {
  expect(told(['round', 'phase', 'round', 'phase', 'phase'])).toEqual(['round', 'round', 'phase']);
});

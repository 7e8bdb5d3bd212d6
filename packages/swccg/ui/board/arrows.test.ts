import { describe, expect, it } from 'vitest';
import { nextSpot } from './arrows.ts';

const spots = [
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 200, y: 10 },
  { x: -50, y: 0 },
];

describe('arrow keys between cards', () => {
  const from = { x: 0, y: 0 };
  it('go to the nearest card straight on', () => {
    expect(nextSpot('ArrowRight', from, spots)).toBe(0);
    expect(nextSpot('ArrowLeft', from, spots)).toBe(3);
    expect(nextSpot('ArrowDown', from, spots)).toBe(1);
  });
  it('stay where nothing lies that way, and leave other keys alone', () => {
    expect(nextSpot('ArrowUp', from, spots.slice(0, 1))).toBe(-1);
    expect(nextSpot('a', from, spots)).toBe(-1);
  });
});

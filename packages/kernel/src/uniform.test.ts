import { expect, test } from 'vitest';
import { uniform } from './uniform.ts';

interface Fruit {
  readonly name: string;
  readonly stones?: number;
  readonly peel?: { readonly thick?: boolean };
}

const FRUIT: readonly Fruit[] = [{ name: 'plum', stones: 1 }, { peel: {}, name: 'orange' }, { name: 'fig' }];

test('gives all things of a kind the same fields in the same order', () => {
  const alike = FRUIT.map(uniform(FRUIT));
  for (const fruit of alike) expect(Object.keys(fruit)).toEqual(['name', 'stones', 'peel']);
});

test('adds nothing but fields that are undefined, and copies', () => {
  const alike = FRUIT.map(uniform(FRUIT));
  expect(alike).toEqual(FRUIT);
  expect(alike[1]?.peel).toBe(FRUIT[1]?.peel);
  expect(Object.keys(FRUIT[2] ?? {})).toEqual(['name']);
});

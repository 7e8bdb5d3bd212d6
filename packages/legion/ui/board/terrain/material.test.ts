import { expect, it } from 'vitest';
import { terrainKind } from '../../../src/terrain/kinds.ts';
import { materialOf } from './material.ts';

it('terrain is made of what its name says, else of what one may do with it', () => {
  const made = (id: string) => materialOf(terrainKind(id));
  expect(made('crates')).toBe('crate');
  expect(made('crater')).toBe('hollow');
  expect(made('dense-woods')).toBe('growth');
  expect(made('sandbags')).toBe('bags');
  expect(made('high-tower')).toBe('metal');
  expect(made('house')).toBe('roof');
  expect(made('wall')).toBe('stone');
});

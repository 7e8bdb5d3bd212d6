import { expect, it } from 'vitest';
import { miniName, miniNumber } from '../../src/text/names.ts';

it('the number on the board is the one that the option says', () => {
  expect(miniNumber('stormtroopers-2-3')).toBe('3');
  expect(miniName('stormtroopers-2-3').en).toBe(`miniature ${miniNumber('stormtroopers-2-3')}`);
});

import { expect, it } from 'vitest';
import { encoded, linksIn } from './index.ts';

it('writes whatever text there is as the value of a parameter, and reads it again', () => {
  for (const text of ['', 'A & B #1 = 50%', '«\u00a0Ł\u00a0»', '💥'])
    expect(linksIn(`x#name=${encoded(text)}`)[0]?.param('name')).toBe(text);
  // A name that is cut after so many characters may lose the half of its last one.
  expect(encoded('💥💥'.slice(0, 3))).toBe(encoded('💥'));
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

const kept = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span class="unbroken">([^<]*)</g)].map(
    ([, one]) => one,
  );

it('names with a short part stay on one line, long words may be broken, and nothing is lost', () => {
  expect(kept('AT-RT 2 attacks E-Web Heavy Blaster Team: 74-Z, T-65.')).toEqual(['AT-RT', 'E-Web', '74-Z', 'T-65']);
  expect(kept('Obi-Wan déploie Imperial-Class Star Destroyer – 8')).toEqual(['Obi-Wan']);
  const text = 'X-wing – 1-2, Z-95-AF4.';
  expect(renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/<[^>]*>/g, '')).toBe(text);
});

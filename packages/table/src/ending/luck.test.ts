import { expect, it } from 'vitest';
import { luckOf, luckWords } from './luck.ts';

it('luck is what the dice show, beside what they show on average', () => {
  const faces = ['yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no'];
  const luck = luckOf(
    [
      { face: 'yes', faces },
      { face: 'no', faces },
      { face: 'yes', faces: ['yes'] },
    ],
    (face) => face === 'yes',
  );
  expect(luck).toEqual({ rolled: 2, expected: 1.5 });
  expect(luckOf([], () => true)).toEqual({ rolled: 0, expected: 0 });
  expect(['en', 'fr', 'pl'].map((language) => luckWords(luck, language))).toEqual(['2 (1.5)', '2 (1,5)', '2 (1,5)']);
});

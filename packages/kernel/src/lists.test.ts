import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { emptyList, mapped } from './lists.ts';

setFlagsFromString('--allow-natives-syntax');
/** How the engine keeps a list. */
const kindOf = new Function(
  'list',
  'return { ofThings: %HasObjectElements(list), withGaps: %HasHoleyElements(list) };',
) as (list: readonly unknown[]) => { ofThings: boolean; withGaps: boolean };
const KIND = { ofThings: true, withGaps: false };

test('an empty list is one of things before anything is in it', () => {
  const list = emptyList<string>();
  expect(list).toEqual([]);
  expect(kindOf(list)).toEqual(KIND);
  expect(kindOf([])).not.toEqual(KIND);
});

test('mapped answers what map does, in one kind of list, however often it has run', () => {
  const lengths = (words: readonly string[]) => mapped(words, (word, i) => ({ i, length: word.length }));
  for (let run = 0; run < 20_000; run++) lengths(run % 3 === 0 ? [] : ['one', 'three']);
  expect(lengths(['one', 'three'])).toEqual(['one', 'three'].map((word, i) => ({ i, length: word.length })));
  expect(kindOf(lengths(['one', 'three']))).toEqual(KIND);
  expect(kindOf(lengths([]))).toEqual(KIND);
});

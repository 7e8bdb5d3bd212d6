import type { RequestView } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { withWay } from './otherway.ts';

const QUESTION: RequestView = {
  kind: 'pick',
  seat: 0,
  topic: 'target',
  rule: 'legion.attack.9',
  options: ['rebels', 'rebels:choose', 'luke', 'luke:choose', 'done'].map((key) => ({ key })),
  min: 1,
  max: 1,
  refused: [],
};
const INSTEAD = new Map([
  ['rebels', 'rebels:choose'],
  ['luke', 'luke:choose'],
]);

const offered = (other: boolean) => {
  const request = withWay(QUESTION, INSTEAD, other);
  return request.kind === 'pick' ? request.options.map(({ key }) => key) : [];
};

it('one way of each option is offered at a time, and both ways offer all there is', () => {
  expect(offered(false)).toEqual(['rebels', 'luke', 'done']);
  expect(offered(true)).toEqual(['rebels:choose', 'luke:choose', 'done']);
  const all = QUESTION.kind === 'pick' ? QUESTION.options.map(({ key }) => key) : [];
  expect(new Set([...offered(false), ...offered(true)])).toEqual(new Set(all));
});

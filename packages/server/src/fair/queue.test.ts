import { describe, expect, it } from 'vitest';
import { FairQueue, type Party } from './queue.ts';

const attended =
  (...visitors: string[]): (() => Party) =>
  () => ({ visitors, attended: true });
const unattended =
  (...visitors: string[]): (() => Party) =>
  () => ({ visitors, attended: false });

/** Serves everybody, at a price for each; gives the order. */
function served(queue: FairQueue<string>, price: (item: string) => number = () => 1): string[] {
  const order: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) {
    order.push(next.item);
    next.charge(price(next.item));
  }
  return order;
}

describe('a fair line', () => {
  it('serves one after the other when there is one visitor, and visitors in turn when there are more', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3']) queue.add(attended('a'), item);
    queue.add(attended('b'), 'b1');
    queue.add(attended('c'), 'c1');
    queue.add(attended('b'), 'b2');
    expect(served(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('counts what it takes, not how often', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 4; i++) {
      queue.add(attended('dear'), `d${i}`);
      queue.add(attended('cheap'), `c${i}`);
    }
    expect(served(queue, (item) => (item.startsWith('d') ? 3 : 1)).slice(0, 5)).toEqual(['d0', 'c0', 'c1', 'c2', 'd1']);
  });

  it('serves first what somebody waits for, and lets nobody wait behind what nobody looks at', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 150; i++) queue.add(unattended('crowd'), `u${i}`);
    queue.add(attended('player'), 'p');
    expect(queue.next()?.item).toBe('p');
    expect(queue.next(false)).toBeUndefined();
    expect(queue.next()?.item).toBe('u0');
    expect(queue.size).toBe(149);
  });

  it('asks anew who waits: somebody may have come', () => {
    const queue = new FairQueue<string>();
    let watched = false;
    queue.add(unattended('a'), 'early');
    queue.add(() => ({ visitors: ['b'], attended: watched }), 'late');
    watched = true;
    expect(served(queue)).toEqual(['late', 'early']);
  });

  it('lets nobody save up by staying away, and charges the one of several who has had least', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 10; i++) queue.add(attended('a'), `a${i}`);
    served(queue);
    for (let i = 0; i < 3; i++) {
      queue.add(attended('a'), `a${i}`);
      queue.add(attended('new'), `n${i}`);
    }
    expect(served(queue)).toEqual(['n0', 'a0', 'n1', 'a1', 'n2', 'a2']);
    queue.add(attended('a'), 'a');
    queue.add(attended('a', 'other'), 'both');
    expect(served(queue)).toEqual(['both', 'a']);
  });
});

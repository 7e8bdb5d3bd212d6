import { describe, expect, it } from 'vitest';
import {
  breakAllLocksOn,
  breakLock,
  hasLock,
  type LockEvent,
  makeRoomForLock,
  putLock,
  transferLock,
} from './locks.ts';

function skirmish() {
  const events: string[] = [];
  const lockers = ['a', 'b'].map((id, seat) => ({ id, seat, locks: [] as string[] }));
  const emit = (event: LockEvent) => {
    events.push(`${event.type} ${event.ship} ${event.target}${event.type === 'lock-broken' ? ` ${event.how}` : ''}`);
  };
  const [a, b] = lockers;
  if (!a || !b) throw new Error('There are two ships.');
  return { table: { lockers, emit }, a, b, events };
}

describe('a lock', () => {
  it('is kept until it is spent or broken', () => {
    const { table, a, events } = skirmish();
    putLock(table, a, 'x', 'game.lock.1');
    expect(hasLock(a, 'x')).toBe(true);
    breakLock(table, a, 'x', 'game.lock.1', 'spent');
    breakLock(table, a, 'x', 'game.lock.1');
    expect(hasLock(a, 'x')).toBe(false);
    expect(events).toEqual(['lock a x', 'lock-broken a x spent']);
  });

  it('makes the earlier one go, on the same object or another', () => {
    const { table, a, events } = skirmish();
    putLock(table, a, 'x', 'game.lock.1');
    expect(makeRoomForLock(table, a, 'x', 2, 'game.lock.1').next().done).toBe(true);
    putLock(table, a, 'y', 'game.lock.1');
    expect(makeRoomForLock(table, a, 'z', 1, 'game.lock.1').next().done).toBe(true);
    expect(a.locks).toEqual([]);
    expect(events).toEqual(['lock a x', 'lock-broken a x broken', 'lock a y', 'lock-broken a y broken']);
  });

  it('is chosen to go where there are several', () => {
    const { table, a } = skirmish();
    a.locks = ['x', 'y'];
    const asking = makeRoomForLock(table, a, 'z', 2, 'game.lock.1');
    expect(asking.next().value).toMatchObject({ topic: 'break-lock', seat: 0, options: [{ key: 'x' }, { key: 'y' }] });
    asking.next({ kind: 'picked', indices: [0] });
    expect(a.locks).toEqual(['y']);
  });

  it('goes to another object, but never to its own ship or twice to one', () => {
    const { table, a } = skirmish();
    a.locks = ['x', 'y'];
    transferLock(table, a, 'x', 'z', 'game.lock.1');
    expect(a.locks).toEqual(['y', 'z']);
    transferLock(table, a, 'y', 'z', 'game.lock.1');
    transferLock(table, a, 'z', 'a', 'game.lock.1');
    expect(a.locks).toEqual([]);
  });

  it('goes with what it is on, whoever has it', () => {
    const { table, a, b } = skirmish();
    a.locks = ['x'];
    b.locks = ['x', 'a'];
    breakAllLocksOn(table, 'x', 'game.lock.2');
    expect([a.locks, b.locks]).toEqual([[], ['a']]);
  });
});

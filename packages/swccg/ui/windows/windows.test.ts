import type { RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { passesByItself, readPassing, USUAL, windowOf, withWindow } from './windows.ts';

function ask(topic: string, about: Record<string, string | number>, keys: readonly string[]): RequestView {
  const options = keys.map((key) => ({ key }));
  return { kind: 'pick', seat: 0, topic, about, rule: 'swccg.core-turn.6', options, min: 1, max: 1, refused: [] };
}

const theirMove = ask('act', { phase: 'move', current: 1 }, ['pass', 'use:vader:look']);
const ownMove = ask('act', { phase: 'move', current: 0 }, ['pass', 'landspeed:vader:cantina']);
const drained = ask('respond', { moment: 'drain' }, ['pass', 'play:sense-dark:cancel']);

describe('windows that pass by themselves', () => {
  it('tells the windows apart', () => {
    expect(windowOf(theirMove, 0)).toBe('their-move');
    expect(windowOf(ownMove, 0)).toBeNull();
    expect(windowOf(drained, 0)).toBe('drain');
    expect(windowOf(ask('respond', { moment: 'end-of-battle' }, ['pass']), 0)).toBe('steps');
  });

  it('asks where something can be done, unless told otherwise', () => {
    expect(passesByItself(ask('act', { phase: 'draw', current: 1 }, ['pass', 'use:vader:look']), 0, USUAL, false)).toBe(
      true,
    );
    expect(passesByItself(theirMove, 0, USUAL, false)).toBe(false);
    expect(passesByItself(theirMove, 0, withWindow(USUAL, 'their-move', false), false)).toBe(true);
    expect(passesByItself(ownMove, 0, withWindow(USUAL, 'their-move', false), false)).toBe(false);
    expect(passesByItself(drained, 0, withWindow(USUAL, 'their-move', false), false)).toBe(false);
  });

  it('passes where nothing else is possible', () => {
    const idle = ask('act', { phase: 'battle', current: 0 }, ['pass']);
    expect(passesByItself(idle, 0, USUAL, false)).toBe(true);
    expect(passesByItself(idle, 0, { ...USUAL, idle: false }, false)).toBe(false);
    expect(passesByItself(ask('battle-destiny', {}, ['draw']), 0, USUAL, false)).toBe(false);
  });

  it('never shows online that nothing is possible, unless the player wants it', () => {
    const idle = ask('act', { phase: 'battle', current: 0 }, ['pass']);
    const theirs = (keys: string[]) => ask('act', { phase: 'draw', current: 1 }, keys);
    expect(passesByItself(idle, 0, USUAL, true)).toBe(false);
    expect(passesByItself(idle, 0, { ...USUAL, idleOnline: true }, true)).toBe(true);
    expect(passesByItself(idle, 0, { ...USUAL, idle: false, idleOnline: true }, false)).toBe(false);
    // A closed window is passed alike with and without something to do.
    expect(passesByItself(theirs(['pass']), 0, USUAL, true)).toBe(true);
    expect(passesByItself(theirs(['pass', 'use:vader:look']), 0, USUAL, true)).toBe(true);
  });

  it('reads what was kept, and falls back to the usual', () => {
    expect(readPassing(null)).toEqual(USUAL);
    expect(readPassing('nonsense')).toEqual(USUAL);
    expect(readPassing('{"idle":false,"closed":["drain","bogus"]}')).toEqual({
      idle: false,
      idleOnline: false,
      closed: ['drain'],
    });
    const closed = withWindow(USUAL, 'battle', false);
    expect(readPassing(JSON.stringify(closed))).toEqual(closed);
    expect(withWindow(closed, 'battle', true)).toEqual(USUAL);
  });
});

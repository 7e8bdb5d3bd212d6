import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences.ts';

describe('parsePreferences', () => {
  it('reads what was set', () => {
    expect(parsePreferences('{"language":"pl","theme":"light","animation":2,"sound":true}')).toMatchObject({
      language: 'pl',
      theme: 'light',
      animation: 2,
      sound: true,
    });
  });

  it.each([null, '', 'no json', '7', 'null', '{"language":"xx","theme":3,"animation":"fast","log":[]}'])(
    'takes %j for nothing set',
    (text) => {
      expect(parsePreferences(text)).toEqual(parsePreferences('{}'));
    },
  );

  it('keeps the speed in bounds', () => {
    expect(parsePreferences('{"animation":-3}').animation).toBe(0);
    expect(parsePreferences('{"animation":900}').animation).toBe(4);
  });
});

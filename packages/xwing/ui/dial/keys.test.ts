import { expect, it } from 'vitest';
import { dialKey } from './keys.ts';

it('a maneuver has one key on every dial: a row of the keyboard for each speed, left to the left', () => {
  const keys = (speed: number) =>
    ['left-turn', 'left-bank', 'straight', 'right-bank', 'right-turn']
      .map((way) => dialKey(`${speed}-${way}`))
      .join('');
  expect([keys(3), keys(2), keys(1)]).toEqual(['qwety', 'sdfgh', 'zxcvb']);
  expect([dialKey('4-koiogran'), dialKey('5-koiogran'), dialKey('3-right-segnor')]).toEqual(['4', '5', 'k']);
  expect([dialKey('5-left-turn'), dialKey('focus')]).toEqual([null, null]);
});

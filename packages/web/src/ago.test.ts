import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const NOW = 1_000_000_000_000;
const before = (seconds: number) => NOW - seconds * 1000;

it('counts in the longest unit of which there is one', () => {
  expect(ago(NOW, NOW, 'en')).toBe('now');
  expect(ago(before(59), NOW, 'en')).toBe('59 seconds ago');
  expect(ago(before(60), NOW, 'en')).toBe('1 minute ago');
  expect(ago(before(3 * 86_400), NOW, 'en')).toBe('3 days ago');
  expect(ago(before(15 * 86_400), NOW, 'fr')).toBe('il y a 2 semaines');
  expect(ago(before(5 * 3_600), NOW, 'pl')).toBe('5 godzin temu');
});

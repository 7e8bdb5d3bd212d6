import { expect, it } from 'vitest';
import { browserLanguage } from './language.ts';

it('follows the browser, and speaks English to everybody else', () => {
  expect(browserLanguage(['pl-PL', 'en'])).toBe('pl');
  expect(browserLanguage(['de', 'fr-CA'])).toBe('fr');
  expect(browserLanguage(['de'])).toBe('en');
});

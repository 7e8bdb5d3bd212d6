import { expect, it } from 'vitest';
import { cardOf } from './cardOf.ts';

it('says what a pilot, an upgrade or a damage card does, and nothing of what has no text', () => {
  expect(cardOf(undefined, 'niennunb', 'en')).toMatchObject({ name: 'Nien Nunb', text: expect.stringMatching(/\w/) });
  expect(cardOf(undefined, 'predator', 'fr')).toMatchObject({ name: 'Predator', text: expect.stringMatching(/\w/) });
  expect(cardOf(undefined, 'no-such-card', 'en')).toBeNull();
});

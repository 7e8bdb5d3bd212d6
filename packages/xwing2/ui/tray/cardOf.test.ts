import { expect, it } from 'vitest';
import { cardOf } from './cardOf.ts';

const vader = { pilot: 'darthvader', upgrades: [] };

it('says what a pilot, an upgrade, a damage card or the ability of a ship does, and nothing of what has no text', () => {
  expect(cardOf(vader, 'darthvader', 'en')).toMatchObject({ name: 'Darth Vader', text: expect.stringMatching(/\w/) });
  expect(cardOf(vader, 'crackshot', 'fr')).toMatchObject({ name: 'Crack Shot', text: expect.stringMatching(/\w/) });
  expect(cardOf(vader, 'woundedpilot', 'pl')).toMatchObject({ name: 'Wounded Pilot' });
  expect(cardOf(vader, 'tieadvancedx1:ability', 'en')?.text).toMatch(/\w/);
  expect(cardOf(vader, 'linked-action', 'en')).toBeNull();
  expect(cardOf(undefined, 'tieadvancedx1:ability', 'en')).toBeNull();
});

it('says of an upgrade the face that shows', () => {
  const front = cardOf(undefined, 'l337', 'en');
  const back = cardOf({ pilot: 'x', upgrades: [{ id: 'l337', side: 'back', charges: 0, under: null }] }, 'l337', 'en');
  expect(front?.text).not.toBe(back?.text);
});

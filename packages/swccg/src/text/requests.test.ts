import type { RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { requestWords } from './requests.ts';

describe('the sentence that asks', () => {
  const ask = (topic: string, about: Readonly<Record<string, number | string>>): RequestView => ({
    kind: 'pick',
    seat: 0,
    topic,
    about,
    rule: 'swccg.core-turn.6',
    options: [],
    min: 1,
    max: 1,
    refused: [],
  });

  it('says whose phase it is', () => {
    expect(requestWords(ask('act', { phase: 'move', current: 0 })).en).toBe('Move phase: what do you do?');
    expect(requestWords(ask('act', { phase: 'move', current: 1 })).en).toBe('Move phase of the opponent: do you act?');
  });

  it('says only what there is to pay, and how much is left to lose', () => {
    expect(requestWords(ask('satisfy', { damage: 3, attrition: 0 })).en).toBe('Battle damage 3: what do you give up?');
    expect(requestWords(ask('satisfy', { damage: 3, attrition: 4 })).en).toBe(
      'Battle damage 3, attrition 4: what do you give up?',
    );
    expect(requestWords(ask('lose-force', { count: 3 })).en).toBe('3 Force to lose: where from?');
    expect(requestWords(ask('lose-force', { count: 1 })).en).toBe('Where do you lose 1 Force from?');
  });
});

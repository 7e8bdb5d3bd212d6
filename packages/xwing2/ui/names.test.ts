import { describe, expect, it } from 'vitest';
import { shortName } from './names.ts';

describe('names on the board', () => {
  it('are short', () => {
    expect(shortName('lukeskywalker', 'en')).toBe('Luke');
    expect(shortName('academypilot-2', 'en')).toBe('Academy 2');
    expect(shortName('darthvader', 'fr')).toBe('Vader');
    expect(shortName('howlrunner', 'pl')).toBe('Howlrunner');
    expect(shortName('firstordertestpilot', 'en')).toBe('Test');
    expect(shortName('separatistdrone-2', 'en')).toBe('Drone 2');
  });
});

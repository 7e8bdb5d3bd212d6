import { describe, expect, it } from 'vitest';
import { altered, clonePlain, emptyRecord, notPlain } from './json.ts';

describe('emptyRecord', () => {
  it('knows no key of its own, whatever a person types', () => {
    const counts = emptyRecord<number>();
    for (const id of ['constructor', '__proto__', 'toString']) counts[id] = (counts[id] ?? 0) + 1;
    expect(JSON.stringify(counts)).toBe('{"constructor":1,"__proto__":1,"toString":1}');
  });

  it('is plain data and can be copied', () => {
    const counts = emptyRecord<number>();
    counts.stormtrooper = 4;
    expect(notPlain(counts)).toBeUndefined();
    expect(clonePlain(counts)).toEqual({ stormtrooper: 4 });
  });
});

describe('altered', () => {
  it('changes the copy, never the thing itself', () => {
    const weapon = { id: 'primary:front', dice: 3, arcs: ['front'] };
    expect(altered(weapon, { dice: 4 })).toEqual({ id: 'primary:front', dice: 4, arcs: ['front'] });
    expect(weapon.dice).toBe(3);
  });
});

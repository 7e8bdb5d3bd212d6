import { describe, expect, it } from 'vitest';
import { READY_SQUADS } from '../../src/squad/ready.ts';
import { back, begin, factionOf, forth, holds, openSquad, step } from './squadState.ts';

const [red, black] = READY_SQUADS;
if (!red || !black) throw new Error('Two ready squads are needed.');

describe('a squad in the builder', () => {
  it('goes back and forth among its steps, and forgets what was taken back once it goes another way', () => {
    const two = step(begin(red), black);
    expect(back(two).now).toBe(red);
    expect(forth(back(two)).now).toBe(black);
    expect(back(back(two)).now).toBe(red);
    expect(step(back(two), { ...red, name: 'Another' }).future).toEqual([]);
  });

  it('opens what it saved, XWS, nothing, and nonsense', () => {
    expect(openSquad(JSON.parse(JSON.stringify(red)))).toMatchObject({ squad: red, lost: [], unreadable: false });
    const xws = openSquad({ faction: 'galacticempire', pilots: [{ id: 'darthvader' }, { id: 'nobody' }] });
    expect(xws.squad.ships).toHaveLength(1);
    expect(xws.lost.map(({ rule }) => rule)).toEqual(['xw2.squad-lists.2']);
    expect(openSquad(undefined).squad.ships).toEqual([]);
    expect(openSquad('nonsense').unreadable).toBe(true);
  });

  it('knows its faction', () => {
    expect(factionOf(red)).toBe('rebelalliance');
    expect(factionOf(openSquad(undefined).squad)).toBeNull();
  });

  it('is searched by all words, without accents', () => {
    expect(holds('t-65 luke', 'Luke Skywalker', 'T-65 X-wing', undefined)).toBe(true);
    expect(holds('padme', 'Padmé Amidala')).toBe(true);
    expect(holds('luke vader', 'Luke Skywalker')).toBe(false);
    expect(holds('  ', 'anything')).toBe(true);
  });
});

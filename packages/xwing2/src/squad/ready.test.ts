import { parseSquad } from '@rangefinder/xwing/squad';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../card.ts';
import { pilotCard } from '../cards/catalog.ts';
import { READY_SQUADS } from './ready.ts';
import { SQUADS } from './squads.ts';

describe('ready squads', () => {
  it.each(READY_SQUADS.map((squad) => [squad.name ?? '', squad] as const))('%s is legal and playable', (_, squad) => {
    expect(SQUADS.problemsOf(squad)).toEqual([]);
    expect(parseSquad(SQUADS, squad, 'squad')).toEqual(squad);
    expect(squad.ships.reduce((sum, { pilot }) => sum + pilotCard(pilot).cost, 0)).toBe(20);
  });

  it('are eight, with names of their own, from every faction', () => {
    expect(new Set(READY_SQUADS.map(({ name }) => name)).size).toBe(8);
    const factions = new Set(READY_SQUADS.map(({ ships }) => ships[0] && pilotCard(ships[0].pilot).faction));
    expect([...factions].toSorted()).toEqual(FACTIONS.toSorted());
  });
});

import { Random } from '@rangefinder/kernel';
import { isLegal, parseSquad, randomSquad } from '@rangefinder/xwing/squad';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPilots, allUpgrades, pilotCard, unwritten } from '../cards/catalog.ts';
import { SQUADS } from './squads.ts';

const cost = (ships: readonly { pilot: string }[]) => ships.reduce((sum, { pilot }) => sum + pilotCard(pilot).cost, 0);

describe('a random squad', () => {
  it('is legal, can be played, and spends nearly all its points', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const squad = randomSquad(SQUADS, new Random(seed));
        expect(SQUADS.problemsOf(squad)).toEqual([]);
        expect(isLegal(SQUADS, squad)).toBe(true);
        expect(parseSquad(SQUADS, squad, 'squad')).toEqual(squad);
        expect(cost(squad.ships)).toBeGreaterThanOrEqual(14);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for the same numbers', () => {
    expect(randomSquad(SQUADS, new Random('same'))).toEqual(randomSquad(SQUADS, new Random('same')));
  });

  it('comes over time to every playable pilot, and to every upgrade that one of them can equip', () => {
    const random = new Random('all of them');
    const wanted = [...allPilots(), ...allUpgrades()].filter(
      (card) => card.extended !== false && unwritten(card) === undefined,
    ).length;
    const seen = new Set<string>();
    for (let i = 0; i < 60_000 && seen.size < wanted; i++) {
      for (const { pilot, upgrades } of randomSquad(SQUADS, random).ships) {
        seen.add(`pilot ${pilot}`);
        for (const upgrade of upgrades) seen.add(`upgrade ${upgrade}`);
      }
    }
    const playable = allPilots().filter((pilot) => unwritten(pilot) === undefined);
    expect(playable.filter(({ id }) => !seen.has(`pilot ${id}`)).map(({ id }) => id)).toEqual([]);
    const three = (id: string) => ({ ships: Array(3).fill({ pilot: id, upgrades: [] }), obstacles: [] });
    const unseen = allUpgrades().filter((card) => unwritten(card) === undefined && !seen.has(`upgrade ${card.id}`));
    // Whatever never came must be impossible: alone on any ship it breaks a rule of its own.
    const possible = unseen.filter((card) =>
      playable.some(({ id }) => {
        const without = SQUADS.problemsOf(three(id)).length;
        const [ship, ...others] = three(id).ships;
        return (
          SQUADS.problemsOf({ ships: [{ ...ship, upgrades: [card.id] }, ...others], obstacles: [] }).length <= without
        );
      }),
    );
    expect(possible.map(({ id }) => id)).toEqual([]);
  }, 60_000);
});

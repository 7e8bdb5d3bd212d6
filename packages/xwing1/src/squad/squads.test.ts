import { Random } from '@rangefinder/kernel';
import { legalSquad, parseSquad, randomSquad, type Squad, squadShip as ship } from '@rangefinder/xwing/squad';
import { describe, expect, it } from 'vitest';
import { allPilots } from '../cards/catalog.ts';
import { squadCost } from './cost.ts';
import { readForeign, writeForeign } from './exchange/index.ts';
import { numberOf } from './exchange/numbers.ts';
import { COMMON_OBSTACLES, READY_SQUADS } from './ready.ts';
import { SQUADS } from './squads.ts';

function squad(...ships: Squad['ships']): Squad {
  return { ships, obstacles: COMMON_OBSTACLES, paper: true };
}

const rulesOf = (built: Squad) => SQUADS.problemsOf(built).map(({ rule }) => rule);

describe('a squad of the first edition', () => {
  it('is legal if it is ready, and there are three for each faction', () => {
    expect(READY_SQUADS.length).toBe(9);
    for (const ready of READY_SQUADS) {
      expect(() => legalSquad(SQUADS, ready, ready.name ?? '')).not.toThrow();
      expect(squadCost(ready)).toBeLessThanOrEqual(100);
      expect(squadCost(ready)).toBeGreaterThan(90);
    }
  });

  it('has the points of ships and upgrades together, less for some, and less than nothing for a few', () => {
    expect(squadCost(squad(ship('rookiepilot')))).toBe(21);
    expect(squadCost(squad(ship('prototypepilot', 'chardaanrefit')))).toBe(15);
    expect(squadCost(squad(ship('darthvader', 'tiex1', 'accuracycorrector')))).toBe(29);
    expect(squadCost(squad(ship('darthvader', 'accuracycorrector')))).toBe(32);
    expect(rulesOf(squad(ship('darthvader'), ship('soontirfel'), ship('howlrunner'), ship('whisper')))).toContain(
      'xw1.squad-building.1',
    );
  });

  it.each([
    ['ships of two factions', 'xw1.factions.3', [ship('rookiepilot'), ship('academypilot')]],
    ['a name twice, as pilot and crew', 'xw1.unique-names.2', [ship('chewbacca'), ship('hansolo', 'chewbacca')]],
    ['no slot for it', 'xw1.upgrade-cards.2', [ship('academypilot', 'protontorpedoes')]],
    ['two modifications', 'xw1.upgrade-cards.2', [ship('rookiepilot', 'shieldupgrade', 'hullupgrade')]],
    ['another faction’s card', 'xw1.upgrade-cards.6', [ship('hansolo', 'darthvader')]],
    ['another size', 'xw1.upgrade-cards.7', [ship('hansolo', 'r2d6'), ship('sharabey', 'countermeasures')]],
    ['another ship’s title', 'xw1.upgrade-cards.8', [ship('rookiepilot', 'millenniumfalcon')]],
    ['too little pilot skill', 'xw1.squad-lists.7', [ship('avengersquadronpilot', 'royalguardtie')]],
    ['a title without what it needs', 'xw1.squad-lists.7', [ship('gandfindsman', 'misthunter')]],
  ] as const)('is refused for %s', (_what, rule, ships) => {
    expect(rulesOf(squad(...ships))).toContain(rule);
  });

  it('goes to a link of YASB and back with every card', () => {
    const flown = [ship('norrawexley', 'veteraninstincts', 'r2d2', 'allianceoverhaul'), ship('rookiepilot')];
    const built = { ...squad(...flown), name: 'half of \ud83d' };
    const { ships } = readForeign(writeForeign(built, 'yasb')).list as Squad;
    expect(ships.map(({ pilot, upgrades }) => [pilot, [...upgrades].sort()])).toEqual(
      built.ships.map(({ pilot, upgrades }) => [pilot, [...upgrades].sort()]),
    );
  });

  it('is read from a link that people have shared', () => {
    const { list } = readForeign(
      'https://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!s!204:27,136,198,148:41:13:',
    );
    expect((list as Squad).ships).toEqual([
      {
        pilot: 'norrawexley',
        upgrades: [
          'veteraninstincts',
          'plasmatorpedoes',
          'jynerso',
          'bb8',
          'allianceoverhaul',
          'experimentalinterface',
        ],
      },
    ]);
  });

  it('is known to YASB by every pilot', () => {
    expect(allPilots().filter(({ id }) => numberOf('pilot', id) === undefined)).toEqual([]);
  });

  it('goes to XWS and back, by the name that lists have for a pilot', () => {
    const built = squad(ship('bobafett-galacticempire'), ship('kyloren-tiesilencer'));
    const written = writeForeign(built, 'xws');
    expect(JSON.parse(written).pilots.map(({ name }: { name: string }) => name)).toEqual(['bobafett', 'kyloren']);
    expect(parseSquad(SQUADS, { ...JSON.parse(written), paper: true }, 'xws').ships).toEqual(built.ships);
  });

  it('is made by chance, and mostly legal', () => {
    const random = new Random('squads');
    const problems = Array.from({ length: 300 }, () => SQUADS.problemsOf(randomSquad(SQUADS, random)));
    expect(problems.filter((found) => found.length > 0).length).toBeLessThan(30);
  });
});

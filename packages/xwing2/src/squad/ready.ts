import { type Squad, type SquadShip, squadShip as ship } from '@rangefinder/xwing/squad';

/** What a squad without obstacles of its own brings. */
export const COMMON_OBSTACLES: readonly string[] = ['coreasteroid5', 'core2asteroid4', 'gascloud1'];

/** Squads to play at once: 20 points, legal in standard games, at least one of each faction. */
export const READY_SQUADS: readonly Squad[] = [
  ready('Red Squadron', [
    ship('lukeskywalker', 'protontorpedoes', 'crackshot'),
    ship('wedgeantilles', 'protontorpedoes', 'predator'),
    ship('redsquadronveteran', 'predator'),
    ship('banditsquadronpilot', 'clustermissiles'),
  ]),
  ready('Black Squadron', [
    ship('howlrunner', 'crackshot', 'predator'),
    ship('idenversio', 'crackshot', 'marksmanship'),
    ship('maulermithel', 'predator'),
    ship('academypilot', 'targetingcomputer'),
    ship('academypilot'),
    ship('academypilot'),
    ship('academypilot'),
    ship('academypilot'),
  ]),
  ready('The Fist of the Emperor', [
    ship('darthvader', 'shieldupgrade', 'clustermissiles', 'predator'),
    ship('soontirfel', 'predator', 'crackshot', 'shieldupgrade'),
    ship('maarekstele', 'crackshot', 'predator', 'clustermissiles'),
    ship('academypilot'),
  ]),
  ready('Hired Guns', [
    ship('bountyhunter', 'heavylasercannon', 'clustermissiles'),
    ship('skullsquadronpilot', 'iontorpedoes'),
    ship('skullsquadronpilot', 'iontorpedoes'),
    ship('cartelspacer', 'ionmissiles'),
  ]),
  ready('Blue and Red', [
    ship('blacksquadronace-t70xwing', 'crackshot', 'homingtorpedoes'),
    ship('blacksquadronace-t70xwing', 'heroic', 'heavylasercannon'),
    ship('redsquadronexpert', 'heroic'),
    ship('bluesquadronrookie', 'heavylasercannon'),
  ]),
  ready('Order and Steel', [
    ship('firstordertestpilot', 'crackshot'),
    ship('sienarjaemusengineer', 'iontorpedoes'),
    ship('omegasquadronace', 'crackshot'),
    ship('omegasquadronace', 'fanatical'),
    ship('firstordercourier', 'shieldupgrade'),
  ]),
  ready('Guardians', [
    ship('jediknight'),
    ship('jediknight'),
    ship('bluesquadronprotector', 'crackshot'),
    ship('goldsquadrontrooper', 'clustermissiles', 'marksmanship'),
    ship('goldsquadrontrooper', 'ionmissiles', 'predator'),
  ]),
  ready('Swarm of the Federation', [
    ship('skakoanace', 'crackshot'),
    ship('colicoidinterceptor', 'crackshot'),
    ship('separatistbomber', 'energyshellcharges'),
    ship('separatistbomber', 'energyshellcharges'),
    ship('separatistdrone'),
    ship('separatistdrone'),
    ship('separatistdrone'),
  ]),
];

function ready(name: string, ships: readonly SquadShip[]): Squad {
  return { name, format: 'standard', ships, obstacles: COMMON_OBSTACLES };
}

import { type Squad, type SquadShip, squadShip as ship } from '@rangefinder/xwing/squad';

/** What a squad without obstacles of its own brings. */
export const COMMON_OBSTACLES: readonly string[] = ['coreasteroid5', 'core2asteroid4', 'yt2400debris0'];

/** Squads to play at once: 100 points or a little less, three of each faction. */
export const READY_SQUADS: readonly Squad[] = [
  ready('Red Squadron', [
    ship('lukeskywalker', 'predator', 'r2d2', 'protontorpedoes'),
    ship('wedgeantilles', 'pushthelimit', 'bb8'),
    ship('biggsdarklighter', 'r4d6'),
  ]),
  ready('The Falcon and friends', [
    ship('hansolo', 'predator', 'chewbacca', 'c3po', 'millenniumfalcon', 'engineupgrade'),
    ship('airencracken', 'wingman'),
    ship('banditsquadronpilot', 'munitionsfailsafe'),
  ]),
  ready('Black and Blue', [
    ship('poedameron', 'veteraninstincts', 'r5p9', 'autothrusters'),
    ship('niennunb', 'pushthelimit', 'bb8', 'patternanalyzer'),
    ship('bluesquadronnovice', 'r2astromech'),
  ]),
  ready('Black Squadron', [
    ship('howlrunner', 'swarmtactics'),
    ship('maulermithel', 'crackshot'),
    ship('blacksquadronpilot', 'crackshot'),
    ship('blacksquadronpilot', 'crackshot'),
    ship('darkcurse'),
    ship('academypilot'),
  ]),
  ready('Aces of the Empire', [
    ship('soontirfel', 'pushthelimit', 'royalguardtie', 'autothrusters', 'stealthdevice'),
    ship('darthvader', 'veteraninstincts', 'tiex1', 'advtargetingcomputer', 'engineupgrade'),
    ship('academypilot'),
    ship('obsidiansquadronpilot'),
  ]),
  ready('First Order', [
    ship('omegaleader', 'juke', 'commrelay'),
    ship('zetaleader', 'veteraninstincts'),
    ship('quickdraw', 'expertise', 'firecontrolsystem', 'specialopstraining'),
    ship('epsilonsquadronpilot'),
  ]),
  ready('Bounty Hunters', [
    ship('bobafett-scumandvillainy', 'veteraninstincts', 'heavylasercannon', 'inertialdampeners', 'engineupgrade'),
    ship('kavil', 'veteraninstincts', 'twinlaserturret', 'unhingedastromech'),
    ship('binayrepirate'),
  ]),
  ready('Black Sun', [
    ship('talonbanecobra', 'veteraninstincts', 'engineupgrade', 'glitterstim'),
    ship('princexizor', 'virago', 'autothrusters', 'firecontrolsystem'),
    ship('binayrepirate'),
    ship('binayrepirate'),
  ]),
  ready('Brothers of steel', [
    ship(
      'ig88b',
      'veteraninstincts',
      'firecontrolsystem',
      'heavylasercannon',
      'glitterstim',
      'autothrusters',
      'ig2000',
    ),
    ship('ig88c', 'pushthelimit', 'firecontrolsystem', 'manglercannon', 'autothrusters', 'ig2000'),
  ]),
];

function ready(name: string, ships: readonly SquadShip[]): Squad {
  return { name, ships, obstacles: COMMON_OBSTACLES };
}

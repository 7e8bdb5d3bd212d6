import { type Squad, type SquadShip, squadShip as ship } from '@rangefinder/xwing/squad';

/** What a squad without obstacles of its own brings. */
export const COMMON_OBSTACLES: readonly string[] = ['coreasteroid5', 'core2asteroid4', 'yt2400debris0'];

/** Squads to play at once: 100 points or a little less, three of each faction. */
export const READY_SQUADS: readonly Squad[] = [
  ready('Rookies', [
    ship('rookiepilot', 'shieldupgrade'),
    ship('rookiepilot', 'shieldupgrade'),
    ship('rookiepilot', 'shieldupgrade'),
    ship('rookiepilot', 'shieldupgrade'),
  ]),
  ready('Black Squadron', [
    ship('howlrunner', 'veteraninstincts'),
    ship('maulermithel'),
    ship('darkcurse'),
    ship('academypilot'),
    ship('academypilot'),
    ship('academypilot'),
    ship('academypilot'),
  ]),
  ready('Cartel', [
    ship('cartelmarauder'),
    ship('cartelmarauder'),
    ship('cartelmarauder'),
    ship('cartelmarauder'),
    ship('cartelmarauder'),
  ]),
];

function ready(name: string, ships: readonly SquadShip[]): Squad {
  return { name, ships, obstacles: COMMON_OBSTACLES };
}

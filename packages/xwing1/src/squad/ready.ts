import { type Squad, type SquadShip, squadShip as ship } from '@rangefinder/xwing/squad';

/** What a squad without obstacles of its own brings. */
export const COMMON_OBSTACLES: readonly string[] = ['coreasteroid5', 'core2asteroid4', 'yt2400debris0'];

/** Squads to play at once: 100 points or a little less, three of each faction. */
export const READY_SQUADS: readonly Squad[] = [
  ready('Rookies', [
    ship('rookiepilot', 'shieldupgrade'),
    ship('rookiepilot', 'shieldupgrade'),
    ship('goldsquadronpilot'),
    ship('banditsquadronpilot'),
  ]),
  ready('Academy', [
    ship('academypilot'),
    ship('academypilot'),
    ship('academypilot'),
    ship('obsidiansquadronpilot'),
    ship('tempestsquadronpilot'),
    ship('academypilot'),
  ]),
];

function ready(name: string, ships: readonly SquadShip[]): Squad {
  return { name, ships, obstacles: COMMON_OBSTACLES };
}

import { OBSTACLES } from '@rangefinder/xwing';
import type { SquadRules } from '@rangefinder/xwing/squad';
import { HUGE_SHIPS } from '../cards/huge.ts';
import { SQUAD_CARDS } from './cards.ts';
import { GAME_MODES } from './gamemode.ts';
import { COMMON_OBSTACLES } from './ready.ts';
import { problemsOf, unfinished } from './validate.ts';
import { XWS } from './xws.ts';

/** What the rules say of squads of the first edition. */
export const SQUAD_RULES: SquadRules = {
  ...SQUAD_CARDS,
  ...GAME_MODES,
  cites: {
    unreadable: 'xw1.squad-lists.1',
    unknownPilot: 'xw1.squad-lists.2',
    unknownUpgrade: 'xw1.squad-lists.3',
    obstacles: 'xw1.squad-lists.5',
  },
  hugeShips: { rule: 'xw1.squad-lists.4', names: HUGE_SHIPS },
  // xw1.obstacles.2, .5: asteroids and debris clouds.
  obstacles: OBSTACLES.filter(({ kind }) => kind !== 'gas-cloud'),
  commonObstacles: COMMON_OBSTACLES,
  problemsOf,
  unfinished,
  xws: XWS,
};

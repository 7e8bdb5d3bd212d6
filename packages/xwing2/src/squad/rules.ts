import { OBSTACLES } from '@rangefinder/xwing';
import type { SquadRules } from '@rangefinder/xwing/squad';
import { SQUAD_CARDS } from './cards.ts';
import { GAME_MODES } from './gamemode.ts';
import { COMMON_OBSTACLES } from './ready.ts';
import { problemsOf, unfinished } from './validate.ts';
import { XWS } from './xws.ts';

/** What the rules say of squads of the second edition. */
export const SQUAD_RULES: SquadRules = {
  ...SQUAD_CARDS,
  ...GAME_MODES,
  cites: {
    unreadable: 'xw2.squad-lists.1',
    unknownPilot: 'xw2.squad-lists.2',
    unknownUpgrade: 'xw2.squad-lists.3',
    obstacles: 'xw2.missions.setup.1',
  },
  obstacles: OBSTACLES,
  commonObstacles: COMMON_OBSTACLES,
  problemsOf,
  unfinished,
  xws: XWS,
};

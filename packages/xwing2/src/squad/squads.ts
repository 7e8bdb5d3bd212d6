import { OBSTACLES } from '@rangefinder/xwing';
import type { SquadRules } from '@rangefinder/xwing/squad';
import { SQUAD_CARDS } from './cards.ts';
import { GAME_MODES } from './gamemode.ts';
import { COMMON_OBSTACLES } from './ready.ts';
import { problemsOf, unfinished } from './validate.ts';
import { XWS } from './xws.ts';

/** Squads of the second edition. */
export const SQUADS: SquadRules = {
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
  foreignFormats: ['yasb', 'launchbay', 'xws', 'text', 'reddit', 'launchbaytext', 'tabletop'],
  exchange: () => import('./exchange/index.ts'),
};

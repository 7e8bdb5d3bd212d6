import type { GameModes } from '@rangefinder/xwing/squad';

/** The two usual game modes (xw2.game-mode.3). */
export const MODES = ['standard', 'extended'] as const;
export type Mode = (typeof MODES)[number];

/**
 * The usual limits (xw2.squad-construction.2, xw2.squad-construction.3). A squad that says nothing is an extended one
 * (xw2.squad-lists.5); an event may have limits of its own, and lists of banned and restricted cards (xw2.op-squads.1,
 * xw2.game-mode.2), which name no card in these points.
 */
export const GAME_MODES: GameModes = {
  modes: MODES,
  usual: { mode: 'extended', points: 20, ships: [3, 8], banned: [], restricted: [] },
};

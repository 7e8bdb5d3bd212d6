import type { GameModes } from '@rangefinder/xwing/squad';

/** The standard dogfight: 100 points (xw1.formats.1, xw1.squad-building.2), one ship or more (xw1.squad-lists.6). */
export const GAME_MODES: GameModes = {
  modes: ['standard'],
  usual: { mode: 'standard', points: 100, ships: [1, 8], banned: [], restricted: [] },
};

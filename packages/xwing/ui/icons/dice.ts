import type { AttackFace, DefenseFace } from '../../src/index.ts';
import { ACTION_ICONS } from './actions.ts';
import { type Drawing, disc, star } from './drawing.ts';

/** What dice show: a hit is a full burst, a critical hit a burst around a burst. */
export const DICE_ICONS: Readonly<Record<AttackFace | DefenseFace, Drawing>> = {
  hit: { fill: star(8, 11.5, 5.6) },
  crit: { fill: star(8, 12, 7) + star(8, 7, 4.4) + disc(12, 12, 2.5) },
  focus: ACTION_ICONS.focus,
  evade: ACTION_ICONS.evade,
  blank: { line: 'M8 12h8', pen: 2.6 },
};

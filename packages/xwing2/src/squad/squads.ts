import type { Squads } from '@rangefinder/xwing/squad';
import { SQUAD_RULES } from './rules.ts';

/** Squads of the second edition. */
export const SQUADS: Squads = {
  ...SQUAD_RULES,
  foreignFormats: ['yasb', 'launchbay', 'xws', 'text', 'reddit', 'launchbaytext', 'tabletop'],
  exchange: () => import('./exchange/index.ts'),
};

import type { Texts } from '../words.ts';
import { ownPistol } from './hans-heavy-blaster-pistol.ts';

export const LEIAS_SPORTING_BLASTER: Texts = {
  'leias-sporting-blaster': ownPistol('Leia', 'leia', 2, 0, -1),
};
